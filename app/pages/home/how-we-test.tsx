import { Link } from "react-router";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { VettedCounts } from "#app/developers/stats/vetted-counts.ts";
import type { Vetting } from "#contract/members/vetting.ts";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";
import { toDatedText, toPeriodText, toRecordsText } from "./vetted-texts.ts";

type HowWeTestProps = {
  vetting: Vetting | undefined;
  /** Of the profiles on the site. */
  counts: VettedCounts;
  /** Whose dated checks are an example. */
  example: { slug: string; name: string } | undefined;
};

/**
 * The stations that a candidate passes, on one line, each with how many got there and how many
 * profiles prove it.
 */
export function HowWeTest({ vetting, counts, example }: HowWeTestProps) {
  if (!vetting) return null;
  const { stations } = vetting;
  const records = toRecordsText(counts.any, counts.members);
  return (
    <Section surface="mist" aria-labelledby="how-we-test">
      <SectionHeading
        id="how-we-test"
        title="How we test"
        lead={toPeriodText(vetting, counts.members)}
      />
      <ol className="mt-8 grid sm:mt-12 lg:mt-16 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-0">
        {stations.map(({ name, text, count, check }, index) => {
          const isLast = index === stations.length - 1;
          const dated = check && toDatedText(counts[check]);
          return (
            <li
              key={name}
              className="relative border-ink border-l pb-5 pl-8 last:border-transparent last:pb-0 lg:border-t lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0"
            >
              <span
                aria-hidden="true"
                className={`absolute top-0 -left-[0.4375rem] size-3.5 rounded-full border forced-color-adjust-none lg:-top-[0.4375rem] lg:left-0 ${
                  isLast ? "border-accent bg-accent" : "border-ink bg-mist"
                }`}
              />
              <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
                <p className="figures font-semibold text-heading max-lg:-mt-2.5">
                  {(count === "members" ? counts.members : count).toLocaleString("en")}
                </p>
                <h3 className="text-lg sm:mt-1">{name}</h3>
              </div>
              <p className="mt-1 max-w-80 text-ink-soft text-sm sm:mt-2">{text}</p>
              {dated ? (
                <p className="figures mt-2 max-w-80 text-sm max-sm:hidden">{dated}</p>
              ) : null}
            </li>
          );
        })}
      </ol>
      {records ? (
        <p className="figures mt-6 border-line border-t pt-6 sm:mt-10 lg:mt-14">
          {records}{" "}
          {example ? (
            <Link to={`${toProfilePath(example.slug)}#vetting`} className="link">
              See the checks of {example.name}
            </Link>
          ) : null}
        </p>
      ) : null}
    </Section>
  );
}
