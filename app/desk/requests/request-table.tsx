import { Link } from "react-router";
import { FollowUpDate } from "../parts/follow-up-date.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { TimeText } from "../parts/time-text.tsx";
import type { DeskRequestRow } from "./desk-requests.repository.server.ts";
import { toIntent, toRequestPath } from "./request-intent.ts";

const CELL = "h-8 px-3 py-1.5 align-middle";
const WIDE = `${CELL} hidden lg:table-cell`;

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
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className={hasHead ? "border-line border-b text-ink-soft" : "sr-only"}>
        <tr>
          <th className={CELL}>From</th>
          <th className={`${CELL} hidden md:table-cell`}>Request</th>
          <th className={CELL}>State</th>
          <th className={WIDE}>Owner</th>
          {hasFollowUp ? <th className={WIDE}>Follow up</th> : null}
          <th className={`${CELL} text-right`}>Sent</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="desk-row">
            <td className={`${CELL} w-full max-w-0 md:w-[45%] lg:w-[28%]`}>
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
              <span className="block truncate text-ink-soft md:hidden">{toIntent(row)}</span>
            </td>
            <td className={`${CELL} hidden max-w-0 truncate md:table-cell md:w-[34%]`}>
              {toIntent(row)}
              {row.project_type ? (
                <span className="text-ink-soft"> · {row.project_type}</span>
              ) : null}
              {row.call_at ? (
                <span className="text-ink-soft">
                  {" "}
                  · call <TimeText at={row.call_at} />
                </span>
              ) : null}
            </td>
            <td className={CELL}>
              <StateLabel state={row.state} />
            </td>
            <td className={`${WIDE} max-w-32 truncate`}>
              {row.owner ?? <span className="text-ink-soft">Unassigned</span>}
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
