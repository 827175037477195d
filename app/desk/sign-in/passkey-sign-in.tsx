import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import type { ComponentProps } from "react";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { PasskeyButton } from "./passkey-button.tsx";

type PasskeySignInProps = Pick<ComponentProps<"form">, "onSubmit"> & {
  /** Whether the others have no other way than the provider. */
  isOwnersOnly?: boolean;
};

/** Signs in with a passkey of this site. */
export function PasskeySignIn({ onSubmit, isOwnersOnly = false }: PasskeySignInProps) {
  return (
    <form method="post" className="mt-8 space-y-3 noscript:hidden" onSubmit={onSubmit}>
      {isOwnersOnly ? (
        <p className="text-ink-soft">Owners can also use a passkey, for when that doesn't work.</p>
      ) : null}
      <PasskeyButton
        ask={askForPasskey}
        failed={
          isOwnersOnly
            ? "That didn't work. Try again."
            : "That didn't work. Try again, or sign in with your password."
        }
        className={buttonStyle({ variant: "secondary" })}
      >
        Sign in with a passkey
      </PasskeyButton>
    </form>
  );
}

async function askForPasskey(): Promise<object> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const response = await fetch("/desk/passkey-request");
  if (!response.ok) throw new Error("There is no request for a passkey");
  const optionsJSON = (await response.json()) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON });
}
