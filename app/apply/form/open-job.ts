import { useRouteLoaderData } from "react-router";
import type { VacancyType } from "#contract/content/vacancy-terms.ts";

/** A vacancy that takes applications. */
export type OpenJob = { slug: string; title: string; type: VacancyType; location: string };

/** All vacancies that take applications, newest first. */
export function useOpenJobs(): readonly OpenJob[] {
  return useRouteLoaderData<{ jobs: OpenJob[] }>("apply/routes/apply")?.jobs ?? [];
}
