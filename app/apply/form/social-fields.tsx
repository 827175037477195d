import { MAX_LINKS } from "#contract/application-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { RowsField } from "#design/field/rows-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { pickAnswers } from "#platform/forms/fields.ts";
import { LINK_FIELDS } from "../application-fields.ts";
import type { ApplyForm } from "./apply.store.ts";

/** Where the applicant's work can be seen. */
export function SocialFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  return (
    <>
      <FormFields fields={LINK_FIELDS} typed={pickAnswers(LINK_FIELDS, form)} errors={errors} />
      <RowsField
        name="links"
        legend="Other links"
        hint="A talk, an article, a package: something you're proud of."
        noun="link"
        rows={form.links}
        empty=""
        most={MAX_LINKS}
        errors={errors}
      >
        {({ row, name, errorOf }) => (
          <TextField
            name={name}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            label="Web address"
            optional
            defaultValue={row}
            error={errorOf()}
          />
        )}
      </RowsField>
    </>
  );
}
