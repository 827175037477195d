import { Link } from "react-router";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { VACANCY_FIELDS } from "#contract/content/vacancy-terms.ts";
import { getLocale, withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { EmptyList } from "#design/illustrations/empty-list.tsx";
import { LoadedResults } from "#design/loading/loaded-results.tsx";
import { TryAgain } from "#design/loading/try-again.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { listOpenVacancies } from "../vacancies.service.server.ts";
import { VacancyCard } from "../vacancy-card.tsx";
import { VacancyChoices } from "../vacancy-choices.tsx";
import {
  isVacancyCombination,
  matchesVacancyFilter,
  toVacancyChoices,
  toVacancyFilter,
} from "../vacancy-query.ts";
import { toAlertUrl, toVacanciesUrl } from "../vacancy-url.ts";
import type { Route } from "./+types/vacancies.ts";

const RESULTS = "results";

export const handle: PageHandle = {
  background: "vacancy",
  buttons: "outline",
  query: VACANCY_FIELDS,
  results: RESULTS,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const filter = toVacancyFilter(url.searchParams);
  const { value: open, failed } = await emptyOnError(log, "vacancies", listOpenVacancies(db), []);
  const technologies = [
    ...new Map(open.flatMap((one) => one.technologies).map((one) => [one.slug, one])).values(),
  ].toSorted((a, b) => a.name.localeCompare(b.name, getLocale()));
  if (failed) context.set(incompleteContext, true);
  return {
    vacancies: open.filter((vacancy) => matchesVacancyFilter(vacancy, filter)),
    isFiltered: Object.keys(filter).length > 0,
    isCombined: isVacancyCombination(filter),
    path: toVacanciesUrl(filter),
    alertUrl: toAlertUrl(filter),
    groups: toVacancyChoices(filter, technologies),
    failed,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: "Vacancies",
    description: withNoun("Open jobs for software developers. Every listing shows its pay range."),
    path: loaderData?.path ?? "/vacancies",
    ...(loaderData?.isCombined ? { noindex: "follow" as const } : {}),
  });
}

export default function Vacancies({ loaderData }: Route.ComponentProps) {
  const { vacancies, isFiltered, groups, failed, path, alertUrl } = loaderData;
  return (
    <div className="page-column pt-10 pb-20 lg:pt-16 lg:pb-28">
      <SectionHeading
        level={1}
        title="Vacancies"
        lead="Open jobs with us and our clients. Every listing shows its pay range."
      />
      <div className="mt-12 grid gap-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <VacancyChoices groups={groups} />
        <div>
          <LoadedResults what="vacancies">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-4 border-line border-b pb-4">
              <p
                id={RESULTS}
                role="status"
                tabIndex={-1}
                className="font-semibold outline-offset-4"
              >
                {vacancies.length === 1 ? "1 vacancy" : `${vacancies.length} vacancies`}
              </p>
              {isFiltered ? (
                <Link to="/vacancies" preventScrollReset className="link text-sm">
                  Clear all
                </Link>
              ) : null}
            </div>
            <a
              href={alertUrl}
              rel="nofollow"
              className="link inline-flex min-h-11 items-center text-sm"
            >
              Get new ones by email
            </a>
            {vacancies.length > 0 ? (
              <ul>
                {vacancies.map((vacancy) => (
                  <li key={vacancy.id}>
                    <VacancyCard vacancy={vacancy} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState
                image={<EmptyList />}
                title="Unfortunately, nothing was found for this query"
                action={
                  failed ? (
                    <TryAgain to={path} />
                  ) : (
                    <LinkButton to="/apply" variant="secondary">
                      {withNoun("Apply as a Developer")}
                    </LinkButton>
                  )
                }
              >
                {failed
                  ? null
                  : "Get new vacancies by email, or send a general application and we'll email you when a job fits."}
              </EmptyState>
            )}
          </LoadedResults>
        </div>
      </div>
    </div>
  );
}
