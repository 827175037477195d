import type { MiddlewareHandler } from "hono";
import { FORMS, type FormName, HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import { CAPTCHA_FIELD } from "#platform/captcha/captcha.server.ts";
import { PublicError } from "#platform/errors.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";

const OUTCOMES = [
  "accepted",
  "captcha_refused",
  "honeypot",
  "rate_limited",
  "rejected",
  "failed",
] as const;

type Outcome = (typeof OUTCOMES)[number];

/** Forms that were sent to this process. */
export const formSubmissions = createLabeledCounter(
  "ogds_form_submissions_total",
  "Forms sent, by outcome; a repeated form counts as accepted again.",
  { form: FORMS, outcome: OUTCOMES },
);

/** Last segment of the URL of each form's endpoint. */
const ENDPOINTS: Readonly<Record<FormName, string>> = {
  hire: "request",
  find: "find",
  apply: "apply",
  proposal: "proposal",
};

/** Counts how forms that are sent to `/forms/*` end. */
export const countSubmissions: MiddlewareHandler = async (c, next) => {
  await next();
  const endpoint = c.req.path.split("/").at(-1);
  const form = FORMS.find((name) => ENDPOINTS[name] === endpoint);
  if (form && c.req.method === "POST") {
    formSubmissions.inc({ form, outcome: toOutcome(c.res.status, c.error) });
  }
};

function toOutcome(status: number, error: Error | undefined): Outcome {
  if (status < 400) return "accepted";
  if (status >= 500) return "failed";
  if (status === 429) return "rate_limited";
  const fields = error instanceof PublicError ? (error.errors ?? {}) : {};
  if (CAPTCHA_FIELD in fields) return "captcha_refused";
  return HONEYPOT_FIELD in fields ? "honeypot" : "rejected";
}
