import type { FieldErrors, Problem } from "#contract/http/problem.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { CaptchaClient } from "../captcha/captcha-client.ts";

export type Receipt = SubmissionReceipt["data"];

/** The outcome of sending a form. */
export type Outcome =
  | { kind: "stored"; receipt: Receipt }
  /** Answers are invalid; `errors` by field, `problem` is the whole response. */
  | { kind: "refused"; errors: FieldErrors; problem: Problem }
  /** The key was used for other answers; the message names the existing request. */
  | { kind: "other-answers"; message: string }
  /** Unknown whether it is stored; sending again with the same key is safe. */
  | { kind: "failed"; message: string };

export const NOT_SENT = "Your answers are still here. Check your connection and try again.";
export const NOT_STORED = "Something went wrong on our side. Your answers are still here.";
export const NOT_CHECKED =
  "The anti-spam check failed. Your answers are still here. Check your connection and try again.";

type Form = {
  url: string;
  fields: readonly (readonly [name: string, value: string])[];
  key: string;
  captcha: CaptchaClient;
};

/**
 * Posts a form with its captcha token and idempotency key. A spent or expired token is replaced
 * once; nothing else is retried without the visitor (spec §7).
 */
export async function sendForm(form: Form): Promise<Outcome> {
  const first = await post(form);
  const isTokenRefused = first.kind === "refused" && "g_recaptcha" in first.errors;
  if (!isTokenRefused) return first;
  form.captcha.forget();
  const second = await post(form);
  if (second.kind !== "refused" || !("g_recaptcha" in second.errors)) return second;
  return { kind: "failed", message: second.errors.g_recaptcha?.[0] ?? NOT_CHECKED };
}

async function post({ url, fields, key, captcha }: Form): Promise<Outcome> {
  let token: string;
  try {
    token = await captcha.getToken();
  } catch {
    return { kind: "failed", message: NOT_CHECKED };
  }
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append("g_recaptcha", token);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key },
    });
    if (response.status === 201) {
      const { data } = (await response.json()) as SubmissionReceipt;
      captcha.forget();
      return { kind: "stored", receipt: data };
    }
    return await toOutcome(response);
  } catch {
    return { kind: "failed", message: NOT_SENT };
  }
}

async function toOutcome(response: Response): Promise<Outcome> {
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
  const errors = problem?.errors;
  const [otherAnswers] = errors?.idempotency_key ?? [];
  if (otherAnswers) return { kind: "other-answers", message: otherAnswers };
  if (problem && errors) return { kind: "refused", errors, problem };
  const isOurs = response.status >= 500 && response.status !== 503;
  if (!problem || isOurs) return { kind: "failed", message: NOT_STORED };
  return { kind: "failed", message: `${problem.message} Your answers are still here.` };
}
