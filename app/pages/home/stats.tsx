import { getLocale, withNoun } from "#contract/values/trade.ts";

export type StatsProps = { developers: number; technologies: number; countries: number };

/** Three counts from the database, on one hairline. */
export function Stats({ developers, technologies, countries }: StatsProps) {
  const stats = [
    { value: developers, least: 1, one: withNoun("developer"), many: withNoun("developers") },
    { value: technologies, least: 3, one: "technology", many: "technologies" },
    { value: countries, least: 2, one: "country", many: "countries" },
  ].filter(({ value, least }) => value >= least);
  // The space before the next section.
  if (stats.length < 2) return <div className="h-16 md:h-24" />;
  return (
    <dl className="mt-10 grid sm:mt-16 grid-cols-[auto_auto_auto] divide-x sm:grid-cols-3 divide-line-dark border-line-dark border-t md:mt-24">
      {stats.map(({ value, one, many }) => (
        <div
          key={many}
          className="flex flex-col-reverse px-2 py-6 first:pl-0 sm:px-4 md:px-8 md:py-8"
        >
          <dt className="text-paper-soft text-sm">{value === 1 ? one : many}</dt>
          <dd className="figures font-semibold text-heading">
            {value.toLocaleString(getLocale())}
          </dd>
        </div>
      ))}
    </dl>
  );
}
