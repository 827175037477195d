import { z } from "zod";
import { CAPTCHA_PURPOSES } from "./forms.ts";

export const ChallengeQuerySchema = z.strictObject({
  form: z.enum(CAPTCHA_PURPOSES, {
    error: `Send form as one of ${CAPTCHA_PURPOSES.join(", ")}`,
  }),
});

/** A challenge of altcha-lib; signed, so a browser has to return it unchanged. */
export const AltchaChallengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().min(1),
});

/** `GET /api/captcha/challenge`: what a browser does before it may send a form. */
export const ChallengeSchema = z.object({
  data: z.discriminatedUnion("provider", [
    z.object({
      provider: z.literal("altcha"),
      challenge: AltchaChallengeSchema,
      ready_in: z.number().describe("Minimum number of seconds to fill in a form"),
      expires_in: z.number().describe("Seconds for which a token is valid"),
    }),
    z.object({
      provider: z.literal("recaptcha"),
      site_key: z.string(),
      language: z.string(),
      action: z.string(),
    }),
    z.object({ provider: z.literal("off") }),
  ]),
});
export type Challenge = z.infer<typeof ChallengeSchema>["data"];
