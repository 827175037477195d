import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import type { StoredAddress } from "../address/correct-address.service.server.ts";

type AddressFormProps = {
  address: StoredAddress;
  token: string;
  state: SubmissionState | undefined;
};

/** The address that a form was sent with, and its correction. */
export function AddressForm({ address, token, state }: AddressFormProps) {
  return address.canCorrect ? (
    <form method="post" encType="multipart/form-data" noValidate className="mt-8 space-y-6">
      <TextField
        aria-required
        name="email"
        type="email"
        label="Correct address"
        hint="We'll send the confirmation there. Links in the first email stop working."
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state?.input.email}
        error={state?.errors.email}
      />
      <Button type="submit">Send to this address</Button>
    </form>
  ) : (
    <p className="mt-8">
      It can no longer be changed here. If it's wrong,{" "}
      <a href={`/status/${token}#write`} className="link">
        send us a message
      </a>
      .
    </p>
  );
}
