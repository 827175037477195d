import { Link } from "react-router";
import { MIN_COMPARED, toCompareUrl } from "#app/developers/compare/compare-url.ts";
import { toCurrencyName } from "#app/developers/parts/money-text.ts";
import { useShownMoney } from "#app/developers/parts/use-money.ts";
import { toNumberWord } from "#app/site/terms/terms.ts";
import type { RateStats } from "#contract/members/member-summary.ts";
import { SENIORITY_LABELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";

type RateTableProps = {
  rates: RateStats;
  /** Without the currency, which follows it. */
  caption: string;
  /** Part of the rate that is shown: 1 for what clients pay. */
  share?: number;
  /** Ids of some members of each level, who can be compared. */
  compared?: Partial<Record<SeniorityLevel, number[]>>;
};

const head = "border-ink border-b py-2 pr-2 text-left sm:pr-4 align-bottom font-medium";
const cell = "border-line border-b py-3 pr-2 sm:pr-4";

/** Lowest, median and highest rate of each level, as numbers and as a ruled line. */
export function RateTable({ rates, caption, share = 1, compared = {} }: RateTableProps) {
  const { currency, levels, all } = rates;
  const toShown = useShownMoney();
  const money = (rate: number) => toShown(Math.round(rate * share), currency).text;
  const shown = toShown(all.median, currency);
  const end = Math.ceil(all.max / 10) * 10;
  return (
    <table className="figures w-full text-left">
      <caption className="pb-4 text-left text-ink-soft text-sm">
        {/* Room for the longest currency. */}
        <span className="block min-h-[2lh] sm:min-h-[1lh]">
          {caption}, in {toCurrencyName(shown.currency)}
          {shown.isAbout ? " (about)." : "."}
        </span>
      </caption>
      <thead className="text-sm">
        <tr>
          <th scope="col" className={head}>
            Level
          </th>
          <th scope="col" className={head}>
            Lowest
          </th>
          <th scope="col" className={head}>
            Median
          </th>
          <th scope="col" className={head}>
            Highest
          </th>
          <td aria-hidden="true" className="hidden w-2/5 border-ink border-b sm:table-cell" />
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, count, min, median, max }) => (
          <tr key={level}>
            <th scope="row" className={`${cell} font-medium`}>
              {SENIORITY_LABELS[level]}
              <span className="block font-normal text-ink-soft text-sm">
                {count === 1 ? withNoun("1 developer") : withNoun(`${count} developers`)}
              </span>
              <CompareLink level={level} ids={compared[level] ?? []} />
            </th>
            <td className={cell}>{money(min)}</td>
            <td className={`${cell} font-semibold`}>{money(median)}</td>
            <td className={cell}>{money(max)}</td>
            <td aria-hidden="true" className="hidden border-line border-b sm:table-cell">
              <svg
                aria-hidden="true"
                viewBox="0 0 200 24"
                preserveAspectRatio="none"
                className="block h-6 w-full"
              >
                <path d="M0 12H200" vectorEffect="non-scaling-stroke" className="stroke-line" />
                <rect
                  x={(200 * min) / end}
                  width={Math.max(1, (200 * (max - min)) / end)}
                  y="9"
                  height="6"
                  className="fill-blue-line"
                />
                <rect
                  x={(200 * median) / end - 1}
                  width="2"
                  y="3"
                  height="18"
                  className="fill-ink"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CompareLink({ level, ids }: { level: SeniorityLevel; ids: number[] }) {
  if (ids.length < MIN_COMPARED) return null;
  return (
    <Link
      to={toCompareUrl(ids)}
      rel="nofollow"
      className="link inline-flex min-h-11 items-center whitespace-nowrap font-normal text-sm"
    >
      <span>
        Compare {toNumberWord(ids.length)}
        <span className="sr-only">
          {" "}
          {SENIORITY_LABELS[level].toLowerCase()}
          {withNoun(" developers side by side")}
        </span>
      </span>
    </Link>
  );
}
