import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#design/buttons/button.tsx";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { TextField } from "#design/field/text-field.tsx";
import { Popup } from "#design/overlays/popup.tsx";
import {
  clearFailure,
  giveUpSubmissions,
  retrySubmissions,
  setSignedOut,
} from "#platform/submissions/failed-submission.store.ts";
import { useFailedSubmission } from "#platform/submissions/use-failed-submission.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import type { ShownProvider } from "../parts/shown-provider.ts";
import { useDesk } from "../parts/use-desk.ts";
import { CodeField } from "./code-field.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const FAILED: DeskFormState = {
  input: {},
  errors: {},
  problem: "The server can't be reached. Check your connection and try again.",
};

/**
 * Signs in over the page of the desk that is open, once its session has ended, and goes on with what
 * was about to be sent.
 */
export function SessionDialog() {
  const { failure, isRetrying } = useFailedSubmission();
  const { staff, provider } = useDesk();
  const { email } = staff;
  const { revalidate } = useRevalidator();
  const first = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<DeskFormState>();
  const [isSending, setSending] = useState(false);
  const isOpen = failure?.kind === "signed-out";
  const { errors = {}, problem } = state ?? {};

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    await follow(postSignIn(new FormData(event.currentTarget)));
  }

  async function follow(sent: Promise<SignInOutcome>) {
    setSending(true);
    const outcome = await sent;
    setSending(false);
    setState("errors" in outcome ? outcome : undefined);
    if ("errors" in outcome) return;
    if (outcome.email !== email) {
      // The page is another person's; the browser asks before its text is lost.
      window.location.reload();
      return;
    }
    setSignedOut(false);
    if (retrySubmissions()) return;
    clearFailure();
    await revalidate();
  }

  return (
    <Popup
      open={isOpen}
      onClose={giveUpSubmissions}
      title="Sign in again"
      initialFocus={first}
      problem={problem ? { title: "There is a problem", errors: problem } : undefined}
    >
      <p>{failure?.message} What you entered is still here.</p>
      {provider ? <OidcAgain provider={provider} onContinue={() => follow(readSignIn())} /> : null}
      <PasskeySignIn onSubmit={signIn} isOwnersOnly={provider?.isOnly === true} />
      {provider?.isOnly ? null : (
        <form method="post" noValidate className="mt-6 space-y-6 text-ink" onSubmit={signIn}>
          <TextField
            id="session-email"
            name="email"
            label="Email address"
            type="email"
            autoComplete="username"
            defaultValue={email}
            readOnly
          />
          <TextField
            ref={first}
            id="session-password"
            name="password"
            label="Password"
            error={errors.password}
            type="password"
            autoComplete="current-password"
          />
          <CodeField id="session-code" error={errors.code} />
          <Button type="submit" pending={isSending || isRetrying}>
            Sign in
          </Button>
        </form>
      )}
    </Popup>
  );
}

/** The provider cannot be shown over the page: it is signed in at in another tab. */
function OidcAgain({ provider, onContinue }: { provider: ShownProvider; onContinue: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <a
        href="/desk/oidc"
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ variant: "secondary" })}
      >
        Sign in with {provider.name} in a new tab
      </a>
      <Button type="button" onClick={onContinue}>
        I've signed in
      </Button>
    </div>
  );
}

type SignInOutcome = DeskFormState | { email: string };

function postSignIn(form: FormData): Promise<SignInOutcome> {
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  return readSignIn({ method: "POST", body: new URLSearchParams(fields) });
}

/** Who is signed in, also in another tab. */
async function readSignIn(init?: RequestInit): Promise<SignInOutcome> {
  try {
    const response = await fetch("/desk/sign-in-here", init);
    return (await response.json()) as SignInOutcome;
  } catch {
    return FAILED;
  }
}
