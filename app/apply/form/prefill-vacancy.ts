import { applyStore } from "./apply.store.ts";
import type { OpenJob } from "./open-job.ts";

/**
 * Selects the vacancy of the URL, which is newer than a choice of an earlier visit. When it takes no
 * applications, an earlier choice stays.
 */
export function prefillVacancy(slug: string, jobs: readonly Pick<OpenJob, "slug">[]): void {
  const isOpen = jobs.some((job) => job.slug === slug);
  // Every write notifies the other tabs, so one without a change is left out.
  if (isOpen && applyStore.getState().job !== slug) applyStore.setState({ job: slug });
}
