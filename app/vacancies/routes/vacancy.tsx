import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import { toBreadcrumbs } from "#app/site/metadata/structured-data.ts";
import { redirectRenamed } from "#app/site/redirects/moved-page.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { BackLink } from "#design/buttons/back-link.tsx";
import { Notice } from "#design/notice.tsx";
import { Prose } from "#design/text/prose.tsx";
import { TagList } from "#design/text/tag-list.tsx";
import { toDateText } from "#platform/time/date-text.ts";
import { servicesContext } from "#services/services.server.ts";
import { findVacancy, listSimilarVacancies } from "../vacancies.service.server.ts";
import { VacancyCard } from "../vacancy-card.tsx";
import { VacancyDetails } from "../vacancy-details.tsx";
import { toJobPosting } from "../vacancy-structured-data.ts";
import { isClosed } from "../vacancy-texts.ts";
import { toAlertUrl, toSimilarFilter } from "../vacancy-url.ts";
import type { Route } from "./+types/vacancy.ts";

export const handle: PageHandle = { background: "job", buttons: "outline" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const vacancy = await findVacancy(db, params.slug);
  if (!vacancy) {
    const toPath = (slug: string) => `/vacancies/${slug}`;
    await redirectRenamed(db, "vacancy", params.slug, toPath);
    // The spec redirects an unknown vacancy to the error page's own URL.
    throw redirect("/404");
  }
  const similar = isClosed(vacancy) ? await listSimilarVacancies(db, vacancy) : [];
  return { vacancy, similar };
}

/** A vacancy that is already loaded is reused (spec §2). */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.slug !== nextParams.slug;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { vacancy } = loaderData;
  return toPageMeta(matches, {
    title: vacancy.title,
    description: vacancy.excerpt,
    path: `/vacancies/${vacancy.slug}`,
    noindex: isClosed(vacancy),
    structured: (context) => [
      ...(isClosed(vacancy) ? [] : [toJobPosting(vacancy, context)]),
      toBreadcrumbs(context, [
        { name: "Vacancies", path: "/vacancies" },
        { name: vacancy.title, path: `/vacancies/${vacancy.slug}` },
      ]),
    ],
  });
}

export default function VacancyPage({ loaderData }: Route.ComponentProps) {
  const { vacancy, similar } = loaderData;
  return (
    <article className="page-column pt-8 pb-20 lg:pt-12 lg:pb-28">
      <BackLink to="/vacancies">All vacancies</BackLink>
      <header className="mt-4 max-w-[48rem]">
        <h1 className="wrap-anywhere text-heading">{vacancy.title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{vacancy.excerpt}</p>
      </header>
      {vacancy.closed_at ? (
        <Notice kind="warning" title="This vacancy has closed" className="mt-8 max-w-[48rem]">
          It closed on {toDateText(vacancy.closed_at)} and no longer accepts applications.{" "}
          <a href={toAlertUrl(toSimilarFilter(vacancy))} rel="nofollow" className="link">
            Get similar jobs by email
          </a>
        </Notice>
      ) : null}
      <div className="mt-10 gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label="The job at a glance" className="lg:col-start-2 lg:row-start-1">
          <VacancyDetails vacancy={vacancy} />
        </aside>
        <div className="mt-10 lg:col-start-1 lg:row-start-1 lg:mt-0">
          <Prose html={vacancy.body} />
          {vacancy.technologies.length > 0 ? (
            <>
              <h2 className="mt-10 text-title">Technologies</h2>
              <TagList
                label="Technologies"
                items={vacancy.technologies.map(({ slug, name }) => ({
                  name,
                  to: `/hire-${slug}-developers`,
                  unseen: withNoun("developers"),
                }))}
                className="mt-4"
              />
            </>
          ) : null}
        </div>
      </div>
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="mt-16 border-line border-t pt-10">
          <h2 id="similar" className="text-title">
            Similar vacancies
          </h2>
          <ul className="mt-4">
            {similar.map((other) => (
              <li key={other.id}>
                <VacancyCard vacancy={other} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
