import { PasskeySignInSchema } from "#contract/desk/passkey.ts";
import { SignInSchema } from "#contract/desk/staff.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import type { Services } from "#services/services.server.ts";
import { signInByPasskey } from "#services/staff/passkey-sign-in.service.server.ts";
import { type SignedIn, type SignInVisit, signIn } from "#services/staff/sign-in.service.server.ts";
import { countSignIn } from "#services/staff/sign-in-outcomes.server.ts";
import { handleDeskForm } from "../desk-form.server.ts";

/** The same for everything that can be wrong. */
const WRONG = "The email address, password or code is wrong";
const toWrongPasskey = ({ oidc }: Services["env"]) =>
  `This passkey can't be used. Try again, or sign in with ${oidc?.isOnly ? oidc.name : "your password"}.`;

/** Signs a person in as a form asks: by passkey, or by password and code. */
export function signInByForm<Result>(
  services: Services,
  input: InputValues,
  visit: SignInVisit,
  open: (signedIn: SignedIn) => Promise<Result>,
) {
  if (input.passkey) {
    return handleDeskForm(input, PasskeySignInSchema, async ({ passkey }) => {
      const signedIn = await countSignIn("passkey", signInByPasskey(services, passkey, visit));
      if (!signedIn) throw new PublicError(422, toWrongPasskey(services.env));
      return open(signedIn);
    });
  }
  return handleDeskForm(input, SignInSchema, async (answers) => {
    const signedIn = await countSignIn("password", signIn(services, answers, visit));
    if (!signedIn) throw unprocessable({ password: [WRONG] });
    return open(signedIn);
  });
}
