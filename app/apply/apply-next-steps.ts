import type { StationTexts } from "#app/requests/stations/stations.ts";
import { toReferencesText, toWithin } from "#app/site/terms/terms.ts";
import type { Terms } from "#contract/content/site.ts";

/** The next steps after an application. */
export function toApplyNextSteps(terms: Terms | undefined): StationTexts {
  const { decision_time, first_call_minutes, interview_minutes, references, hiring_time } =
    terms ?? {};
  const talk = first_call_minutes === undefined ? "" : ` for ${first_call_minutes} minutes`;
  const length = interview_minutes === undefined ? "" : `${interview_minutes}-minute `;
  const checked = references === undefined ? "" : ` and ${toReferencesText(references)}`;
  return {
    read: `We read your application and reply${toWithin(decision_time)}, with reasons if the answer is no.`,
    interviews: `If it fits, we talk${talk} in English about your work and what you want next. Then comes a ${length}technical interview${checked}.`,
    ...(hiring_time === undefined ? {} : { decision: `It takes ${hiring_time} in total.` }),
  };
}
