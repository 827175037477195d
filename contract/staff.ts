import { z } from "zod";
import { isCommonPassword } from "./common-passwords.ts";
import { MAX_LENGTH } from "./limits.ts";
import { EmailSchema, FullNameSchema } from "./person.ts";
import { toLine } from "./text.ts";

const MIN_PASSWORD = 12;
/** Far beyond any sentence; what is longer would only cost time to hash. */
const MAX_PASSWORD = 200;

const PASSWORD_ERROR = "Enter your password";
const CODE_ERROR = "Enter the code from your authenticator app";

/** A password that is compared, not chosen. */
const TypedPasswordSchema = z
  .string({ error: PASSWORD_ERROR })
  .min(1, PASSWORD_ERROR)
  .max(MAX_PASSWORD, PASSWORD_ERROR);

/** Six digits of an authenticator app, or a recovery code; apps show them with a space. */
const TypedCodeSchema = z
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
  password: TypedPasswordSchema,
  code: TypedCodeSchema,
});
export type SignIn = z.infer<typeof SignInSchema>;

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
    code: TypedCodeSchema,
  });
export type AccountSetUp = z.infer<ReturnType<typeof toSetUpSchema>>;

/** What replaces a forgotten password. */
export const toResetSchema = (email: string) =>
  z.object({ new_password: toNewPasswordSchema(email), code: TypedCodeSchema });
export type PasswordReset = z.infer<ReturnType<typeof toResetSchema>>;
