import { z } from "zod";
import { toLine } from "../values/text.ts";

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

const TextSchema = z.string({ error: ERROR });
const CredentialSchema = z.object(
  {
    id: CredentialIdSchema,
    rawId: CredentialIdSchema,
    type: z.literal("public-key", ERROR),
    // Extensions are not asked for.
    clientExtensionResults: z.object({}, ERROR),
  },
  ERROR,
);

/** The JSON of an authenticator's response. The library that verifies it checks the values. */
const toResponseSchema = <Response extends z.ZodType>(response: Response) =>
  z
    .string({ error: ERROR })
    .max(MAX_RESPONSE, ERROR)
    .transform(toJson)
    .pipe(CredentialSchema.extend({ response }));

const AuthenticationResponseSchema = toResponseSchema(
  z.object(
    {
      clientDataJSON: TextSchema,
      authenticatorData: TextSchema,
      signature: TextSchema,
      userHandle: z.exactOptional(TextSchema),
    },
    ERROR,
  ),
);
export type AuthenticationResponse = z.infer<typeof AuthenticationResponseSchema>;

export const RegistrationResponseSchema = toResponseSchema(
  z.object(
    {
      clientDataJSON: TextSchema,
      attestationObject: TextSchema,
      transports: z.exactOptional(z.array(TextSchema, ERROR)),
    },
    ERROR,
  ),
);
export type RegistrationResponse = z.infer<typeof RegistrationResponseSchema>;

/** What signs in with a passkey. */
export const PasskeySignInSchema = z.object({ passkey: AuthenticationResponseSchema });

/** Passkeys on the page of an account. */
export const PasskeyAdditionSchema = z.object({
  intent: z.literal("passkey"),
  passkey: RegistrationResponseSchema,
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
