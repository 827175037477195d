import { Link } from "react-router";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { VettedCounts } from "#app/developers/stats/vetted-counts.ts";
import type { Vetting } from "#contract/members/vetting.ts";
import { toCountText } from "#contract/values/trade.ts";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";
import { StationLine, StationNode } from "#design/text/station-line.tsx";
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
      <StationLine isRow className="mt-8 sm:mt-12 lg:mt-16">
        {stations.map(({ name, text, count, check }, index) => {
          const isLast = index === stations.length - 1;
          const dated = check && toDatedText(counts[check]);
          return (
            <StationNode key={name} isRow node={isLast ? "accent" : "hollow"}>
              <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
                <p className="figures font-semibold text-heading max-lg:-mt-2.5">
                  {toCountText(count === "members" ? counts.members : count)}
                </p>
                <h3 className="text-lg sm:mt-1">{name}</h3>
              </div>
              <p className="mt-1 max-w-80 text-ink-soft text-sm sm:mt-2">{text}</p>
              {dated ? (
                <p className="figures mt-2 max-w-80 text-sm max-sm:hidden">{dated}</p>
              ) : null}
            </StationNode>
          );
        })}
      </StationLine>
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
