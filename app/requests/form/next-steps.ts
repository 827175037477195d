import { toWithin } from "#app/site/terms/terms.ts";
import type { Terms } from "#contract/content/site.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { StationTexts } from "../stations/stations.ts";

/**
 * What happens after a request that names developers, and when. The call that may be booked with it
 * is with the agency; the one that follows is with the developers.
 */
export function toNextSteps(terms: Terms | undefined, hasCall: boolean): StationTexts {
  return {
    ...(hasCall
      ? {
          read: withNoun("We'll check that the developers you chose are available."),
          call: withNoun(
            "We'll call at the time you booked, then set up calls with the developers.",
          ),
        }
      : {
          read: withNoun(
            `We'll check that the developers you chose are available, and email you${toWithin(terms?.reply_time)}.`,
          ),
          interviews: withNoun("We set up calls with the developers."),
        }),
    decision: "You decide after those calls. Nothing is binding until you sign.",
  };
}
