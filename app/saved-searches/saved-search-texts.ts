import type { SearchFrequency } from "#contract/clients/saved-search-terms.ts";

export const FREQUENCY_TEXTS: Record<SearchFrequency, { label: string; hint: string }> = {
  instant: { label: "As they appear", hint: "At most one email an hour" },
  weekly: { label: "Once a week", hint: "Only when there is someone new" },
};
