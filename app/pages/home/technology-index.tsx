import { Link } from "react-router";
import { toDevelopersUrl } from "#app/developers/filters/member-url.ts";
import { MIN_LIST_LENGTH } from "#app/site/shown-links.ts";
import type { LetterGroup } from "#app/taxonomy/group-by-letter.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";

type TechnologyIndexProps = { groups: readonly LetterGroup<{ slug: string; name: string }>[] };

/** Every technology that a member knows, under its letter (spec §3); a phone has the search. */
export function TechnologyIndex({ groups }: TechnologyIndexProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count < MIN_LIST_LENGTH) return null;
  return (
    <Section surface="mist" aria-labelledby="technologies" className="max-sm:hidden">
      <SectionHeading id="technologies" title="Hire by technology" />
      <dl className="mt-12 columns-2 gap-8 md:columns-3 lg:columns-5">
        {groups.map(({ letter, items }) => (
          <div
            key={letter}
            className="mb-8 flex break-inside-avoid gap-4 border-line border-t pt-2"
          >
            <dt className="w-5 shrink-0 py-2 font-semibold text-ink-soft lg:py-1">{letter}</dt>
            <dd className="min-w-0">
              <ul>
                {items.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link
                      to={toDevelopersUrl({ technology: [slug] })}
                      className="inline-flex min-h-11 items-center underline-offset-4 hover:text-blue hover:underline lg:min-h-9"
                    >
                      {name}
                      <span className="sr-only">{withNoun(" developers")}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
