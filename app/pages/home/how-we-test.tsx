import type { Vetting } from "#contract/vetting.ts";
import { Section } from "#design/section.tsx";
import { SectionHeading } from "#design/section-heading.tsx";

type HowWeTestProps = {
  vetting: Vetting | undefined;
  /** Number of published members: the count of the last station. */
  members: number;
};

/** The stations that a candidate passes, on one line, each with how many got there. */
export function HowWeTest({ vetting, members }: HowWeTestProps) {
  if (!vetting) return null;
  const { period, stations } = vetting;
  return (
    <Section surface="mist" aria-labelledby="how-we-test">
      <SectionHeading
        id="how-we-test"
        title="How we test"
        lead={`How many people reached each stage, ${period}.`}
      />
      <ol className="mt-12 grid lg:mt-16 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-0">
        {stations.map(({ name, text, count }, index) => {
          const isLast = index === stations.length - 1;
          return (
            <li
              key={name}
              className="relative border-ink border-l pb-8 pl-8 last:border-transparent last:pb-0 lg:border-t lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0"
            >
              <span
                aria-hidden="true"
                className={`absolute top-0 -left-[0.4375rem] size-3.5 rounded-full border lg:-top-[0.4375rem] lg:left-0 ${
                  isLast ? "border-accent bg-accent" : "border-ink bg-mist"
                }`}
              />
              <p className="figures font-semibold text-heading max-lg:-mt-2.5">
                {(count === "members" ? members : count).toLocaleString("en")}
              </p>
              <h3 className="mt-1 text-lg">{name}</h3>
              <p className="mt-2 max-w-80 text-ink-soft text-sm">{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
