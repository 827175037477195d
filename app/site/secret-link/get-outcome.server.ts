import { data } from "react-router";
import { MAX_CONFIRMATIONS } from "#services/email/email-confirmations.repository.server.ts";

/** For a page that says that an email was sent. */
export const NO_EMAIL_YET = `No email after a few minutes? Check your spam folder. We send at most ${MAX_CONFIRMATIONS.perHour} of these emails an hour to one address.`;

/** The texts of an outcome by the segment of its URL; 404 for another one. */
export function getOutcome<Outcome>(
  outcomes: Readonly<Record<string, Outcome>>,
  name: string,
): Outcome {
  const outcome = Object.hasOwn(outcomes, name) ? outcomes[name] : undefined;
  if (!outcome) throw data(null, 404);
  return outcome;
}
