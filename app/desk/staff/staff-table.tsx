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
      <thead className="sr-only md:not-sr-only md:table-header-group md:border-line md:border-b md:text-ink-soft">
        <tr>
          <th className={CELL}>Person</th>
          <th className={CELL}>Role</th>
          <th className={CELL}>State</th>
          {canChange ? <th className={CELL}>Change</th> : null}
        </tr>
      </thead>
      <tbody>
        {staff.map((person) => (
          <tr key={person.id} className="block border-line border-b py-1 md:table-row">
            <td className={`${CELL} block break-words md:table-cell md:max-w-72`}>
              <span className="font-medium">{person.name || person.email}</span>
              {person.name ? <span className="block text-ink-soft">{person.email}</span> : null}
            </td>
            <td className={`${CELL} block md:table-cell`}>
              {canChange ? <RoleForm person={person} /> : STAFF_ROLE_LABELS[person.role]}
            </td>
            <td className={`${CELL} block whitespace-nowrap md:table-cell`}>
              <StaffState person={person} />
            </td>
            {canChange ? (
              <td className={`${CELL} block md:table-cell`}>
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

function StateForm({ person: { id, name, email, disabled_at } }: { person: StaffListItem }) {
  const who = name || email;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {disabled_at ? (
        <button
          type="submit"
          name="intent"
          value="enable"
          aria-label={`Enable ${who}`}
          className="desk-button"
        >
          Enable
        </button>
      ) : (
        <>
          <button
            type="submit"
            name="intent"
            value="reset"
            aria-label={`Send new link to ${who}`}
            className="desk-button"
          >
            Send new link
          </button>
          <button
            type="submit"
            name="intent"
            value="disable"
            aria-label={`Disable ${who}`}
            className="desk-button"
          >
            Disable
          </button>
        </>
      )}
    </Form>
  );
}
