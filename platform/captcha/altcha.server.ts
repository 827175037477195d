import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { AltchaChallengeSchema } from "#contract/clients/captcha.ts";
import type { CaptchaPurpose } from "#contract/clients/forms.ts";
import { PublicError } from "../errors.ts";
import { type Clock, systemClock } from "../time/clock.ts";
import {
  type Captcha,
  captchaError,
  MAX_TOKEN,
  TOKEN_EXPIRED,
  TOKEN_MISSING,
  TOKEN_WRONG,
} from "./captcha.server.ts";

/** Seconds for which a solved challenge is valid. */
const LIFETIME = 600;
/** Seconds that a person needs at least to fill and send a form. */
const FASTEST_PERSON = 3;
/** PBKDF2 rounds of one attempt, and how many attempts a browser makes: about a second of work. */
const COST = 2_000;
const ATTEMPTS = { least: 300, most: 700 };

const PayloadSchema = z.object({
  challenge: AltchaChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
});

/** The signed payload of a challenge. */
const DataSchema = z.object({ form: z.string(), issued_at: z.number(), expires_at: z.number() });

function parseToken(token: string) {
  try {
    const text = Buffer.from(token, "base64").toString("utf8");
    const { challenge, solution } = PayloadSchema.parse(JSON.parse(text));
    return { challenge, solution, data: DataSchema.parse(challenge.parameters.data) };
  } catch {
    throw captchaError(TOKEN_WRONG);
  }
}

/** Shorter for holds: a time can be chosen with the first click. */
const toLeastSeconds = (purpose: CaptchaPurpose) => (purpose === "hold" ? 0 : FASTEST_PERSON);

/**
 * Self-hosted proof of work: the browser finds a number, and no third party is involved. Each
 * challenge is signed with `secret` and names its form and time.
 */
export function createAltcha(secret: Buffer, clock: Clock = systemClock): Captcha {
  const signatureSecret = secret.toString("hex");
  const keySecret = createHash("sha256").update(secret).update("key").digest("hex");
  const now = () => Math.floor(clock().getTime() / 1_000);

  return {
    async createChallenge(form) {
      const issued_at = now();
      const expires_at = issued_at + LIFETIME;
      const { parameters, signature = "" } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        counter: randomInt(ATTEMPTS.most, ATTEMPTS.least),
        deriveKey,
        expiresAt: expires_at,
        data: { form, issued_at, expires_at },
        hmacSignatureSecret: signatureSecret,
        hmacKeySignatureSecret: keySecret,
      });
      return {
        provider: "altcha",
        challenge: { parameters: { ...parameters }, signature },
        ready_in: toLeastSeconds(form),
        expires_in: LIFETIME,
      };
    },

    async verify(token, form) {
      if (token === "") throw captchaError(TOKEN_MISSING);
      if (token.length > MAX_TOKEN) throw captchaError(TOKEN_WRONG);
      const { challenge, solution, data } = parseToken(token);
      if (data.form !== form) throw captchaError(TOKEN_WRONG);
      if (data.expires_at <= now()) throw captchaError(TOKEN_EXPIRED);
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: signatureSecret,
        hmacKeySignatureSecret: keySecret,
      });
      if (result.expired) throw captchaError(TOKEN_EXPIRED);
      if (!result.verified) throw captchaError(TOKEN_WRONG);
      const early = data.issued_at + toLeastSeconds(form) - now();
      if (early > 0) {
        throw new PublicError(429, "Submitted too quickly. Try again in a moment.", {
          retryAfter: early,
        });
      }
      return {
        // The challenge and not its solution: one challenge is valid for one form.
        id: createHash("sha256").update(challenge.signature).digest("hex"),
        expires_at: new Date(data.expires_at * 1_000),
      };
    },
  };
}
