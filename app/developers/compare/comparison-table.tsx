import { X } from "lucide";
import { Link } from "react-router";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import type { Member } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { OverlapLine } from "../overlap/overlap-line.tsx";
import { AvailabilityLine } from "../parts/availability-line.tsx";
import { LatinName } from "../parts/latin-name.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { toBreakableName } from "../parts/member-texts.ts";
import { useMoney } from "../parts/use-money.ts";
import { VettedLine } from "../parts/vetted-line.tsx";
import { toCompareUrl } from "./compare-url.ts";
import { type ComparisonRow, type DrawnCell, toComparison } from "./comparison.ts";

type ComparisonTableProps = { members: readonly Member[]; onlyDifferences: boolean };

/** On a phone two columns of members beside the labels; the others are scrolled to. */
const COLUMN = "w-[calc((100vw-8rem)/2)] snap-start px-2 align-top sm:w-auto sm:px-3";
const LABEL =
  "sticky left-0 z-10 w-24 bg-paper py-2 print:py-0.5 pr-2 text-left align-top font-normal text-ink-soft text-sm sm:w-40";

/** Members side by side: their facts, then the years with each technology. */
export function ComparisonTable({ members, onlyDifferences }: ComparisonTableProps) {
  const { facts, technologies } = toComparison(members, useMoney());
  const shown = (rows: readonly ComparisonRow[]) =>
    onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <section
      aria-label="Comparison"
      className="relative low:max-h-none max-h-[85dvh] snap-x scroll-pl-24 overflow-auto border-line border-y print:max-h-none print:overflow-visible"
    >
      <table className="wrap-anywhere w-full table-fixed border-separate border-spacing-0 print:text-xs print:leading-tight">
        <caption className="sr-only">
          {withNoun("Developers side by side. Rows that differ are marked.")}
        </caption>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-30 w-24 border-line border-b bg-paper sm:w-40" />
            {members.map((member) => (
              <MemberHead key={member.id} member={member} members={members} />
            ))}
          </tr>
        </thead>
        <Rows rows={shown(facts)} members={members} />
        <Rows rows={shown(technologies)} members={members} title="Years of work" />
        <tfoot className="print:hidden">
          <tr>
            <td className={LABEL} />
            {members.map(({ id }) => (
              <td key={id} className={classNames(COLUMN, "py-4")}>
                <ShortlistButton id={id} className="w-full max-sm:px-2" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function MemberHead({ member, members }: { member: Member; members: readonly Member[] }) {
  const name = toFullName(member);
  const others = members.flatMap(({ id }) => (id === member.id ? [] : [id]));
  return (
    <th
      scope="col"
      className={classNames(
        COLUMN,
        "sticky top-0 z-20 border-line border-b bg-paper py-3 text-left font-normal print:static",
      )}
    >
      <div className="flex items-start justify-between gap-2 print:hidden">
        <MemberAvatar member={member} size="small" />
        <Link
          to={toCompareUrl(others)}
          rel="nofollow"
          preventScrollReset
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-blue-wash print:hidden"
        >
          <Icon of={X} className="size-4" />
          <span className="sr-only">Remove {name}</span>
        </Link>
      </div>
      <Link to={`/developers/${member.slug}`} className="link mt-2 inline-block font-medium">
        {toBreakableName(name)}
      </Link>
      <LatinName member={member} className="text-ink-soft text-sm" />
      <p className="mt-1 line-clamp-2 text-ink-soft text-sm">{member.position}</p>
    </th>
  );
}

type RowsProps = { rows: readonly ComparisonRow[]; members: readonly Member[]; title?: string };

function Rows({ rows, members, title }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {title ? (
        <tr>
          <th
            scope="rowgroup"
            colSpan={members.length + 1}
            className="border-line border-b pt-6 pb-2 print:py-1 text-left font-medium"
          >
            <span className="sticky left-0">{title}</span>
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <tr key={row.label} className="group" data-differs={row.isDifferent || undefined}>
          <th scope="row" className={classNames(LABEL, "border-line border-b")}>
            {row.label}
            {row.isDifferent ? (
              <span className="ml-1 text-blue">
                <span aria-hidden="true">≠</span>
                <span className="sr-only"> (differs)</span>
              </span>
            ) : null}
          </th>
          {members.map((member, index) => (
            <td
              key={member.id}
              className={classNames(
                COLUMN,
                "figures border-line border-b py-2 print:py-0.5",
                row.isDifferent && "bg-blue-wash",
              )}
            >
              <Cell drawn={row.drawn} text={row.cells[index] ?? ""} member={member} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type CellProps = { drawn: DrawnCell | undefined; text: string; member: Member };

function Cell({ drawn, text, member }: CellProps) {
  if (text === "") return <span className="text-ink-soft">–</span>;
  switch (drawn) {
    case "availability":
      return <AvailabilityLine member={member} className="text-sm print:text-xs" />;
    case "hours":
      return <OverlapLine timezone={member.timezone} className="text-sm print:text-xs" lines={3} />;
    case "money":
      // Room for the mark of a converted amount.
      return <p className="min-h-[2lh] sm:min-h-[1lh]">{text}</p>;
    case "vetting":
      return <VettedLine member={member} className="text-sm print:text-xs" />;
    default:
      return text;
  }
}
