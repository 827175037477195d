import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";

type PersonFieldsProps = {
  stored: { name: string; phone: string | null; company: string | null };
  state: DeskFormState | undefined;
};

/** Name, telephone number and company of a person. */
export function PersonFields({ stored, state }: PersonFieldsProps) {
  const errors = state?.errors ?? {};
  return (
    <>
      <DeskInput
        id="name"
        name="name"
        label="Full name"
        errors={errors}
        autoComplete="off"
        defaultValue={state?.input.name ?? stored.name}
      />
      <DeskInput
        id="phone"
        name="phone"
        label="Phone number (optional)"
        errors={errors}
        type="tel"
        autoComplete="off"
        defaultValue={state?.input.phone ?? stored.phone ?? ""}
      />
      <DeskInput
        id="company"
        name="company"
        label="Company (optional)"
        hint="Its name or its domain. A new name is a new company."
        errors={errors}
        autoComplete="off"
        defaultValue={state?.input.company ?? stored.company ?? ""}
      />
    </>
  );
}
