import type { StationTexts } from "#app/requests/stations/stations.ts";
import { toWithin } from "#app/site/terms/terms.ts";
import type { Terms } from "#contract/content/site.ts";
import { withNoun } from "#contract/values/trade.ts";

/** The next steps after a find request. */
export function toFindNextSteps(terms: Terms | undefined): StationTexts {
  return {
    read: terms?.has_network
      ? "We search our whole network, including people not listed here."
      : withNoun("We read your request and search for developers."),
    proposal: withNoun(`We'll email you${toWithin(terms?.reply_time)} with developers who fit.`),
    decision: "You decide after a call with them. Nothing is binding until you sign.",
  };
}
