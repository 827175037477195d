import { withNoun } from "#contract/values/trade.ts";
import { ActionLine } from "#design/buttons/action-line.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Section } from "#design/text/section.tsx";

/** The end of the page: its main actions again. */
export function CallToAction({
  heading = withNoun("Find your next developer"),
}: {
  heading?: string;
}) {
  return (
    <Section surface="ink" className="overflow-x-clip" aria-labelledby="call-to-action">
      <h2 id="call-to-action" className="max-w-[40rem] text-display">
        {heading}
      </h2>
      <ActionLine onInk isStacked className="mt-10">
        <LinkButton to="/developers" size="large">
          {withNoun("Browse developers")}
        </LinkButton>
        <LinkButton to="/find" size="large" variant="on-dark">
          Tell us who you need
        </LinkButton>
      </ActionLine>
    </Section>
  );
}
