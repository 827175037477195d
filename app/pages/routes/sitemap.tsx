import { Link } from "react-router";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { SitemapSection } from "#app/site/sitemap/sitemap-section.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { servicesContext } from "#services/services.server.ts";
import { PageOpening } from "../page-opening.tsx";
import { listSitemap } from "../sitemap.service.server.ts";
import type { Route } from "./+types/sitemap.ts";

export const handle: PageHandle = { background: "glossary" };

export async function loader({ context }: Route.LoaderArgs) {
  return { sections: await listSitemap(context.get(servicesContext).db) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: "Sitemap",
    description: "Every page of this site: technologies, industries, vacancies and the blog.",
    path: "/sitemap",
  });
}

const toId = (heading: string) => heading.toLowerCase().replaceAll(" ", "-");

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { sections } = loaderData;
  return (
    <>
      <PageOpening
        heading="Everything on this site"
        lead={withNoun("Every page except profiles, which are all under Developers.")}
        className="pb-8! md:pb-10!"
      >
        <ul aria-label="Parts of the sitemap" className="flex flex-wrap gap-x-6">
          {sections.map(({ heading, groups }) => (
            <li key={heading}>
              <a
                href={`#${toId(heading)}`}
                className="figures inline-flex min-h-11 items-center gap-2 hover:text-blue"
              >
                {heading}
                <span className="text-ink-soft text-sm">
                  {groups.reduce((sum, { links }) => sum + links.length, 0)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </PageOpening>
      <div className="page-column relative z-2 grid gap-16 pb-20 lg:pb-28">
        {sections.map((section) => (
          <Part key={section.heading} section={section} />
        ))}
      </div>
    </>
  );
}

function Part({ section: { heading, groups } }: { section: SitemapSection }) {
  const id = toId(heading);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-6 border-ink border-t pt-5 lg:grid-cols-12"
    >
      <h2 id={id} className="text-title lg:col-span-3">
        {heading}
      </h2>
      <div className="wrap-anywhere min-w-0 columns-[8rem_2] hyphens-auto gap-6 md:columns-3 md:gap-8 lg:col-span-9">
        {groups.map((group) => (
          <div
            key={group.heading ?? ""}
            className={
              group.heading?.length === 1
                ? "mb-5 flex break-inside-avoid gap-4 border-line border-t pt-1"
                : // A part that is one list flows through all columns; of several each stays whole.
                  `mb-8 ${groups.length > 1 ? "break-inside-avoid" : ""}`
            }
          >
            {group.heading ? (
              <h3 className="w-5 shrink-0 py-2 font-medium text-ink-soft text-sm not-only:whitespace-nowrap lg:py-1.5">
                {group.heading}
              </h3>
            ) : null}
            <ul className="min-w-0">
              {group.links.map(({ to, label, unseen }) => (
                <li key={to} className="break-inside-avoid">
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center py-1 underline-offset-4 hover:text-blue hover:underline lg:min-h-9"
                  >
                    {label}
                    {unseen ? <span className="sr-only"> {unseen}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
