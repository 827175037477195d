import { Button } from "#design/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { type TotpOffer, TotpSetUp } from "./totp-set-up.tsx";

type SetUpFormProps = {
  /** The address is empty for the first owner. */
  account: { email: string; name: string; totp: TotpOffer };
  state: DeskFormState | undefined;
};

/** Name, password and authenticator app of a person who was invited. */
export function SetUpForm({ account, state }: SetUpFormProps) {
  const errors = state?.errors ?? {};
  const typed = state?.typed ?? {};
  return (
    <SignInFrame
      title="Set up your account"
      lead="For the desk, where the agency's staff work."
      state={state}
    >
      <form method="post" noValidate className="mt-8 space-y-6">
        <TextField
          name="email"
          label="Email address"
          error={errors.email}
          type="email"
          autoComplete="username"
          defaultValue={account.email || typed.email}
          readOnly={account.email !== ""}
        />
        <TextField
          name="name"
          label="Full name"
          error={errors.name}
          autoComplete="name"
          defaultValue={typed.name ?? account.name}
        />
        <NewPasswordField label="Password" error={errors.new_password} />
        <TotpSetUp offer={account.totp} error={errors.code} />
        <Button type="submit">Set up account</Button>
      </form>
    </SignInFrame>
  );
}
