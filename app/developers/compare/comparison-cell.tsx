import type { Member } from "#contract/members/member.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toDurationText } from "../overlap/day-texts.ts";
import { AvailabilityLine } from "../parts/availability-line.tsx";
import { ProofLine } from "../parts/proof-line.tsx";
import type { ComparisonRow } from "./comparison.ts";

type ComparisonCellProps = {
  row: ComparisonRow;
  member: Member;
  index: number;
  /** The value that fills the width of a bar. */
  longest: number;
};

/** What one member has in a row. */
export function ComparisonCell({ row, member, index, longest }: ComparisonCellProps) {
  const text = row.cells[index] ?? "";
  const value = row.values?.[index];
  const mark = row.best?.of.includes(index) ? (
    <span className="ml-1 font-medium text-blue"> {row.best.name}</span>
  ) : null;
  if (text === "") return <span className="text-ink-soft">–</span>;
  switch (row.drawn) {
    case "availability":
      return (
        <>
          <AvailabilityLine member={member} />
          {mark}
        </>
      );
    case "hours":
      // As high for every visitor.
      return (
        <p className="min-h-[3lh] sm:min-h-[2lh]">
          {value === undefined
            ? null
            : value === 0
              ? "No overlap"
              : `${toDurationText(value)} overlap`}
          {mark} <span className="block text-ink-soft">{toPlaceName(member.timezone)}</span>
        </p>
      );
    case "rate":
    case "money":
      // Room for the mark of a converted amount.
      return (
        <p className="min-h-[2lh] sm:min-h-[1lh]">
          {text}
          {mark}
        </p>
      );
    case "proof":
      return <ProofLine member={member} wrap />;
    case "years":
      return (
        <div className="print:flex print:items-center print:gap-2">
          <span className="shrink-0 print:w-24">
            {text}
            {mark}
          </span>
          <svg aria-hidden="true" className="mt-1 block h-2 w-full print:mt-0">
            <rect
              width={`${Math.round(((value ?? 0) / longest) * 100)}%`}
              height="8"
              className={mark ? "fill-blue" : "fill-blue-line"}
            />
          </svg>
        </div>
      );
    case "position":
      return <p className="line-clamp-3">{text}</p>;
    default:
      return (
        <>
          {text}
          {mark}
        </>
      );
  }
}
