import type { PageHandle } from "#contract/content/page.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Prose } from "#design/text/prose.tsx";
import { Section } from "#design/text/section.tsx";
import { servicesContext } from "#services/services.server.ts";
import { PageOpening } from "../page-opening.tsx";
import { getPageText } from "../page-texts.service.server.ts";
import { splitTerms } from "../section-terms.ts";
import { ServiceSheet } from "../services/service-sheet.tsx";
import { toTextMeta } from "../text-meta.ts";
import type { Route } from "./+types/services.ts";

export const handle: PageHandle = { background: "services", buttons: "outline" };

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return { text: await getPageText(db, "services") };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { text } = loaderData;
  const isService = ({ body }: { body: string }) => splitTerms(body).terms.length > 0;
  const services = text.sections.filter(isService);
  const others = text.sections.filter((section) => !isService(section));
  return (
    <>
      <PageOpening
        heading={text.heading}
        lead={text.lead}
        action={{
          button: (
            <LinkButton to="/find" size="large">
              Tell us what you need
            </LinkButton>
          ),
          curve: "M0 0H80C200 0 200-130 320-130H3000",
        }}
      />

      {services.length > 0 ? (
        <div className="page-column relative z-2 pb-16 md:pb-24 lg:pb-28">
          <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
            {services.map((section) => (
              <ServiceSheet key={section.id} section={section} />
            ))}
          </div>
        </div>
      ) : null}

      {others.length > 0 ? (
        <Section surface="mist" columnClassName="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          {others.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="min-w-0">
              <h2 id={section.id} className="text-heading">
                {section.heading}
              </h2>
              <Prose html={section.body} className="mt-6 text-ink-soft" />
            </section>
          ))}
        </Section>
      ) : null}
    </>
  );
}
