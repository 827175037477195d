import { toWithin } from "#app/site/terms.ts";
import type { Terms } from "#contract/site.ts";

/** The next steps after an answer. */
export function toAnswerSteps(terms: Terms | undefined): string[] {
  return [
    "We ask the developers you chose when they can meet you.",
    `We'll email you the times${toWithin(terms?.reply_time)}.`,
    "You decide after the calls. Nothing is binding until you sign.",
  ];
}
