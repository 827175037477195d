import { z } from "zod";
import { NextHostSchema } from "../calls/desk-host.ts";
import { MAX_LENGTH } from "../values/limits.ts";
import { EmailSchema, FullNameSchema } from "../values/person.ts";
import { toLine, toText } from "../values/text.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { isFilled } from "./desk-request.ts";
import {
  PasskeyAdditionSchema,
  PasskeyRemovalSchema,
  RegistrationResponseSchema,
} from "./passkey.ts";
import { MAX_SIGNATURE } from "./reply-terms.ts";
import { STAFF_ROLES } from "./staff-terms.ts";

const MIN_PASSWORD = 12;
/** Far beyond any sentence; what is longer would only cost time to hash. */
const MAX_PASSWORD = 200;

const PASSWORD_ERROR = "Enter your password";
const CODE_ERROR = "Enter the code from your authenticator app";

/** A password that is compared, not chosen. */
const PasswordInputSchema = z
  .string({ error: PASSWORD_ERROR })
  .min(1, PASSWORD_ERROR)
  .max(MAX_PASSWORD, PASSWORD_ERROR);

/** Six digits of an authenticator app, or a recovery code; apps show them with a space. */
const CodeInputSchema = z
  .string({ error: CODE_ERROR })
  .overwrite((text) => text.replace(/\s/g, ""))
  .min(1, CODE_ERROR)
  .max(40, CODE_ERROR);

export const SignInSchema = z.object({
  email: z
    .string({ error: "Enter your email address" })
    .overwrite(toLine)
    .min(1, "Enter your email address")
    .max(MAX_LENGTH.email, "Enter your email address"),
  password: PasswordInputSchema,
  code: CodeInputSchema,
});
export type SignIn = z.infer<typeof SignInSchema>;

/** What signs in with a link of an owner, which names the account. */
export const LinkSignInSchema = SignInSchema.omit({ email: true });
export type LinkSignIn = z.infer<typeof LinkSignInSchema>;

/** A new password of the account with this address: long, without rules about its characters. */
function toNewPasswordSchema(email: string) {
  return z
    .string({ error: "Enter a password" })
    .min(1, { error: "Enter a password", abort: true })
    .min(MIN_PASSWORD, {
      error: `Password must be ${MIN_PASSWORD} characters or more`,
      abort: true,
    })
    .max(MAX_PASSWORD, `Password must be ${MAX_PASSWORD} characters or less`)
    .refine((text) => !isSameText(text, email), "Password must not be your email address")
    .refine((text) => !isCommonPassword(text), "Choose a password that is harder to guess");
}

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What sets up an account. */
export const toSetUpSchema = (email: string) =>
  z.object({
    email: EmailSchema,
    name: FullNameSchema,
    new_password: toNewPasswordSchema(email),
    code: CodeInputSchema,
  });
export type AccountSetUp = z.infer<ReturnType<typeof toSetUpSchema>>;

/** What sets up an account that is signed in to by passkey. */
export const PasskeySetUpSchema = z.object({
  email: EmailSchema,
  name: FullNameSchema,
  passkey: RegistrationResponseSchema,
});
export type PasskeySetUp = z.infer<typeof PasskeySetUpSchema>;

/** What replaces a forgotten password. */
export const toResetSchema = (email: string) =>
  z.object({ new_password: toNewPasswordSchema(email), code: CodeInputSchema });
export type PasswordReset = z.infer<ReturnType<typeof toResetSchema>>;

export const ForgotPasswordSchema = z.object({ email: EmailSchema });

/** As large as the database's integers. */
const IdSchema = z.coerce.number().int().min(1).max(2_147_483_647);
const intent = <const Name extends string>(name: Name) => z.literal(name);

/** What people change about their own account. */
const SignatureSchema = z
  .string()
  .overwrite(toText)
  .max(MAX_SIGNATURE, `The signature must be ${MAX_SIGNATURE} characters or less`)
  .refine(isFilled, "Leave out the text in double braces")
  .default("");

export const toAccountChangeSchema = (email: string) =>
  z.discriminatedUnion("intent", [
    z.object({ intent: intent("name"), name: FullNameSchema }),
    z.object({ intent: intent("signature"), signature: SignatureSchema }),
    z.object({ intent: intent("digest"), digest: z.literal("on").optional() }),
    z.object({ intent: intent("password"), new_password: toNewPasswordSchema(email) }),
    z.object({ intent: intent("totp"), code: CodeInputSchema }),
    z.object({ intent: intent("codes") }),
    PasskeyAdditionSchema,
    PasskeyRemovalSchema,
    z.object({ intent: intent("session"), session: IdSchema }),
    z.object({ intent: intent("sessions") }),
  ]);
export type AccountChange = z.infer<ReturnType<typeof toAccountChangeSchema>>;

const RoleSchema = z.enum(STAFF_ROLES, { error: "Select a role" });

/** What an owner changes about the accounts of staff. */
export const StaffChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: intent("invite"), email: EmailSchema, role: RoleSchema }),
  z.object({ intent: intent("role"), id: IdSchema, role: RoleSchema }),
  z.object({ intent: intent("disable"), id: IdSchema }),
  z.object({ intent: intent("enable"), id: IdSchema }),
  z.object({ intent: intent("reset"), id: IdSchema }),
  z.object({ intent: intent("sign-in-link"), id: IdSchema }),
]);
export type StaffChange = z.infer<typeof StaffChangeSchema>;

const RECEIVER_ERROR = "Select who gets it";

/** How the work of a person is handed over. */
export const HandoverSchema = z.object({
  /** Who gets the requests and applications: a colleague, or `none`. */
  to: z
    .string(RECEIVER_ERROR)
    .regex(/^(?:none|[1-9]\d{0,8})$/, RECEIVER_ERROR)
    .transform((text) => (text === "none" ? null : Number(text))),
  /** Who gets the calls. */
  host: NextHostSchema.optional(),
  intent: z.enum(["hand-over", "disable"]),
});
export type Handover = z.infer<typeof HandoverSchema>;
