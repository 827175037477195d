import { toCountText, withNoun } from "#contract/values/trade.ts";

export type StatsProps = {
  developers: number;
  technologies: number;
  countries: number;
  /** Placements of the last twelve months; null while they are too few. */
  hires: { count: number; median_days: number } | null;
};

/** Three counts from the database, on one hairline, and below them what they led to. */
export function Stats({ developers, technologies, countries, hires }: StatsProps) {
  const stats = [
    { value: developers, least: 1, one: withNoun("developer"), many: withNoun("developers") },
    { value: technologies, least: 3, one: "technology", many: "technologies" },
    { value: countries, least: 2, one: "country", many: "countries" },
  ].filter(({ value, least }) => value >= least);
  // The space before the next section.
  if (stats.length < 2) return <div className="h-16 md:h-24" />;
  return (
    <>
      <dl className="mt-10 grid sm:mt-16 grid-cols-[auto_auto_auto] divide-x sm:grid-cols-3 divide-line-dark border-line-dark border-t md:mt-24">
        {stats.map(({ value, one, many }) => (
          <div
            key={many}
            className="flex flex-col-reverse px-2 py-6 first:pl-0 sm:px-4 md:px-8 md:py-8"
          >
            <dt className="text-paper-soft text-sm">{value === 1 ? one : many}</dt>
            <dd className="figures font-semibold text-heading">{toCountText(value)}</dd>
          </div>
        ))}
      </dl>
      {hires ? <p className="pb-6 text-paper-soft">{toHiresText(hires)}</p> : null}
    </>
  );
}

/** `14 hires in the last twelve months, half of them within 23 days of the request.` */
function toHiresText({ count, median_days }: NonNullable<StatsProps["hires"]>): string {
  const hires = `${toCountText(count)} hires in the last twelve months`;
  if (median_days < 1) return `${hires}.`;
  const days = median_days === 1 ? "a day" : `${toCountText(median_days)} days`;
  return `${hires}, half of them within ${days} of the request.`;
}
