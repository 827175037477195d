import { Form, Link } from "react-router";
import { STAFF_ROLE_LABELS, STAFF_ROLES } from "#contract/desk/staff-terms.ts";
import type { StaffListItem as StaffRow } from "#services/staff/staff.repository.server.ts";
import type { DeskList } from "../lists/list-page.tsx";
import type { ListColumn } from "../lists/list-table.tsx";
import { TimeText } from "../time/time-text.tsx";

/** A person, and how many requests and applications they have left to do. */
export type StaffListItem = StaffRow & { unfinished: number };

const NO_FILTERS = {};
/** Never shown: the reader of the list is in it. */
const NOBODY = { title: "Nobody", text: "Invite a colleague." };

const PERSON: ListColumn<StaffListItem> = {
  label: "Person",
  cell: ({ name, email }) => (
    <>
      <span className="font-medium">{name || email}</span>
      {name ? <span className="block text-ink-soft">{email}</span> : null}
    </>
  ),
  className: "basis-full break-words lg:max-w-72",
};

const ROLE: ListColumn<StaffListItem> = {
  label: "Role",
  cell: ({ role }) => STAFF_ROLE_LABELS[role],
  className: "basis-full",
};

const STATE: ListColumn<StaffListItem> = {
  label: "State",
  cell: (person) => <StaffState person={person} />,
  className: "basis-full whitespace-nowrap",
};

const WORK: ListColumn<StaffListItem> = {
  label: "Left to do",
  cell: ({ id, name, email, unfinished }) =>
    unfinished > 0 ? (
      <Link
        to={`/desk/staff/${id}`}
        className="link"
        aria-label={`Hand over ${unfinished} of ${name || email}`}
      >
        Hand over {unfinished}
      </Link>
    ) : null,
  className: "basis-full whitespace-nowrap",
};

/** Everybody with an account or an invitation. */
export const STAFF: DeskList<StaffListItem, typeof NO_FILTERS> = {
  title: "Staff",
  caption: "Staff",
  filters: NO_FILTERS,
  toKey: ({ id }) => id,
  isStacked: true,
  columns: [PERSON, ROLE, STATE, WORK],
  empty: NOBODY,
  noMatch: NOBODY,
};

/** The same with the forms that change an account. */
export const CHANGEABLE_STAFF: typeof STAFF = {
  ...STAFF,
  columns: [
    PERSON,
    { ...ROLE, cell: (person) => <RoleForm person={person} /> },
    STATE,
    WORK,
    { label: "Change", cell: (person) => <StateForm person={person} />, className: "basis-full" },
  ],
};

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
