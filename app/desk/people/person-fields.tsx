import type { DeskFormState } from "../desk-form-state.ts";
import { DeskField } from "../parts/desk-field.tsx";

type PersonFieldsProps = {
  stored: { name: string; phone: string | null; company: string | null };
  state: DeskFormState | undefined;
};

/** Name, telephone number and company of a person. */
export function PersonFields({ stored, state }: PersonFieldsProps) {
  const errors = state?.errors ?? {};
  return (
    <>
      <DeskField id="name" name="name" label="Full name" errors={errors}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            defaultValue={state?.input.name ?? stored.name}
            className="desk-control"
          />
        )}
      </DeskField>
      <DeskField id="phone" name="phone" label="Phone number (optional)" errors={errors}>
        {(field) => (
          <input
            {...field}
            type="tel"
            autoComplete="off"
            defaultValue={state?.input.phone ?? stored.phone ?? ""}
            className="desk-control"
          />
        )}
      </DeskField>
      <DeskField
        id="company"
        name="company"
        label="Company (optional)"
        hint="Its name or its domain. A new name is a new company."
        errors={errors}
      >
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            defaultValue={state?.input.company ?? stored.company ?? ""}
            className="desk-control"
          />
        )}
      </DeskField>
    </>
  );
}
