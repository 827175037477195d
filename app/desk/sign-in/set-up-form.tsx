import { Button } from "#design/buttons/button.tsx";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { TextField } from "#design/field/text-field.tsx";
import type { PasskeyOffer } from "#services/staff/passkeys.service.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import type { ShownProvider } from "../parts/shown-provider.ts";
import { makePasskey } from "./make-passkey.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { OidcLink } from "./oidc-link.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { type TotpOffer, TotpSetUp } from "./totp-set-up.tsx";

type SetUpFormProps = {
  /** The address is empty for the first owner. */
  account: {
    email: string;
    name: string;
    totp: TotpOffer;
    passkey: PasskeyOffer;
    provider: ShownProvider | undefined;
    /** Whether people with this role sign in with passkeys. */
    hasPasskey: boolean;
  };
  state: DeskFormState | undefined;
};

/** Name of a person who was invited, with a passkey or with password and authenticator app. */
export function SetUpForm({ account, state }: SetUpFormProps) {
  const errors = state?.errors ?? {};
  const input = state?.input ?? {};
  const { provider, hasPasskey } = account;
  return (
    <SignInFrame
      title="Set up your account"
      lead="For the desk, where the agency's staff work."
      state={state}
    >
      {provider && account.email ? (
        <div className="mt-8 space-y-4">
          <p className="text-ink-soft">
            Your account at {provider.name} needs the address {account.email}.
          </p>
          <OidcLink provider={provider} />
        </div>
      ) : null}
      {hasPasskey ? (
        <form method="post" noValidate className="mt-8 space-y-6">
          <TextField
            name="email"
            label="Email address"
            error={errors.email}
            type="email"
            autoComplete="username"
            defaultValue={account.email || input.email}
            readOnly={account.email !== ""}
          />
          <TextField
            name="name"
            label="Full name"
            error={errors.name}
            autoComplete="name"
            defaultValue={input.name ?? account.name}
          />
          <fieldset className="space-y-4 noscript:hidden">
            <legend className="font-medium">With a passkey</legend>
            <p className="text-ink-soft">
              Sign in with your fingerprint, face or security key, without password and code.
            </p>
            <PasskeyButton
              ask={(input) => makePasskey(account.passkey, input)}
              failed={`That didn't work. Try again${provider?.isOnly ? "." : ", or choose a password."}`}
              className={buttonStyle({ variant: "secondary" })}
            >
              Set up with a passkey
            </PasskeyButton>
          </fieldset>
          {provider?.isOnly ? null : (
            <>
              <p className="font-medium noscript:hidden">
                Or with a password and an authenticator app
              </p>
              <NewPasswordField label="Password" error={errors.new_password} />
              <TotpSetUp offer={account.totp} error={errors.code} />
              <Button type="submit">Set up account</Button>
            </>
          )}
        </form>
      ) : null}
    </SignInFrame>
  );
}
