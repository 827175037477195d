import { Form } from "react-router";
import { STAFF_ROLE_LABELS, STAFF_ROLES } from "#contract/desk/staff-terms.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { ListPage } from "../lists/list-page.tsx";
import type { ListQuery } from "../lists/list-query.ts";
import type { ListResult } from "../lists/read-list-page.server.ts";
import { CopyLink } from "../parts/copy-link.tsx";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { Panel } from "../parts/panel.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import type { IssuedLink } from "./change-staff.server.ts";
import { ConfirmLink } from "./confirm-link.tsx";
import { CHANGEABLE_STAFF, STAFF, type StaffListItem } from "./staff-list.tsx";

type StaffPageProps = {
  query: ListQuery<typeof STAFF.filters>;
  result: ListResult<StaffListItem>;
  needsPasskey: boolean;
  /** Changes need a recent sign-in. */
  isRecent: boolean;
  /** What was changed before this page was opened. */
  done: string | null;
  state: DeskFormState | undefined;
  /** A sign-in link that was sent, to pass on: it is shown once. */
  link: IssuedLink | undefined;
};

const DONE: Record<string, string> = {
  invite: "The invitation is on its way by email. It works once, for 7 days.",
  role: "The role was changed.",
  disable: "The account was disabled, and its sessions ended.",
  enable: "The account can be used again.",
  reset: "The link is on its way by email. It works once, for 7 days.",
};

/** Everybody who works at the desk, for owners. */
export function StaffPage({
  query,
  result,
  needsPasskey,
  isRecent,
  done,
  state,
  link,
}: StaffPageProps) {
  const errors = state?.errors ?? {};
  return (
    <>
      <ListPage list={isRecent ? CHANGEABLE_STAFF : STAFF} query={query} result={result}>
        {needsPasskey ? (
          <p role="status" className="border-amber border-l-4 bg-amber-wash px-4 py-2">
            No owner has a passkey. Add one to{" "}
            <a href="/desk/account" className="link">
              your account
            </a>
            , to be able to sign in while the provider is down.
          </p>
        ) : null}
        <ChangeNotice
          state={state}
          done={
            link ? <SignInLink link={link} staff={result.rows} /> : done ? DONE[done] : undefined
          }
        />
      </ListPage>
      {isRecent ? (
        <Panel title="Invite a colleague">
          {/* An invitation that was sent empties the form. */}
          <Form
            key={state ? "refused" : result.total}
            method="post"
            noValidate
            className="max-w-form space-y-3"
          >
            <DeskInput
              id="email"
              name="email"
              label="Email address"
              errors={errors}
              type="email"
              autoComplete="off"
              defaultValue={state?.input.email}
            />
            <DeskSelect
              id="role"
              name="role"
              label="Role"
              hint="Owners can do everything. Partners have requests, applications, calls and members. Editors have content. Readers see requests, placements and insights, and change nothing."
              errors={errors}
              defaultValue={state?.input.role ?? "partner"}
            >
              {STAFF_ROLES.map((role) => (
                <option key={role} value={role}>
                  {STAFF_ROLE_LABELS[role]}
                </option>
              ))}
            </DeskSelect>
            <button type="submit" name="intent" value="invite" className="desk-button">
              Send invitation
            </button>
          </Form>
        </Panel>
      ) : (
        <Panel title="Changes">
          <p className="mb-3 max-w-reading text-ink-soft">
            You can invite people and change accounts for 15 minutes after you've signed in.
          </p>
          <ConfirmLink path="/desk/staff">Sign in again to change staff</ConfirmLink>
        </Panel>
      )}
    </>
  );
}

function SignInLink({ link, staff }: { link: IssuedLink; staff: readonly StaffListItem[] }) {
  const person = staff.find(({ id }) => id === link.id);
  return (
    <>
      <p>
        The link is on its way to {person?.email}. It works once, for an hour, with their password
        and code. You can pass it on yourself too: it isn't shown again.
      </p>
      <CopyLink link={link.url} />
    </>
  );
}
