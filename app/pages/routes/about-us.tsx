import { getMemberCounts } from "#app/developers/stats/member-facets.service.server.ts";
import { countByOffset } from "#app/developers/stats/member-stats.service.server.ts";
import { toStandardOffset } from "#app/developers/stats/standard-offset.ts";
import { MIN_LIST_LENGTH } from "#app/site/shown-links.ts";
import { getBookingConfig, getPortraits } from "#app/site/site.service.server.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Prose } from "#design/text/prose.tsx";
import { Section } from "#design/text/section.tsx";
import { TitleBlock } from "#design/text/title-block.tsx";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { servicesContext } from "#services/services.server.ts";
import { HourMap } from "../about/hour-map.tsx";
import { addPortraits } from "../about/team-portraits.ts";
import { PageOpening } from "../page-opening.tsx";
import { getPageText } from "../page-texts.service.server.ts";
import { toTextMeta } from "../text-meta.ts";
import { TextSection } from "../text-section.tsx";
import type { Route } from "./+types/about-us.ts";

export const handle: PageHandle = { background: "about", buttons: "outline" };

// Six columns on every screen, shared out differently.
const HALF = "col-span-3 md:col-span-2 lg:col-span-1";
const WHOLE = "col-span-6 md:col-span-2 lg:col-span-1";
const THIRD = "col-span-6 sm:col-span-2 lg:col-span-1";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [text, counts, offsets, booking, portraits] = await Promise.all([
    getPageText(db, "about-us"),
    getMemberCounts(db),
    countByOffset(db),
    getBookingConfig(db),
    getPortraits(db),
  ]);
  const sections = text.sections.map((section) => ({
    ...section,
    body: addPortraits(section.body, portraits),
  }));
  const home = {
    offset: toStandardOffset(booking.timezone),
    name: toPlaceName(booking.timezone),
  };
  return { text: { ...text, sections }, counts, offsets, home };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { text, counts, offsets, home } = loaderData;
  const { legal_name = "", email = "", address } = useSite() ?? {};
  const office = [address?.street, address?.city, address?.country].filter(Boolean).join(", ");
  const [story, work, people, ...rest] = text.sections;
  return (
    <>
      <PageOpening heading={text.heading} lead={text.lead} />

      <div className="page-column relative z-2">
        <TitleBlock
          className="grid-cols-6"
          cells={[
            { label: "Company", value: legal_name, className: HALF },
            { label: "Office", value: office, className: HALF },
            {
              label: "Email",
              className: WHOLE,
              value: (
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
            { label: withNoun("Developers"), value: counts.developers, className: THIRD },
            ...(counts.countries > 1
              ? [{ label: "Countries", value: counts.countries, className: THIRD }]
              : []),
            ...(counts.technologies >= MIN_LIST_LENGTH
              ? [{ label: "Technologies", value: counts.technologies, className: THIRD }]
              : []),
          ]}
        />
      </div>

      <Section>
        <div className="grid gap-16 lg:gap-24">
          {story ? (
            <section aria-labelledby={story.id} className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
              <h2 id={story.id} className="text-heading lg:col-span-4">
                {story.heading}
              </h2>
              <Prose html={story.body} className="text-lg lg:col-span-7 lg:col-start-6" />
            </section>
          ) : null}
          {work ? (
            <section aria-labelledby={work.id}>
              <h2 id={work.id} className="text-heading">
                {work.heading}
              </h2>
              <Prose
                html={work.body}
                layout="cells"
                className="mt-8 text-ink-soft md:grid-cols-3"
              />
            </section>
          ) : null}
        </div>
      </Section>

      {people ? (
        <Section surface="mist" aria-labelledby={people.id}>
          <h2 id={people.id} className="text-heading">
            {people.heading}
          </h2>
          <Prose
            html={people.body}
            layout="cells"
            className="mt-10 text-ink-soft md:grid-cols-2 lg:grid-cols-4 md:[&>:nth-child(4n+1):last-child]:col-span-full md:[&>:nth-child(4n+1):last-child]:max-w-reading"
          />
        </Section>
      ) : null}

      {offsets.length > 1 ? (
        <Section aria-labelledby="where-developers-live">
          <div className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
            <h2 id="where-developers-live" className="max-w-[34rem] text-heading">
              {withNoun("Our developers by time zone")}
            </h2>
            <LinkButton to="/developers" size="large" className="self-start lg:self-auto">
              {withNoun("Meet the developers")}
            </LinkButton>
          </div>
          <div className="mt-12">
            <HourMap counted={offsets} home={home} />
          </div>
        </Section>
      ) : null}

      <Section columnClassName="grid gap-10 lg:gap-14">
        {rest.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
      </Section>
    </>
  );
}
