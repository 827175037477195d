import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { CodeField } from "./code-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** A new password in place of a forgotten one; the authenticator app stays. */
export function ResetForm({ email, state }: { email: string; state: DeskFormState | undefined }) {
  const errors = state?.errors ?? {};
  return (
    <SignInFrame
      title="Choose a new password"
      lead="You will be signed out everywhere else."
      state={state}
    >
      <form method="post" noValidate className="mt-8 space-y-6">
        <TextField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <NewPasswordField label="New password" error={errors.new_password} />
        <CodeField error={errors.code} />
        <Button type="submit">Save and sign in</Button>
      </form>
    </SignInFrame>
  );
}
