import type { Challenge } from "#contract/clients/captcha.ts";
import type { CaptchaPurpose } from "#contract/clients/forms.ts";
import { unprocessable } from "../errors.ts";

/** A valid token; it is spent in the form's own transaction. */
export type Proof = { id: string; expires_at: Date } | undefined;

/** A captcha provider. */
export type Captcha = {
  /** The challenge for a browser that opens `form`. */
  createChallenge(form: CaptchaPurpose): Promise<Challenge>;
  /**
   * Verifies a token without spending it, so that a form that fails otherwise can be sent again.
   * @throws PublicError 422 on `g_recaptcha`, 429 too early, 503 when it cannot be verified now
   */
  verify(token: string, form: CaptchaPurpose, client: string): Promise<Proof>;
};

/** Field under which a form sends its token (spec §7). */
export const CAPTCHA_FIELD = "g_recaptcha";
/** Header that may have the token instead (spec §9). */
export const CAPTCHA_HEADER = "google-recaptcha-token";
/** Longer tokens are rejected unread; Google's have about 2,000 characters. */
export const MAX_TOKEN = 8_192;

export function captchaError(message: string) {
  return unprocessable({ [CAPTCHA_FIELD]: [message] });
}

export const TOKEN_MISSING = "The anti-spam check is missing. Try again";
export const TOKEN_WRONG = "The anti-spam check failed. Try again";
export const TOKEN_EXPIRED = "The anti-spam check has expired. Try again";
export const TOKEN_SPENT = "The anti-spam check was already used. Try again";
