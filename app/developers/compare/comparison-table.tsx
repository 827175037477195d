import { Fragment, type RefObject } from "react";
import { Link } from "react-router";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import type { Member } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import type { useShownDay } from "../overlap/use-shown-day.ts";
import { toCompareUrl } from "./compare-url.ts";
import type { Comparison, ComparisonRow } from "./comparison.ts";
import { ComparisonCell } from "./comparison-cell.tsx";
import { CELL, toColumn } from "./comparison-column.ts";
import { ComparisonDrawing } from "./comparison-drawing.tsx";
import type { SharedScroll } from "./use-shared-scroll.ts";

type ComparisonTableProps = {
  members: readonly Member[];
  comparison: Comparison;
  shown: ReturnType<typeof useShownDay>;
  scroll: SharedScroll;
};

/** Members side by side: their facts, then the years with each technology. */
export function ComparisonTable({ members, comparison, shown, scroll }: ComparisonTableProps) {
  const { facts, technologies } = comparison;
  return (
    <div
      ref={scroll.ref as RefObject<HTMLDivElement | null>}
      onScroll={scroll.onScroll}
      className="relative snap-x overflow-x-auto noscript:overflow-visible"
    >
      <table className="wrap-anywhere w-full table-fixed border-separate border-spacing-0 text-left text-sm print:text-xs print:leading-tight">
        <caption className="sr-only">
          {withNoun("Developers side by side. The best value of each row is marked.")}
        </caption>
        <colgroup>
          <col className="w-px lg:w-40 print:w-24" />
          {members.map(({ id }) => (
            <col key={id} className={toColumn(members.length)} />
          ))}
        </colgroup>
        {/* Seen above the table. */}
        <thead>
          <tr>
            <td className="p-0" />
            {members.map((member) => (
              <th key={member.id} scope="col" className="snap-start p-0">
                <span className="sr-only">{toFullName(member)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Rows rows={facts} members={members} shown={shown} />
        <Rows rows={technologies} members={members} shown={shown} title="Years of work" />
        <tfoot className="print:hidden">
          <tr>
            <td />
            {members.map((member) => (
              <td key={member.id} className={classNames(CELL, "py-4 align-top")}>
                <ShortlistButton
                  id={member.id}
                  name={toFullName(member)}
                  variant="secondary"
                  size="small"
                  className="w-full max-sm:px-2"
                />
                <Link
                  to={toCompareUrl(members.flatMap(({ id }) => (id === member.id ? [] : [id])))}
                  rel="nofollow"
                  preventScrollReset
                  className="link mt-2 inline-flex min-h-11 items-center"
                >
                  Remove<span className="sr-only"> {toFullName(member)}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type RowsProps = Pick<ComparisonTableProps, "members" | "shown"> & {
  rows: readonly ComparisonRow[];
  title?: string;
};

function Rows({ rows, members, shown, title }: RowsProps) {
  if (rows.length === 0) return null;
  const years = rows.flatMap(({ drawn, values = [] }) => (drawn === "years" ? values : []));
  const longest = Math.max(1, ...years.map((value) => value ?? 0));
  return (
    <tbody>
      {title ? (
        <tr>
          <th
            scope="rowgroup"
            colSpan={members.length + 1}
            className="border-line border-b pt-6 pb-2 font-medium text-base print:py-1"
          >
            <span className="sticky left-0">{title}</span>
          </th>
        </tr>
      ) : null}
      {rows.map((row) => {
        const isDrawn = row.drawn === "rate" || row.drawn === "hours";
        return (
          <Fragment key={row.label}>
            <tr>
              {/* Below its width a label is a line above the values. */}
              <th
                scope="row"
                className="sticky left-0 z-10 p-0 align-top font-normal text-ink-soft"
              >
                <div className="relative lg:static lg:py-2 print:static print:py-px">
                  <span className="absolute top-2 left-2 w-max lg:static lg:w-auto print:static print:w-auto">
                    {row.label}
                  </span>
                </div>
              </th>
              {members.map((member, index) => (
                <td
                  key={member.id}
                  className={classNames(
                    CELL,
                    "figures pt-8 pb-2 align-top lg:pt-2 print:py-px",
                    !isDrawn && "border-line border-b",
                    row.best?.of.includes(index) && "bg-blue-wash",
                  )}
                >
                  <ComparisonCell row={row} member={member} index={index} longest={longest} />
                </td>
              ))}
            </tr>
            {isDrawn ? <ComparisonDrawing members={members} row={row} shown={shown} /> : null}
          </Fragment>
        );
      })}
    </tbody>
  );
}
