import { Link } from "react-router";
import { FollowUpDate } from "../parts/follow-up-date.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { TimeText } from "../parts/time-text.tsx";
import { useDesk } from "../parts/use-desk.ts";
import type { DeskRequestRow } from "./desk-requests.repository.server.ts";
import { canOpenRequest, NO_ACCESS } from "./request-access.ts";
import { toIntent, toRequestPath } from "./request-intent.ts";

const CELL = "h-8 px-3 py-1.5 align-middle first:pl-4 last:pr-4";
const WIDE = `${CELL} hidden lg:table-cell`;
const FROM = `${CELL} w-full md:w-[45%] lg:w-[28%] xl:w-auto`;
const REQUEST = `${CELL} hidden md:table-cell md:w-[34%] xl:w-auto`;

type RequestTableProps = {
  caption: string;
  rows: readonly DeskRequestRow[];
  /** Whether the names of the columns are visible. */
  hasHead?: boolean;
  hasFollowUp?: boolean;
  /** Query string for the pages of the rows: the filters of the list that they came from. */
  search?: string;
};

/** Requests or applications, one a row; the whole row leads to its page. */
export function RequestTable({
  caption,
  rows,
  hasHead = true,
  hasFollowUp = true,
  search = "",
}: RequestTableProps) {
  return (
    <table className="w-full border-collapse text-left xl:table-fixed">
      <caption className="sr-only">{caption}</caption>
      {/* The columns of several tables below each other are aligned on a wide screen. */}
      <colgroup className="hidden xl:table-column-group">
        <col className="w-[26%]" />
        <col className="w-[31%]" />
        <col className="w-32" />
        <col className="w-36" />
        {hasFollowUp ? <col className="w-24" /> : null}
        <col />
      </colgroup>
      <thead className={hasHead ? "border-line border-b text-ink-soft" : "sr-only"}>
        <tr>
          <th className={FROM}>From</th>
          <th className={REQUEST}>Request</th>
          <th className={CELL}>State</th>
          <th className={WIDE}>Owner</th>
          {hasFollowUp ? <th className={WIDE}>Follow up</th> : null}
          <th className={`${CELL} text-right`}>Sent</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="desk-row">
            <td className={`${FROM} max-w-0 xl:max-w-none`}>
              <Link
                to={toRequestPath(row) + search}
                data-row
                className="card-link block truncate font-medium"
              >
                {row.name}
                {row.company_name ? (
                  <span className="font-normal text-ink-soft"> · {row.company_name}</span>
                ) : null}
              </Link>
              <span className="block truncate text-ink-soft md:hidden">
                {hasFollowUp && row.follow_up_on ? (
                  <>
                    <FollowUpDate date={row.follow_up_on} /> ·{" "}
                  </>
                ) : null}
                {toIntent(row)}
              </span>
            </td>
            <td className={`${REQUEST} max-w-0 truncate xl:max-w-none`}>
              {toIntent(row)}
              {row.project_type ? (
                <span className="text-ink-soft"> · {row.project_type}</span>
              ) : null}
              {row.call_at ? (
                <span className="text-ink-soft">
                  {" "}
                  · {row.is_call_tentative ? "tentative call" : "call"}{" "}
                  <TimeText at={row.call_at} />
                </span>
              ) : null}
            </td>
            <td className={CELL}>
              <StateLabel state={row.state} />
            </td>
            <td className={`${WIDE} max-w-32 truncate xl:max-w-none`}>
              <Owner row={row} />
            </td>
            {hasFollowUp ? (
              <td className={WIDE}>
                <FollowUpDate date={row.follow_up_on} />
              </td>
            ) : null}
            <td className={`${CELL} whitespace-nowrap text-right`}>
              <TimeText at={row.submitted_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Owner({ row: { owner, owner_id, form } }: { row: DeskRequestRow }) {
  const { colleagues } = useDesk();
  const person = colleagues.find(({ id }) => id === owner_id);
  if (owner === null) return <span className="text-ink-soft">Unassigned</span>;
  if (!person || canOpenRequest(person, form)) return owner;
  return (
    <span className="text-ink-soft" title={`${owner}${NO_ACCESS}`}>
      <s>{owner}</s>
      <span className="sr-only">{NO_ACCESS}</span>
    </span>
  );
}
