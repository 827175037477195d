import { redirect } from "react-router";
import { listFeaturedMembers } from "#app/developers/members.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toBuyoutPercent } from "#app/site/terms/terms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { WHY_US } from "#contract/content/page-text-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Prose } from "#design/text/prose.tsx";
import { Section } from "#design/text/section.tsx";
import { servicesContext } from "#services/services.server.ts";
import { getPageChoice } from "../hidden-pages.service.server.ts";
import { PageOpening } from "../page-opening.tsx";
import { getPageText } from "../page-texts.service.server.ts";
import { toTextMeta } from "../text-meta.ts";
import { Specimen } from "../why/specimen.tsx";
import type { Route } from "./+types/why-us.ts";

export const handle: PageHandle = { background: "whyogd", buttons: "outline" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { why } = await getPageChoice(db);
  if (url.pathname !== why) throw redirect(why, 301);
  const [text, featured, { terms, profile_notes = {} }] = await Promise.all([
    getPageText(db, why === `/${WHY_US}` ? WHY_US : "why-ogds"),
    listFeaturedMembers(db, 12),
    getSite(db),
  ]);
  // A member whose profile has everything that the notes point at.
  const hasBuyout = toBuyoutPercent(terms) !== null;
  const member = featured.find(
    ({ sales_rate, redemption_rate, availability_confirmed_at }) =>
      sales_rate !== null &&
      (redemption_rate !== null || !hasBuyout) &&
      availability_confirmed_at !== null,
  );
  return { text, member, profile_notes };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function WhyOgds({ loaderData }: Route.ComponentProps) {
  const { text, member, profile_notes } = loaderData;
  const firstTable = text.sections.findIndex(({ body }) => body.includes("<table"));
  const end = firstTable < 0 ? text.sections.length : firstTable;
  const promises = text.sections.slice(0, end);
  const others = text.sections.slice(end);
  return (
    <>
      <PageOpening
        heading={text.heading}
        lead={text.lead}
        action={{
          button: (
            <LinkButton to="/developers" size="large">
              {withNoun("Browse developers")}
            </LinkButton>
          ),
          curve: "M0 0C220 0 300-60 380-150S520-230 640-230H3000",
        }}
      />

      {member ? (
        <Section surface="mist" aria-labelledby="specimen">
          <h2 id="specimen" className="text-title">
            How to read a profile
          </h2>
          <Specimen member={member} notes={profile_notes} />
        </Section>
      ) : null}

      <Section>
        <ol className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-y-16">
          {promises.map((section, index) => (
            <li
              key={section.id}
              className="group border-line-strong border-t pt-5 md:last:odd:col-span-2"
            >
              <section
                aria-labelledby={section.id}
                className="md:group-odd:group-last:grid md:group-odd:group-last:grid-cols-2 md:group-odd:group-last:gap-x-16"
              >
                <div>
                  <span aria-hidden="true" className="figures text-ink-soft text-sm">
                    {index + 1}
                  </span>
                  <h2 id={section.id} className="mt-1 text-title">
                    {section.heading}
                  </h2>
                </div>
                <Prose html={section.body} className="mt-3 text-ink-soft" />
              </section>
            </li>
          ))}
        </ol>
      </Section>

      {others.length > 0 ? (
        <Section columnClassName="grid gap-20 lg:gap-28">
          {others.map((section) => {
            const isTable = section.body.includes("<table");
            return (
              <section
                key={section.id}
                aria-labelledby={section.id}
                className={isTable ? "min-w-0" : "grid gap-x-8 gap-y-6 lg:grid-cols-12"}
              >
                <h2
                  id={section.id}
                  className={isTable ? "text-heading" : "text-heading lg:col-span-5"}
                >
                  {section.heading}
                </h2>
                <Prose
                  html={section.body}
                  className={
                    isTable
                      ? "mt-8 max-w-none! [&_:is(th,td)]:pl-2 sm:[&_:is(th,td)]:pl-4 sm:[&_:is(th,td)]:text-base [&_td:nth-child(2)]:bg-blue-wash [&_td:nth-child(2)]:font-medium"
                      : "text-lg lg:col-span-7"
                  }
                />
              </section>
            );
          })}
        </Section>
      ) : null}
    </>
  );
}
