import { Form } from "react-router";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { PasskeyOffer } from "#services/staff/passkeys.service.server.ts";
import type { ShownProvider } from "../parts/shown-provider.ts";
import { NewPasswordField } from "../sign-in/new-password-field.tsx";
import { RecoveryCodes } from "../sign-in/recovery-codes.tsx";
import { type TotpOffer, TotpSetUp } from "../sign-in/totp-set-up.tsx";
import { ConfirmLink } from "./confirm-link.tsx";
import { type ListedPasskey, Passkeys } from "./passkeys.tsx";

export type SignInAccount = {
  email: string;
  has_password: boolean;
  has_totp: boolean;
  recovery_codes: number;
  passkeys: readonly ListedPasskey[];
  provider: ShownProvider | undefined;
  /** Whether the person may sign in with a passkey. */
  hasPasskey: boolean;
  /** What can be set up; needs a recent sign-in. */
  offers: { totp: TotpOffer; passkey: PasskeyOffer } | undefined;
};

type SignInWaysProps = {
  account: SignInAccount;
  errors: FieldErrors;
  /** Recovery codes that were just made. */
  codes: readonly string[] | undefined;
};

/** How a person signs in, with forms that change it after a recent sign-in. */
export function SignInWays({ account, errors, codes }: SignInWaysProps) {
  const { offers, provider, hasPasskey } = account;
  const isOnly = provider?.isOnly === true;
  return (
    <div className="max-w-form space-y-8">
      {provider ? (
        <p className="text-ink-soft">
          {isOnly ? "You sign in with" : "You can sign in with"} {provider.name}.
        </p>
      ) : null}
      {offers && hasPasskey ? (
        <Passkeys passkeys={account.passkeys} offer={offers.passkey} errors={errors} />
      ) : null}
      {offers && !isOnly ? (
        <PasswordForms account={{ ...account, offers }} errors={errors} codes={codes} />
      ) : null}
      {offers || !hasPasskey ? null : (
        <div>
          <p className="mb-3 max-w-reading text-ink-soft">
            You can change your passkeys
            {isOnly ? "" : ", password, authenticator app and recovery codes"} for 15 minutes after
            you've signed in.
          </p>
          <ConfirmLink path="/desk/account">Sign in again to change them</ConfirmLink>
        </div>
      )}
    </div>
  );
}

type PasswordFormsProps = SignInWaysProps & {
  account: { offers: NonNullable<SignInAccount["offers"]> };
};

function PasswordForms({ account, errors, codes }: PasswordFormsProps) {
  const { email, offers } = account;
  return (
    <>
      <Form method="post" noValidate className="space-y-3">
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          label={account.has_password ? "New password" : "Password"}
          error={errors.new_password}
        />
        <button type="submit" name="intent" value="password" className="desk-button">
          {account.has_password ? "Change password" : "Set password"}
        </button>
      </Form>
      <details open={errors.code !== undefined || !account.has_totp}>
        <summary className="cursor-pointer py-1 text-blue">
          {account.has_totp ? "Set up another authenticator app" : "Set up an app"}
        </summary>
        <Form method="post" noValidate className="mt-3 space-y-3">
          <TotpSetUp offer={offers.totp} error={errors.code} />
          <button type="submit" name="intent" value="totp" className="desk-button">
            {account.has_totp ? "Replace authenticator app" : "Set up authenticator app"}
          </button>
        </Form>
      </details>
      <Form method="post" className="space-y-3">
        <p className="font-medium">Recovery codes</p>
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <p className="text-ink-soft">
            You have {account.recovery_codes} left. New ones replace them.
          </p>
        )}
        <button type="submit" name="intent" value="codes" className="desk-button">
          Make new codes
        </button>
      </Form>
    </>
  );
}
