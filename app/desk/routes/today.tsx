import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedInterview } from "#app/interviews/interview-lists.repository.server.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { CALLS } from "../calls/call-list.tsx";
import { toInterviewPath } from "../interviews/interview-line.tsx";
import { toInterviewStateText } from "../interviews/interview-state.ts";
import { ListTable } from "../lists/list-table.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { DuePlacementRows } from "../placements/due-placements.tsx";
import { toRequestPath } from "../requests/request-intent.ts";
import { INBOX } from "../requests/request-lists.tsx";
import { requirePermission } from "../require-staff.server.ts";
import { TimeText } from "../time/time-text.tsx";
import { readTodayFor, type Today } from "../today/today.service.server.ts";
import {
  TODAY_PART_NAMES,
  TODAY_PARTS,
  type TodayPartName,
  toListPath,
} from "../today/today-parts.ts";
import type { Route } from "./+types/today.ts";

export const middleware = [requirePermission("desk")];

export async function loader({ context }: Route.LoaderArgs) {
  return { today: await readTodayFor(context.get(servicesContext), context.get(staffContext)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Today");
}

export default function TodayPage({ loaderData: { today } }: Route.ComponentProps) {
  const { staff } = useDesk();
  const {
    mentions,
    calls,
    interviews,
    placements,
    unreachable,
    failed,
    failed_emails,
    unmatched,
    parts,
  } = today;
  const isEmpty =
    mentions.length +
      calls.length +
      interviews.length +
      placements.total +
      unreachable.length +
      failed.length +
      failed_emails +
      unmatched +
      TODAY_PART_NAMES.reduce((sum, name) => sum + parts[name].total, 0) ===
    0;
  const canSeeRequests = isPermitted(staff.role, "requests");
  return (
    <div className="pb-16">
      <h1 className="px-4 pt-3 font-semibold text-base">Today</h1>
      {failed_emails > 0 && failed.length === 0 ? (
        <p className="mx-4 mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
          {failed_emails === 1 ? "1 email" : `${failed_emails} emails`} couldn't be sent. See{" "}
          <code>npm run requests -- mail</code>.
        </p>
      ) : null}
      {unmatched > 0 ? (
        <p className="mx-4 mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
          <Link to="/desk/unmatched" className="link">
            {unmatched === 1 ? "1 email" : `${unmatched} emails`} in the mailbox
          </Link>{" "}
          {unmatched === 1 ? "belongs" : "belong"} to no request.
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyList title="Nothing waits for you">
          {canSeeRequests
            ? "New requests, follow-ups that are due and calls of the day appear here."
            : "Your role has no requests, applications or calls."}
        </EmptyList>
      ) : null}
      {failed.length > 0 ? (
        <Part title="Emails that couldn't be sent" total={failed.length}>
          <ul>
            {failed.map((email) => (
              <li key={email.reference} className="desk-row px-4 py-1.5">
                <Link to={toRequestPath(email)} data-row className="card-link font-medium">
                  {email.name}
                </Link>{" "}
                <span className="break-words text-red">{email.reason}</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Requests name="waiting" parts={parts} />
      <Requests name="waiting_applicants" parts={parts} />
      {mentions.length > 0 ? (
        <Part title="You were named" total={mentions.length}>
          <ul>
            {mentions.map((note) => (
              <li key={`${note.reference} ${note.at.getTime()}`} className="desk-row px-4 py-1.5">
                <Link to={toRequestPath(note)} data-row className="card-link font-medium">
                  {note.name}
                </Link>{" "}
                <span className="text-ink-soft">
                  {note.by ?? "A colleague"}, <TimeText at={note.at} />
                </span>
                <p className="truncate">{note.body}</p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {calls.length > 0 ? (
        <Part title="Today's calls" total={calls.length}>
          <ListTable {...CALLS} caption="Today's calls" rows={calls} group={undefined} />
        </Part>
      ) : null}
      <Interviews title="Today's interviews" rows={interviews} />
      <Interviews title="Interviews to arrange by phone" rows={unreachable} />
      {placements.total > 0 ? (
        <Part title="Placements that end soon" total={placements.total}>
          <DuePlacementRows due={placements} />
        </Part>
      ) : null}
      <Requests name="overdue" parts={parts} />
      <Requests name="due" parts={parts} />
      <Requests name="fresh" parts={parts} />
      <Requests name="fresh_applications" parts={parts} />
      <Requests name="mine" parts={parts} />
      <Requests name="my_applications" parts={parts} />
    </div>
  );
}

/** A part with interviews; nothing where there are none. */
function Interviews({ title, rows }: { title: string; rows: readonly ListedInterview[] }) {
  const { timezone } = useDesk();
  if (rows.length === 0) return null;
  return (
    <Part title={title} total={rows.length}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.number} ${row.member_id}`} className="desk-row px-4 py-1.5">
            <Link
              to={toInterviewPath(row.number, row.member_id)}
              data-row
              className="card-link font-medium"
            >
              {row.client} and {toFullName(row)}
            </Link>{" "}
            <span className="text-ink-soft">{toInterviewStateText(row, timezone)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="border-line border-b px-4 pb-1 font-semibold">
        {title} <span className="figures font-normal text-ink-soft">{total}</span>
      </h2>
      {children}
    </section>
  );
}

/** A part with requests; nothing where there are none. */
function Requests({ name, parts }: { name: TodayPartName; parts: Today["parts"] }) {
  const { title } = TODAY_PARTS[name];
  const part = parts[name];
  if (part.total === 0) return null;
  return (
    <Part title={title} total={part.total}>
      {/* Rows are selected in the lists, where the form is that changes them. */}
      <ListTable
        {...INBOX}
        caption={title}
        rows={part.rows}
        hasHead={false}
        selection={undefined}
      />
      {part.total > part.rows.length ? (
        <p className="px-4 py-2">
          <Link to={toListPath(name)} className="link">
            Show all {part.total}
          </Link>
        </p>
      ) : null}
    </Part>
  );
}
