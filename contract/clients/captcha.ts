import { z } from "zod";
import { CAPTCHA_PURPOSES } from "./forms.ts";

export const ChallengeQuerySchema = z.strictObject({
  form: z
    .enum(CAPTCHA_PURPOSES, {
      error: `Send form as one of ${CAPTCHA_PURPOSES.join(", ")}`,
    })
    .describe("What the token will be for"),
});

/** A challenge of altcha-lib; signed, so a browser has to return it unchanged. */
export const AltchaChallengeSchema = z.object({
  parameters: z
    .looseObject({
      algorithm: z.string().describe("Name of the hash"),
      nonce: z.string().describe("Hexadecimal"),
      salt: z.string().describe("Hexadecimal"),
      cost: z.number().describe("Iterations of the hash"),
      keyLength: z.number().describe("Bytes"),
      keyPrefix: z.string().describe("That the key has to begin with"),
      keySignature: z.string().describe("Of the expected key").optional(),
      expiresAt: z.number().describe("Unix time in seconds").optional(),
      data: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
        .describe("Of this site")
        .optional(),
    })
    .describe("Of altcha-lib"),
  signature: z.string().min(1).describe("Of the parameters"),
});

/** `GET /api/captcha/challenge`: what a browser does before it may send a form. */
export const ChallengeSchema = z.object({
  data: z
    .discriminatedUnion("provider", [
      z.object({
        provider: z.literal("altcha").describe("Self-hosted proof of work"),
        challenge: AltchaChallengeSchema.describe("As altcha-lib solves it"),
        ready_in: z.number().describe("Minimum number of seconds to fill in a form"),
        expires_in: z.number().describe("Seconds for which a token is valid"),
      }),
      z.object({
        provider: z.literal("recaptcha").describe("Google reCAPTCHA, version 3"),
        site_key: z.string().describe("Public key of the site"),
        language: z.string().describe("Of its texts"),
        action: z.string().describe("That the token is for"),
      }),
      z.object({ provider: z.literal("off").describe("No token is needed") }),
    ])
    .describe("By provider"),
});
export type Challenge = z.infer<typeof ChallengeSchema>["data"];
