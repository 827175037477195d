import { Form } from "react-router";
import { STAFF_ROLE_LABELS, STAFF_ROLES } from "#contract/staff-terms.ts";
import type { StaffListItem } from "#services/staff/staff.repository.server.ts";
import { TimeText } from "../parts/time-text.tsx";

const CELL = "px-4 py-2 align-top";

/** Everybody with an account or an invitation, with the buttons that change it. */
export function StaffTable({
  staff,
  canChange,
}: {
  staff: readonly StaffListItem[];
  canChange: boolean;
}) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Staff</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group lg:border-line lg:border-b lg:text-ink-soft">
        <tr>
          <th className={CELL}>Person</th>
          <th className={CELL}>Role</th>
          <th className={CELL}>State</th>
          {canChange ? <th className={CELL}>Change</th> : null}
        </tr>
      </thead>
      <tbody>
        {staff.map((person) => (
          <tr key={person.id} className="block border-line border-b py-1 lg:table-row">
            <td className={`${CELL} block break-words lg:table-cell lg:max-w-72`}>
              <span className="font-medium">{person.name || person.email}</span>
              {person.name ? <span className="block text-ink-soft">{person.email}</span> : null}
            </td>
            <td className={`${CELL} block lg:table-cell`}>
              {canChange ? <RoleForm person={person} /> : STAFF_ROLE_LABELS[person.role]}
            </td>
            <td className={`${CELL} block whitespace-nowrap lg:table-cell`}>
              <StaffState person={person} />
            </td>
            {canChange ? (
              <td className={`${CELL} block lg:table-cell`}>
                <StateForm person={person} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StaffState({ person: { disabled_at, is_set_up, seen_at } }: { person: StaffListItem }) {
  if (disabled_at) return <span className="text-ink-soft">Disabled</span>;
  if (!is_set_up) return "Invited";
  if (!seen_at) return "Signed out";
  return (
    <>
      Active <TimeText at={seen_at} />
    </>
  );
}

function RoleForm({ person: { id, name, email, role } }: { person: StaffListItem }) {
  return (
    <Form method="post" className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      <select
        key={role}
        name="role"
        defaultValue={role}
        aria-label={`Role of ${name || email}`}
        className="desk-control w-28"
      >
        {STAFF_ROLES.map((one) => (
          <option key={one} value={one}>
            {STAFF_ROLE_LABELS[one]}
          </option>
        ))}
      </select>
      <button type="submit" name="intent" value="role" className="desk-button">
        Save
      </button>
    </Form>
  );
}

const SIGN_IN = { intent: "sign-in-link", label: "Send sign-in link", to: "Send sign-in link to" };
const RESET = { intent: "reset", label: "Send set-up link", to: "Send set-up link to" };
const DISABLE = { intent: "disable", label: "Disable", to: "Disable" };
const ENABLE = { intent: "enable", label: "Enable", to: "Enable" };

function listChanges({ disabled_at, has_password }: StaffListItem) {
  if (disabled_at) return [ENABLE];
  return has_password ? [SIGN_IN, RESET, DISABLE] : [RESET, DISABLE];
}

function StateForm({ person }: { person: StaffListItem }) {
  const { id, name, email } = person;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {listChanges(person).map(({ intent, label, to }) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          aria-label={`${to} ${name || email}`}
          className="desk-button"
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
