import { Link } from "react-router";
import type { AuditQuery } from "#contract/staff.ts";
import type { AuditRow } from "#services/audit/audit-log.repository.server.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { TimeText } from "../parts/time-text.tsx";
import { AuditFilters } from "./audit-filters.tsx";

type AuditPageProps = {
  query: AuditQuery;
  entries: readonly AuditRow[];
  hasMore: boolean;
  actions: readonly string[];
  staff: readonly { id: number; name: string }[];
};

const CELL = "px-4 py-0.5 align-top lg:py-1.5";

/** Who did what and when; names of fields, never their values. */
export function AuditPage({ query, entries, hasMore, actions, staff }: AuditPageProps) {
  const last = entries.at(-1);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <h1 className="font-semibold text-base">Audit log</h1>
        <Link to="/desk/personal-data" className="link">
          Export or erase a person
        </Link>
      </header>
      <AuditFilters query={query} actions={actions} staff={staff} />
      {last ? (
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Audit log, newest first</caption>
          <thead className="sr-only lg:not-sr-only lg:table-header-group lg:border-line lg:border-b lg:text-ink-soft">
            <tr>
              <th className={CELL}>When</th>
              <th className={CELL}>Who</th>
              <th className={CELL}>Action</th>
              <th className={CELL}>Subject</th>
              <th className={CELL}>Fields</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr
                key={entry.id}
                className="flex flex-wrap items-baseline border-line border-b py-1 lg:table-row"
              >
                <td className={`${CELL} whitespace-nowrap text-ink-soft lg:text-ink`}>
                  <TimeText at={entry.at} />
                </td>
                <td className={`${CELL} break-words`}>{toWho(entry)}</td>
                <td className={`${CELL} whitespace-nowrap`}>{entry.action}</td>
                <td className={`${CELL} wrap-anywhere`}>{entry.subject}</td>
                <td
                  className={`${CELL} break-words text-ink-soft empty:hidden lg:empty:table-cell`}
                >
                  {entry.fields.join(", ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyList title="No entries">Change the filters to see others.</EmptyList>
      )}
      <nav aria-label="Pages" className="flex gap-2 px-4 py-3">
        {query.before ? (
          <Link to={toUrl({ ...query, before: undefined })} className="desk-button">
            Newest
          </Link>
        ) : null}
        {hasMore ? (
          <Link to={toUrl({ ...query, before: last?.id })} className="desk-button">
            Older
          </Link>
        ) : null}
      </nav>
    </>
  );
}

function toWho({ staff_id, name }: AuditRow): string {
  if (staff_id === null) return "Command line";
  return name || `staff ${staff_id}`;
}

function toUrl(query: AuditQuery): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(set)}`;
}
