import { Link } from "react-router";
import type { HomeTexts } from "#contract/content/site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Section } from "#design/text/section.tsx";

/** The other side of the market. */
export function ForDevelopers({ texts }: { texts: HomeTexts["for_developers"] }) {
  if (!texts) return null;
  return (
    <Section surface="mist" aria-labelledby="for-developers">
      <div className="grid gap-10 lg:grid-cols-12 lg:items-end lg:gap-8">
        <div className="lg:col-span-5">
          <h2 id="for-developers" className="text-heading">
            {withNoun("Are you a developer?")}
          </h2>
          <p className="mt-4 max-w-[30rem] text-ink-soft text-lg">{texts.lead}</p>
          <div className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
            <LinkButton to="/apply" variant="secondary">
              {withNoun("Apply as a Developer")}
            </LinkButton>
            <Link to="/career" className="link inline-flex min-h-12 items-center">
              How we work
            </Link>
          </div>
        </div>
        <ul className="border-line border-b max-sm:hidden lg:col-span-6 lg:col-start-7">
          {texts.points.map((point) => (
            <li key={point} className="border-line border-t py-5 text-lg">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
