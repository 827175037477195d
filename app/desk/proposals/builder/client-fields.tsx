import type { FieldErrors } from "#contract/http/problem.ts";
import { DeskInput, DeskSelect } from "../../parts/desk-field.tsx";
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
        <DeskInput label="Proposal for" name="client" errors={errors} {...text("client")} />
        <DeskInput
          label="Contact person"
          name="client_name"
          errors={errors}
          {...text("client_name")}
        />
        <DeskInput
          label="Email address"
          name="client_email"
          errors={errors}
          type="email"
          {...text("client_email")}
        />
        <DeskInput
          label="Prepared by"
          name="prepared_by"
          errors={errors}
          {...text("prepared_by")}
        />
        <DeskInput
          label="Valid until"
          name="valid_until"
          errors={errors}
          type="date"
          value={form.valid_until}
          onChange={(event) => onChange({ valid_until: event.target.value })}
        />
        <DeskSelect
          label="Kind"
          hint={isPublic ? "Rates of the site, no answer." : undefined}
          name="type"
          errors={errors}
          value={form.type}
          onChange={(event) =>
            onChange({ type: event.target.value === "public" ? "public" : "private" })
          }
        >
          <option value="private">One client, who answers</option>
          <option value="public">Public list</option>
        </DeskSelect>
      </div>
    </section>
  );
}
