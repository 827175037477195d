import { Link } from "react-router";
import { canOwnRequest, NO_ACCESS } from "#contract/desk/request-access.ts";
import type { DeskList } from "../lists/list-page.tsx";
import { useListSearch } from "../lists/list-search.ts";
import { type ListColumn, RowLink } from "../lists/list-table.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { AwayMark } from "../time/away-mark.tsx";
import { FollowUpDate } from "../time/follow-up-date.tsx";
import { TimeText } from "../time/time-text.tsx";
import { toWaitText } from "../time/wait-text.ts";
import type { DeskRequestRow } from "./desk-requests.repository.server.ts";
import { PassageText } from "./passage-text.tsx";
import { APPLICATION_FILTERS, INBOX_FILTERS } from "./request-filters.ts";
import { toIntent, toPassagePath, toRequestPath, toRowValue } from "./request-intent.ts";

const FOLLOW_UP: ListColumn<DeskRequestRow> = {
  label: "Follow up",
  cell: (row) => <FollowUpDate date={row.follow_up_on} />,
  from: "lg",
  width: "w-24",
};

const COLUMNS: readonly ListColumn<DeskRequestRow>[] = [
  {
    label: "From",
    cell: (row) => <From row={row} />,
    className: "w-full max-w-0 md:w-[45%] lg:w-[28%] xl:w-auto xl:max-w-none",
  },
  {
    label: "Request",
    cell: (row) => <Intent row={row} />,
    from: "md",
    className: "max-w-0 truncate md:w-[34%] xl:w-auto xl:max-w-none",
  },
  { label: "State", cell: (row) => <StateLabel state={row.state} />, width: "w-32" },
  {
    label: "Owner",
    cell: (row) => <Owner row={row} />,
    from: "lg",
    width: "w-44",
    className: "max-w-40 truncate xl:max-w-none",
  },
  FOLLOW_UP,
  {
    label: "Sent",
    cell: (row) => <TimeText at={row.submitted_at} />,
    width: "w-28",
    className: "whitespace-nowrap text-right",
  },
];

const shared = {
  placeholder: "Search names, emails, messages",
  detail: (row: DeskRequestRow) =>
    row.passage ? (
      <Link
        to={toPassagePath(row, row.passage)}
        className="card-link line-clamp-2 break-words text-ink-soft"
      >
        <PassageText passage={row.passage} />
      </Link>
    ) : null,
  toKey: (row: DeskRequestRow) => row.id,
  selection: {
    toValue: toRowValue,
    toName: ({ name }: DeskRequestRow) => name,
  },
};

export const INBOX: DeskList<DeskRequestRow, typeof INBOX_FILTERS> = {
  ...shared,
  title: "Requests",
  caption: "Requests of clients, newest first",
  filters: INBOX_FILTERS,
  columns: COLUMNS,
  file: "requests",
  create: { to: "/desk/requests/new", label: "Add request" },
  empty: { title: "Nothing is open", text: "Requests appear here as soon as they're sent." },
  noMatch: { title: "No requests match", text: "Try fewer words or another state." },
};

export const APPLICATIONS: DeskList<DeskRequestRow, typeof APPLICATION_FILTERS> = {
  ...shared,
  title: "Applications",
  caption: "Applications, newest first",
  filters: APPLICATION_FILTERS,
  columns: COLUMNS.filter((column) => column !== FOLLOW_UP),
  file: "applications",
  create: { to: "/desk/applications/new", label: "Add application" },
  empty: { title: "Nothing is open", text: "Applications appear here as soon as they're sent." },
  noMatch: { title: "No applications match", text: "Try fewer words or another state." },
};

function From({ row }: { row: DeskRequestRow }) {
  const search = useListSearch();
  return (
    <>
      <RowLink
        to={toRequestPath(row) + search}
        snooze={row.form === "apply" ? undefined : toRowValue(row)}
      >
        {row.is_unread ? <UnreadMark /> : null}
        <span className={row.is_unread ? "font-bold" : undefined}>{row.name}</span>
        {row.company_name ? (
          <span className="font-normal text-ink-soft"> · {row.company_name}</span>
        ) : null}
      </RowLink>
      <span className="block truncate text-ink-soft md:hidden">
        {row.follow_up_on ? (
          <>
            <FollowUpDate date={row.follow_up_on} /> ·{" "}
          </>
        ) : null}
        <Wait since={row.waiting_since} />
        {toIntent(row)}
      </span>
    </>
  );
}

const UnreadMark = () => (
  <>
    <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-blue" />
    <span className="sr-only">Unread: </span>
  </>
);

/** How long the sender has waited for our answer. */
function Wait({ since }: { since: Date | null }) {
  const { now } = useDesk();
  return since ? <span className="text-amber">Waits {toWaitText(since, now)} · </span> : null;
}

function Intent({ row }: { row: DeskRequestRow }) {
  return (
    <>
      <Wait since={row.waiting_since} />
      {toIntent(row)}
      {row.project_type ? <span className="text-ink-soft"> · {row.project_type}</span> : null}
      {row.call_at ? (
        <span className="text-ink-soft">
          {" "}
          · {row.is_call_tentative ? "tentative call" : "call"} <TimeText at={row.call_at} />
        </span>
      ) : null}
    </>
  );
}

function Owner({ row: { owner, owner_id, form } }: { row: DeskRequestRow }) {
  const { colleagues } = useDesk();
  const person = colleagues.find(({ id }) => id === owner_id);
  if (owner === null) return <span className="text-ink-soft">Unassigned</span>;
  if (!person) return owner;
  if (canOwnRequest(person, form)) {
    return (
      <span className="flex items-baseline gap-1">
        <span className="truncate" title={person.name}>
          {person.name}
        </span>
        <AwayMark person={person} />
      </span>
    );
  }
  return (
    <span className="text-ink-soft" title={`${owner}${NO_ACCESS}`}>
      <s>{owner}</s>
      <span className="sr-only">{NO_ACCESS}</span>
    </span>
  );
}
