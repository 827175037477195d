import type { FieldErrors } from "#contract/http/problem.ts";
import { DeskField } from "../../parts/desk-field.tsx";
import type { ProposalForm } from "../proposal-form.ts";

type ClientFieldsProps = {
  form: ProposalForm;
  errors: FieldErrors;
  onChange: (part: Partial<ProposalForm>) => void;
};

/** Whom a proposal is for, by whom, and until when. */
export function ClientFields({ form, errors, onChange }: ClientFieldsProps) {
  const isPublic = form.type === "public";
  const text = (name: "client" | "client_name" | "prepared_by" | "client_email") => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    className: "desk-control",
  });
  return (
    <section className="border-line border-t px-4 py-4">
      <h2 className="mb-2 font-semibold text-sm">Client</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <DeskField label="Proposal for" name="client" errors={errors}>
          {(field) => <input {...field} {...text("client")} />}
        </DeskField>
        <DeskField label="Contact person" name="client_name" errors={errors}>
          {(field) => <input {...field} {...text("client_name")} />}
        </DeskField>
        <DeskField label="Email address" name="client_email" errors={errors}>
          {(field) => <input {...field} type="email" {...text("client_email")} />}
        </DeskField>
        <DeskField label="Prepared by" name="prepared_by" errors={errors}>
          {(field) => <input {...field} {...text("prepared_by")} />}
        </DeskField>
        <DeskField label="Valid until" name="valid_until" errors={errors}>
          {(field) => (
            <input
              {...field}
              type="date"
              value={form.valid_until}
              onChange={(event) => onChange({ valid_until: event.target.value })}
              className="desk-control"
            />
          )}
        </DeskField>
        <DeskField
          label="Kind"
          hint={isPublic ? "Rates of the site, no answer." : undefined}
          name="type"
          errors={errors}
        >
          {(field) => (
            <select
              {...field}
              value={form.type}
              onChange={(event) =>
                onChange({ type: event.target.value === "public" ? "public" : "private" })
              }
              className="desk-control"
            >
              <option value="private">One client, who answers</option>
              <option value="public">Public list</option>
            </select>
          )}
        </DeskField>
      </div>
    </section>
  );
}
