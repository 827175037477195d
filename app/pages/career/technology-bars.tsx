import { MIN_LIST_LENGTH } from "#app/site/shown-links.ts";
import { withNoun } from "#contract/values/trade.ts";

type TechnologyBarsProps = { technologies: readonly { name: string; members: number }[] };

/** How many developers on the site work with each of the most frequent technologies. */
export function TechnologyBars({ technologies }: TechnologyBarsProps) {
  const most = technologies[0]?.members ?? 0;
  if (technologies.length < MIN_LIST_LENGTH) return null;
  return (
    <figure className="mt-8 max-w-reading">
      <ul className="figures grid gap-x-8 sm:grid-cols-2">
        {technologies.map(({ name, members }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_5rem_2rem] items-center gap-3 border-line border-b py-1.5 text-sm"
          >
            {name}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="block h-1 w-full"
            >
              <rect width={(100 * members) / most} height="4" className="fill-ink" />
            </svg>
            <span className="text-right text-ink-soft">{members}</span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-ink-soft text-sm">
        {withNoun("Developers on the site, by technology.")}
      </figcaption>
    </figure>
  );
}
