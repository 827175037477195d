import type { StationTexts } from "#app/requests/stations/stations.ts";
import { toWithin } from "#app/site/terms/terms.ts";
import type { Terms } from "#contract/content/site.ts";
import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import { withNoun } from "#contract/values/trade.ts";

/**
 * The next steps after an answer. An answer that asks for no interview leads to a conversation
 * instead of calls.
 */
export function toAnswerSteps(
  terms: Terms | undefined,
  answers: readonly { answer: MemberAnswerName | null }[],
): StationTexts {
  const within = toWithin(terms?.reply_time);
  if (!answers.some(({ answer }) => answer === "interview")) {
    return {
      read: answers.some(({ answer }) => answer === "maybe")
        ? "We read your answers and look for what would help you decide."
        : withNoun("We read your answers and look for developers who fit better."),
      decision: `We'll email you${within}.`,
    };
  }
  return {
    read: "Choose two or three times for each interview, on the page of the proposal.",
    interviews: withNoun("The developer confirms one of them, and you both get an invitation."),
    decision: "You decide after the calls. Nothing is binding until you sign.",
  };
}
