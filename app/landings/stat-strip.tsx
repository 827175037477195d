import { toCountText, withNoun } from "#contract/values/trade.ts";
import type { LandingStats } from "./landing-stats.ts";

const MAX_NAMED = 3;

function toCount(count: number, singular: string, plural: string): string {
  return count === 1 ? singular : plural;
}

/** The live stats of a landing page in one row. */
export function StatStrip({
  stats,
  toMoney,
}: {
  stats: LandingStats;
  toMoney: (amount: number) => string;
}) {
  const { members, rates, seniority, countries } = stats;
  const named = countries.slice(0, MAX_NAMED).map(({ name }) => name);
  const items = [
    {
      value: toCountText(members),
      label: toCount(members, withNoun("developer"), withNoun("developers")),
    },
    ...(rates
      ? [
          {
            value:
              rates.min === rates.max
                ? toMoney(rates.min)
                : `${toMoney(rates.min)}–${toMoney(rates.max)}`,
            label: "an hour",
          },
          { value: toMoney(rates.median), label: "median rate" },
        ]
      : []),
    {
      value: toCountText(countries.length),
      label: `${toCount(countries.length, "country", "countries")}: ${named.join(", ")}${countries.length > MAX_NAMED ? " …" : ""}`,
    },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 md:max-lg:grid-cols-4">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-line border-t py-3">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="figures text-title">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">
        {seniority
          .map(({ label, members: people }) => `${toCountText(people)} ${label.toLowerCase()}`)
          .join(", ")}
        {rates && rates.counted < members
          ? `. ${toCountText(rates.counted)} ${rates.counted === 1 ? "shows" : "show"} a rate.`
          : "."}
      </p>
    </>
  );
}
