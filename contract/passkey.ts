import { z } from "zod";
import { toLine } from "./text.ts";

const ERROR = "The passkey couldn't be read. Try again";
/** A response has a few KB; attestations, which we do not ask for, would be longer. */
const MAX_RESPONSE = 20_000;
const MAX_NAME = 60;

const toJson = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue({ code: "custom", message: ERROR });
    return z.NEVER;
  }
};

/** Base64url; at most 1023 bytes. */
const CredentialIdSchema = z.string({ error: ERROR }).regex(/^[\w-]{1,1364}$/, ERROR);

/** The response of an authenticator, as JSON. The library that verifies it checks the rest. */
const PasskeyResponseSchema = z
  .string({ error: ERROR })
  .max(MAX_RESPONSE, ERROR)
  .transform(toJson)
  .pipe(z.looseObject({ id: CredentialIdSchema, response: z.looseObject({}, ERROR) }, ERROR));
export type PasskeyResponse = z.infer<typeof PasskeyResponseSchema>;

/** What signs in with a passkey. */
export const PasskeySignInSchema = z.object({ passkey: PasskeyResponseSchema });

/** Passkeys on the page of an account. */
export const PasskeyAdditionSchema = z.object({
  intent: z.literal("passkey"),
  passkey: PasskeyResponseSchema,
  /** Empty for the name of the browser. */
  passkey_name: z
    .string()
    .overwrite(toLine)
    .max(MAX_NAME, `Name must be ${MAX_NAME} characters or less`)
    .default(""),
});
export const PasskeyRemovalSchema = z.object({
  intent: z.literal("remove-passkey"),
  passkey_id: CredentialIdSchema,
});
