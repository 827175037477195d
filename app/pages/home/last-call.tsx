import { LinkButton } from "#design/link-button.tsx";
import { Section } from "#design/section.tsx";

/** The end of the page, with the one action again. */
export function LastCall() {
  return (
    <Section surface="ink" aria-labelledby="last-call">
      <h2 id="last-call" className="max-w-[40rem] text-display">
        Your next developer has a profile here
      </h2>
      <div className="mt-10 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/developers" size="large">
          Browse developers
        </LinkButton>
        <LinkButton to="/find" size="large" variant="on-dark">
          Tell us who you need
        </LinkButton>
      </div>
    </Section>
  );
}
