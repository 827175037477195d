import { Form } from "react-router";
import type { FieldErrors } from "#contract/http/problem.ts";
import { TextField } from "#design/field/text-field.tsx";
import type { PasskeyOffer } from "#services/staff/passkeys.service.server.ts";
import { makePasskey } from "../sign-in/make-passkey.ts";
import { PasskeyButton } from "../sign-in/passkey-button.tsx";
import { TimeText } from "../time/time-text.tsx";

export type ListedPasskey = { id: string; name: string; created_at: Date; used_at: Date | null };

type PasskeysProps = {
  passkeys: readonly ListedPasskey[];
  offer: PasskeyOffer;
  errors: FieldErrors;
};

/** Passkeys of who is signed in, each with a button that removes it, and a form for a new one. */
export function Passkeys({ passkeys, offer, errors }: PasskeysProps) {
  return (
    <div className="space-y-3">
      <h3 className="font-medium">Passkeys</h3>
      <p className="text-ink-soft">
        Sign in with your fingerprint, face or security key, without password and code.
      </p>
      <ul className="empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {/* Another list makes the form anew: the response in it was used. */}
      <Form method="post" noValidate key={passkeys.length} className="space-y-3 noscript:hidden">
        <input type="hidden" name="intent" value="passkey" />
        <TextField
          name="passkey_name"
          label="Name (optional)"
          hint="To tell it from others, like “Phone” or “Security key”"
          error={errors.passkey_name}
          autoComplete="off"
        />
        <PasskeyButton
          ask={() => makePasskey(offer)}
          failed="That didn't work. Try again. A device that has a passkey already can't get another one."
          className="desk-button"
        >
          Add a passkey
        </PasskeyButton>
      </Form>
    </div>
  );
}

function PasskeyItem({ passkey: { id, name, created_at, used_at } }: { passkey: ListedPasskey }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2">
      <p className="min-w-0 break-words">
        {name}
        <span className="block text-ink-soft">
          Added <TimeText at={created_at} />,{" "}
          {used_at ? (
            <>
              last used <TimeText at={used_at} />
            </>
          ) : (
            "not used yet"
          )}
        </span>
      </p>
      <Form method="post">
        <input type="hidden" name="passkey_id" value={id} />
        <button
          type="submit"
          name="intent"
          value="remove-passkey"
          className="desk-button"
          aria-label={`Remove ${name}`}
        >
          Remove
        </button>
      </Form>
    </li>
  );
}
