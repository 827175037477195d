import { Form } from "react-router";
import { STAFF_ROLE_LABELS, STAFF_ROLES } from "#contract/staff-terms.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { StaffListItem } from "#services/staff/staff.repository.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { Panel } from "../parts/panel.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { ConfirmLink } from "./confirm-link.tsx";
import { StaffTable } from "./staff-table.tsx";

type StaffPageProps = {
  staff: readonly StaffListItem[];
  /** Changes need a recent sign-in. */
  isRecent: boolean;
  /** What was changed before this page was opened. */
  done: string | null;
  state: DeskFormState | undefined;
};

const DONE: Record<string, string> = {
  invite: "The invitation is on its way by email. It works once, for 7 days.",
  role: "The role was changed.",
  disable: "The account was disabled, and its sessions ended.",
  enable: "The account can be used again.",
  reset: "The link is on its way by email. It works once, for 7 days.",
};

const ROLES = STAFF_ROLES.map((role) => ({ value: role, label: STAFF_ROLE_LABELS[role] }));

/** Everybody who works at the desk, for owners. */
export function StaffPage({ staff, isRecent, done, state }: StaffPageProps) {
  return (
    <>
      <h1 className="px-4 py-3 font-semibold text-lg">Staff</h1>
      <ChangeNotice state={state} done={done ? DONE[done] : undefined} />
      <StaffTable staff={staff} canChange={isRecent} />
      {isRecent ? (
        <Panel title="Invite a colleague">
          <Form method="post" noValidate className="max-w-form space-y-4">
            <TextField
              name="email"
              label="Email address"
              error={state?.errors.email}
              type="email"
              autoComplete="off"
              defaultValue={state?.typed.email}
            />
            <SelectField
              name="role"
              label="Role"
              hint="Owners do everything. Partners have requests, applications, calls and members, editors content."
              error={state?.errors.role}
              defaultValue={state?.typed.role ?? "partner"}
              options={ROLES}
            />
            <button type="submit" name="intent" value="invite" className="desk-button">
              Send invitation
            </button>
          </Form>
        </Panel>
      ) : (
        <Panel title="Changes">
          <p className="mb-3 max-w-prose text-ink-soft">
            You can invite people and change accounts for 15 minutes after you've signed in.
          </p>
          <ConfirmLink path="/desk/staff">Sign in again to change staff</ConfirmLink>
        </Panel>
      )}
    </>
  );
}
