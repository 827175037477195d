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

const CELL = "px-4 py-1.5 align-top";

/** Who did what and when; names of fields, never their values. */
export function AuditPage({ query, entries, hasMore, actions, staff }: AuditPageProps) {
  const last = entries.at(-1);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <h1 className="font-semibold text-lg">Audit log</h1>
        <Link to="/desk/personal-data" className="link">
          Export or erase a person
        </Link>
      </header>
      <AuditFilters query={query} actions={actions} staff={staff} />
      {last ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has focus
        <section aria-label="Entries" tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">Audit log, newest first</caption>
            <thead className="border-line border-b text-ink-soft">
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
                <tr key={entry.id} className="border-line border-b">
                  <td className={`${CELL} whitespace-nowrap`}>
                    <TimeText at={entry.at} />
                  </td>
                  <td className={CELL}>{toWho(entry)}</td>
                  <td className={`${CELL} whitespace-nowrap`}>{entry.action}</td>
                  <td className={`${CELL} whitespace-nowrap`}>{entry.subject}</td>
                  <td className={CELL}>{entry.fields.join(", ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
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
