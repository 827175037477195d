import { applyStore } from "./apply.store.ts";
import type { OpenJob } from "./open-job.ts";

/**
 * Chooses the vacancy that somebody came for: it is newer than what was chosen on an earlier visit.
 * False when it takes no applications; then an earlier choice stays.
 */
export function takeVacancy(slug: string, jobs: readonly Pick<OpenJob, "slug">[]): boolean {
  const isOpen = jobs.some((job) => job.slug === slug);
  // Every write is told to the other tabs: one without a change says nothing.
  if (isOpen && applyStore.getState().job !== slug) applyStore.setState({ job: slug });
  return isOpen;
}
