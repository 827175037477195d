import { Link } from "react-router";
import { toAvailability, toDateText, toMoney } from "#app/developers/parts/member-texts.ts";
import { countryName } from "#contract/countries.ts";
import { MEMBER_PROBLEM_LABELS } from "#contract/desk-member-terms.ts";
import { SENIORITY_LABELS } from "#contract/member-terms.ts";
import { useDeskTime } from "../../parts/desk-time.ts";
import { toMemberPagePath } from "./member-path.ts";
import { MemberStateLabel } from "./member-state-label.tsx";
import type { DeskMemberRow } from "./members-list.service.server.ts";

const CELL = "h-8 px-3 py-1.5 align-middle first:pl-4 last:pr-4";
const WIDE = `${CELL} hidden lg:table-cell`;

/** Members, one a row; the whole row leads to the page of the member. */
export function MemberTable({ rows }: { rows: readonly DeskMemberRow[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Members</caption>
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th className={CELL}>Name</th>
          <th className={WIDE}>Level</th>
          <th className={`${WIDE} text-right`}>Rate</th>
          <th className={`${CELL} hidden xl:table-cell`}>Country</th>
          <th className={WIDE}>Availability</th>
          <th className={`${CELL} hidden md:table-cell`}>Missing</th>
          <th className={CELL}>State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.slug} className="desk-row">
            <td className={`${CELL} w-full max-w-0 md:w-[40%] lg:w-[28%]`}>
              <Link
                to={toMemberPagePath(row.slug)}
                data-row
                className="card-link block truncate font-medium"
              >
                {row.name}
              </Link>
              <span className="block truncate text-ink-soft">{row.position}</span>
              <span className="block text-ink-soft md:hidden">
                <Missing problems={row.problems} />
              </span>
            </td>
            <td className={WIDE}>
              {row.seniority_level ? SENIORITY_LABELS[row.seniority_level] : null}
            </td>
            <td className={`${WIDE} figures whitespace-nowrap text-right`}>
              {row.sales_rate !== null && row.sales_currency
                ? toMoney(row.sales_rate, row.sales_currency)
                : null}
            </td>
            <td className={`${CELL} hidden max-w-36 truncate xl:table-cell`}>
              {countryName(row.country_code)}
            </td>
            <td className={`${WIDE} whitespace-nowrap`}>
              <Availability row={row} />
            </td>
            <td className={`${CELL} hidden text-ink-soft md:table-cell md:w-[22%]`}>
              <Missing problems={row.problems} />
            </td>
            <td className={`${CELL} whitespace-nowrap`}>
              <MemberStateLabel state={row.state} />
              {row.has_draft ? (
                <span className="block text-ink-soft">change not published</span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Missing({ problems }: Pick<DeskMemberRow, "problems">) {
  return problems
    .map((problem, index) =>
      index === 0 ? MEMBER_PROBLEM_LABELS[problem] : MEMBER_PROBLEM_LABELS[problem].toLowerCase(),
    )
    .join(", ");
}

function Availability({ row }: { row: DeskMemberRow }) {
  const { today } = useDeskTime();
  const { isNow, from, confirmed, isStale } = toAvailability(row, today);
  return (
    <>
      <span className={isStale ? "text-ink-soft" : undefined}>
        {from === undefined ? "On request" : isNow ? "Now" : `From ${toDateText(from)}`}
      </span>
      {confirmed ? (
        <span className="block text-ink-soft">confirmed {toDateText(confirmed)}</span>
      ) : null}
    </>
  );
}
