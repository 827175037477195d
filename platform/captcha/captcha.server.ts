import type { Challenge } from "#contract/captcha.ts";
import type { CaptchaPurpose } from "#contract/forms.ts";
import { unprocessable } from "../errors.ts";

/** A token that holds; it counts once it is spent in the form's own transaction. */
export type Proof = { id: string; expires_at: Date } | undefined;

/** One way to tell people from programs. */
export type Captcha = {
  /** What the browser of whoever opens `form` has to do. */
  createChallenge(form: CaptchaPurpose): Promise<Challenge>;
  /**
   * Judges a token without using it up, so that a form that fails otherwise can be sent again.
   * @throws PublicError 422 on `g_recaptcha`, 429 too early, 503 when nobody can judge it now
   */
  verify(token: string, form: CaptchaPurpose, client: string): Promise<Proof>;
};

/** Field under which a form sends its token (spec §7). */
export const CAPTCHA_FIELD = "g_recaptcha";
/** Header in which a token may come instead (spec §9). */
export const CAPTCHA_HEADER = "google-recaptcha-token";
/** Longest token that is looked at; Google's are about 2,000 characters. */
export const MAX_TOKEN = 8_192;

export function captchaError(message: string) {
  return unprocessable({ [CAPTCHA_FIELD]: [message] });
}

export const TOKEN_MISSING = "The anti-spam check is missing. Try again";
export const TOKEN_WRONG = "The anti-spam check failed. Try again";
export const TOKEN_EXPIRED = "The anti-spam check has expired. Try again";
export const TOKEN_SPENT = "The anti-spam check was already used. Try again";
