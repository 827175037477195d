import { applyStore } from "./apply.store.ts";
import type { OpenJob } from "./open-job.ts";

/**
 * Selects the vacancy of the URL, which is newer than a choice of an earlier visit.
 * False when it takes no applications; then an earlier choice stays.
 */
export function prefillVacancy(slug: string, jobs: readonly Pick<OpenJob, "slug">[]): boolean {
  const isOpen = jobs.some((job) => job.slug === slug);
  // Every write notifies the other tabs, so one without a change is left out.
  if (isOpen && applyStore.getState().job !== slug) applyStore.setState({ job: slug });
  return isOpen;
}
