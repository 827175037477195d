import { Section } from "#design/section.tsx";
import { SectionHeading } from "#design/section-heading.tsx";

const STEPS = [
  {
    title: "Browse profiles",
    text: "Rates, skills, projects and availability are public. No sign-up needed.",
  },
  {
    title: "Build a shortlist",
    text: "Save the developers you like. Your shortlist stays in your browser until you send it.",
  },
  {
    title: "Send one request",
    text: "Tell us when you want to start. A person replies within one working day and arranges the calls.",
  },
];

/** How a hire goes, along one line. */
export function Steps() {
  return (
    <Section aria-labelledby="steps">
      <SectionHeading id="steps" title="Three steps to a first call" />
      <ol className="mt-14 grid gap-12 lg:grid-cols-3 lg:gap-8">
        {STEPS.map((step, index) => (
          <li key={step.title} className="relative">
            <div className="flex items-center gap-4">
              <span
                aria-hidden="true"
                className="figures inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-ink bg-paper font-medium"
              >
                {index + 1}
              </span>
              <span aria-hidden="true" className="h-px flex-1 bg-line-strong/60" />
            </div>
            <h3 className="mt-6 text-title">{step.title}</h3>
            <p className="mt-3 max-w-96 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
