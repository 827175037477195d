import type { HomeTexts } from "#contract/content/site.ts";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";

const NUMBERS = ["", "One step", "Two steps", "Three steps", "Four steps"];

/** How a hire goes, along one line. */
export function Steps({ steps }: { steps: HomeTexts["steps"] }) {
  if (!steps) return null;
  return (
    <Section aria-labelledby="steps">
      <SectionHeading id="steps" title={`${NUMBERS[steps.length]} to a first call`} />
      <ol className="mt-8 grid gap-6 sm:mt-12 lg:grid-cols-3 lg:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="relative max-lg:flex max-lg:gap-4">
            <div className="flex items-center gap-4 self-start">
              <span
                aria-hidden="true"
                className="figures inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-ink bg-paper font-medium"
              >
                {index + 1}
              </span>
              <span
                aria-hidden="true"
                className="h-px flex-1 forced-color-adjust-none bg-line-strong/60 max-lg:hidden"
              />
            </div>
            <div>
              <h3 className="text-title lg:mt-6">{step.title}</h3>
              <p className="mt-1 max-w-96 text-ink-soft lg:mt-3">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
