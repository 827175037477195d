import { createHash } from "node:crypto";
import { z } from "zod";
import { PublicError } from "../errors.ts";
import type { Logger } from "../process/log.server.ts";
import {
  type Captcha,
  captchaError,
  MAX_TOKEN,
  TOKEN_EXPIRED,
  TOKEN_MISSING,
  TOKEN_WRONG,
} from "./captcha.server.ts";

export type RecaptchaConfig = {
  secret: string;
  siteKey: string;
  /** Lowest score that counts as a person, 0 to 1. */
  score: number;
  /** Language of Google's texts. */
  language: string;
  /** Endpoint that verifies tokens; a test passes its own server. */
  endpoint?: string;
  /** Timeout of a verification. */
  timeoutMs?: number;
};

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";
const VERIFY_TIMEOUT_MS = 5_000;
/** Milliseconds for which Google's tokens are valid. */
const LIFETIME = 120_000;

const AnswerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** Google's invisible check: a score for each visitor, from Google's server. */
export function createRecaptcha(config: RecaptchaConfig, log: Logger): Captcha {
  return {
    async createChallenge(form) {
      return {
        provider: "recaptcha",
        site_key: config.siteKey,
        language: config.language,
        action: form,
      };
    },

    async verify(token, form, client) {
      if (token === "") throw captchaError(TOKEN_MISSING);
      if (token.length > MAX_TOKEN) throw captchaError(TOKEN_WRONG);
      const answer = await ask(config, token, client).catch((error) => {
        log.warn({ err: error }, "reCAPTCHA didn't respond");
        throw new PublicError(503, "The anti-spam check isn't available right now. Try again.", {
          retryAfter: 10,
        });
      });
      const failures = answer["error-codes"] ?? [];
      if (failures.includes("timeout-or-duplicate")) throw captchaError(TOKEN_EXPIRED);
      if (failures.some((code) => code.includes("secret"))) {
        log.error({ failures }, "reCAPTCHA does not accept RECAPTCHA_SECRET");
      }
      if (!answer.success || answer.action !== form || (answer.score ?? 0) < config.score) {
        throw captchaError(TOKEN_WRONG);
      }
      return {
        id: createHash("sha256").update(token).digest("hex"),
        expires_at: new Date(Date.now() + LIFETIME),
      };
    },
  };
}

async function ask(config: RecaptchaConfig, token: string, client: string) {
  const response = await fetch(config.endpoint ?? VERIFY_URL, {
    method: "POST",
    body: new URLSearchParams({ secret: config.secret, response: token, remoteip: client }),
    signal: AbortSignal.timeout(config.timeoutMs ?? VERIFY_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`siteverify answered ${response.status}`);
  return AnswerSchema.parse(await response.json());
}
