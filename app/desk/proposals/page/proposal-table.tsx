import { Link } from "react-router";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toShortDate } from "../../parts/desk-time.ts";
import { TimeText } from "../../parts/time-text.tsx";
import type { DeskProposalRow } from "../desk-proposals.repository.server.ts";
import { toProposalPath } from "../proposal-state.ts";
import { ProposalStateLabel } from "./proposal-state-label.tsx";

const CELL = "h-8 px-3 py-1.5 align-middle first:pl-4 last:pr-4";
const WIDE = `${CELL} hidden lg:table-cell`;

/** Proposals, one a row; the whole row leads to its page. */
export function ProposalTable({ rows }: { rows: readonly DeskProposalRow[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Proposals, last changed first</caption>
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th className={CELL}>Client</th>
          <th className={CELL}>State</th>
          <th className={`${CELL} hidden md:table-cell`}>Developers</th>
          <th className={WIDE}>Opened</th>
          <th className={WIDE}>Valid until</th>
          <th className={WIDE}>Prepared by</th>
          <th className={`${CELL} text-right`}>Changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="desk-row">
            <td className={`${CELL} w-full max-w-0 lg:w-[32%]`}>
              <Link
                to={toProposalPath(row.id)}
                data-row
                className="card-link block truncate font-medium"
              >
                {row.client || "No client yet"}
                {row.reference ? (
                  <span className="figures font-normal text-ink-soft"> · {row.reference}</span>
                ) : null}
              </Link>
              <span className="block truncate text-ink-soft md:hidden">
                {toDeveloperCount(row.members)}
              </span>
            </td>
            <td className={`${CELL} whitespace-nowrap`}>
              <ProposalStateLabel state={row.state} />
              {row.has_draft ? <span className="text-ink-soft"> · change not sent</span> : null}
            </td>
            <td className={`${CELL} figures hidden md:table-cell`}>{row.members}</td>
            <td className={`${WIDE} whitespace-nowrap`}>
              {row.opened_count > 0 && row.opened_last_at ? (
                <>
                  <span className="figures">{row.opened_count}×</span>
                  <span className="text-ink-soft">
                    {" "}
                    · last <TimeText at={row.opened_last_at} />
                  </span>
                </>
              ) : (
                <span className="text-ink-soft">
                  {/* Answers came before openings were counted. */}
                  {row.state === "answered" ? "Not counted" : "Not yet"}
                </span>
              )}
            </td>
            <td className={`${WIDE} figures whitespace-nowrap`}>
              {row.valid_until ? toShortDate(row.valid_until) : null}
            </td>
            <td className={`${WIDE} max-w-40 truncate`}>{row.prepared_by}</td>
            <td className={`${CELL} whitespace-nowrap text-right`}>
              <TimeText at={row.changed_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
