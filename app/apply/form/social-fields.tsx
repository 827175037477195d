import { MAX_LINKS } from "#contract/application-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { RowsField } from "#design/field/rows-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { ApplyForm } from "./apply.store.ts";

const PROFILES = [
  { name: "linkedin_url", label: "LinkedIn", example: "linkedin.com/in/name" },
  { name: "github_url", label: "GitHub", example: "github.com/name" },
  { name: "portfolio_url", label: "Portfolio", example: "example.com/work" },
] as const;

/** A URL, typed with or without its scheme. */
const ADDRESS = {
  inputMode: "url",
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
} as const;

/** Where the applicant's work can be seen. */
export function SocialFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  return (
    <>
      {PROFILES.map(({ name, label, example }) => (
        <TextField
          {...ADDRESS}
          key={name}
          name={name}
          label={label}
          hint={`Like ${example}.`}
          optional
          defaultValue={form[name]}
          error={errors[name]}
        />
      ))}
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
            {...ADDRESS}
            name={name}
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
