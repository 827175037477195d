import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { CodeField } from "./code-field.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

type LinkSignInFormProps = { email: string; state: DeskFormState | undefined };

/** Password and code of a person who has a link of an owner to sign in. */
export function LinkSignInForm({ email, state }: LinkSignInFormProps) {
  const errors = state?.errors ?? {};
  return (
    <SignInFrame title="Sign in" lead="With your link, once." state={state}>
      <form method="post" noValidate className="mt-8 space-y-6">
        <TextField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <TextField
          name="password"
          label="Password"
          error={errors.password}
          type="password"
          autoComplete="current-password"
        />
        <CodeField error={errors.code} />
        <Button type="submit">Sign in</Button>
      </form>
    </SignInFrame>
  );
}
