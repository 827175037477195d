import { toReferencesText, toWithin } from "#app/site/terms.ts";
import type { Terms } from "#contract/content/site.ts";

/** The next steps after an application. */
export function toApplyNextSteps(terms: Terms | undefined): string[] {
  const { decision_time, first_call_minutes, interview_minutes, references, hiring_time } =
    terms ?? {};
  const talk = first_call_minutes === undefined ? "" : ` for ${first_call_minutes} minutes`;
  const length = interview_minutes === undefined ? "" : `${interview_minutes}-minute `;
  const checked = references === undefined ? "" : ` and ${toReferencesText(references)}`;
  const total = hiring_time === undefined ? "" : ` It takes ${hiring_time} in total.`;
  return [
    `We read your application and reply${toWithin(decision_time)}, with reasons if the answer is no.`,
    `If it fits, we talk${talk} in English about your work and what you want next.`,
    `Next: a ${length}technical interview${checked}.${total}`,
  ];
}
