import { BackLink } from "#design/buttons/back-link.tsx";
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
  const { noun, reference, email, canCorrect } = address;
  return (
    <>
      <BackLink to={`/status/${token}`}>Your {noun}</BackLink>
      <h1 className="mt-2 text-heading">Your email address</h1>
      <p className="mt-4 text-lg">
        We've sent the confirmation of{" "}
        <span className="figures whitespace-nowrap">{reference}</span> to{" "}
        <strong className="wrap-anywhere font-medium">{email}</strong>.
      </p>
      {canCorrect ? (
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
        <p className="mt-4">
          It can't be changed here any more. If it's wrong,{" "}
          <a href={`/status/${token}#write`} className="link">
            send us a message
          </a>
          .
        </p>
      )}
    </>
  );
}
