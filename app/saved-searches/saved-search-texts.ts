import type { SearchFrequency, SearchKind } from "#contract/clients/saved-search-terms.ts";
import { SEARCH_KIND_TEXTS } from "./search-kinds.ts";

export const FREQUENCY_LABELS: Record<SearchFrequency, string> = {
  instant: "As they appear",
  weekly: "Once a week",
};

/** When emails of a frequency are sent. */
export const toFrequencyHint = (kind: SearchKind, frequency: SearchFrequency): string =>
  frequency === "instant" ? "At most one email an hour" : SEARCH_KIND_TEXTS[kind].onlyWhen;
