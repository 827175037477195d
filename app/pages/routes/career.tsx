import { getMemberFacets } from "#app/developers/stats/member-facets.service.server.ts";
import { findRateStats } from "#app/developers/stats/member-stats.service.server.ts";
import { toDeveloperShare, toShareText } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { listOpenVacancies } from "#app/vacancies/vacancies.service.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { ActionLine } from "#design/buttons/action-line.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Prose } from "#design/text/prose.tsx";
import { Section } from "#design/text/section.tsx";
import { servicesContext } from "#services/services.server.ts";
import { OpenPositions } from "../career/open-positions.tsx";
import { TechnologyBars } from "../career/technology-bars.tsx";
import { getPageText } from "../page-texts.service.server.ts";
import { RateTable } from "../rate-table.tsx";
import { toTextMeta } from "../text-meta.ts";
import { TextSection } from "../text-section.tsx";
import type { Route } from "./+types/career.ts";

export const handle: PageHandle = { header: "dark", background: "career", buttons: "outline" };

const SHOWN_TECHNOLOGIES = 12;
const SHOWN_VACANCIES = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [text, rates, facets, open] = await Promise.all([
    getPageText(db, "career"),
    findRateStats(db),
    getMemberFacets(db),
    listOpenVacancies(db),
  ]);
  const technologies = facets.technologies
    .toSorted((one, other) => other.members - one.members)
    .slice(0, SHOWN_TECHNOLOGIES)
    .map(({ name, members }) => ({ name, members }));
  const vacancies = open.slice(0, SHOWN_VACANCIES);
  return { text, rates, technologies, vacancies, openCount: open.length };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { text, rates, technologies, vacancies, openCount } = loaderData;
  const share = toDeveloperShare(useTerms());
  const [promises, ...rest] = text.sections;
  const path = rest.find(({ body }) => body.includes("<ol"));
  const others = rest.filter((section) => section !== path);
  return (
    <>
      <section
        aria-labelledby="career"
        className="on-ink relative overflow-x-clip bg-ink text-paper"
      >
        <div className="page-column relative z-2 pt-[calc(var(--header-height)+3.5rem)] pb-16 md:pt-[calc(var(--header-height)+6rem)] md:pb-24">
          <h1 id="career" className="max-w-[46rem] text-display">
            {text.heading}
          </h1>
          <p className="mt-6 max-w-[36rem] text-lg text-paper-soft">{text.lead}</p>
          <ActionLine
            onInk
            curve="M0 0C200 0 330-40 420-120S560-220 700-220H3000"
            isStacked
            className="mt-10"
          >
            <LinkButton to="/apply" size="large">
              {withNoun("Apply as a developer")}
            </LinkButton>
            {openCount > 0 ? (
              <LinkButton to="/vacancies" size="large" variant="on-dark">
                See open positions
              </LinkButton>
            ) : null}
          </ActionLine>
        </div>
      </section>

      {promises ? (
        <Section aria-labelledby={promises.id}>
          <h2 id={promises.id} className="max-w-[34rem] text-heading">
            {promises.heading}
          </h2>
          <Prose
            html={promises.body}
            layout="cells"
            // The last row is filled, however many cells there are.
            className="mt-10 text-ink-soft md:max-lg:grid-cols-2 lg:grid-cols-6 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:[&>*]:col-span-2 lg:[&>:last-child:nth-child(3n+1)]:col-span-6 lg:[&>:last-child:nth-child(3n+2)]:col-span-3 lg:[&>:nth-last-child(2):nth-child(3n+1)]:col-span-3"
          />
        </Section>
      ) : null}

      {path ? (
        <Section surface="mist" aria-labelledby={path.id}>
          <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
            <h2 id={path.id} className="text-heading lg:col-span-4">
              {path.heading}
            </h2>
            <Prose
              html={path.body}
              layout="path"
              className="max-w-reading text-ink-soft lg:col-span-8"
            />
          </div>
        </Section>
      ) : null}

      {rates && share !== undefined ? (
        <Section aria-labelledby="pay-today">
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <h2 id="pay-today" className="text-heading lg:col-span-4">
              {withNoun("What developers earn here")}
            </h2>
            <div className="min-w-0 lg:col-span-8">
              <RateTable
                rates={rates}
                share={share}
                caption={withNoun(
                  `${toShareText(share)} of the hourly rates of ${rates.all.count} developers`,
                )}
              />
            </div>
          </div>
        </Section>
      ) : null}

      <Section columnClassName="grid gap-10 lg:gap-14">
        {others.map((section, index) => (
          <TextSection key={section.id} section={section}>
            {index === 0 ? <TechnologyBars technologies={technologies} /> : null}
          </TextSection>
        ))}
      </Section>

      {vacancies.length > 0 ? (
        <Section surface="mist" aria-labelledby="open-positions">
          <OpenPositions vacancies={vacancies} total={openCount} />
        </Section>
      ) : null}
    </>
  );
}
