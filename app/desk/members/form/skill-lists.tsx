import { LANGUAGES, languageName } from "#contract/languages.ts";
import { LANGUAGE_LEVELS } from "#contract/member-terms.ts";
import type { FormPart } from "./form-fields.tsx";
import type { ListField, MemberForm, RowStep } from "./member-form.ts";
import { RowCheckbox, RowInput, RowSelect } from "./row-fields.tsx";
import { RowList } from "./row-list.tsx";

export type ListPart = FormPart & { onStep: (step: RowStep) => void };

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));
const LEVEL_OPTIONS = LANGUAGE_LEVELS.map((value) => ({ value, label: value }));

/** What belongs to one control of a row. */
export function toRowControl<Field extends ListField>(
  { form, errors, onChange }: FormPart,
  field: Field,
  index: number,
) {
  const rows: readonly MemberForm[Field][number][] = form[field];
  return (name: Exclude<keyof MemberForm[Field][number], "from"> & string) => ({
    name: `${field}[${index}][${name}]`,
    value: String(rows[index]?.[name] ?? ""),
    errors,
    onChange: (value: string) =>
      onChange({
        [field]: rows.map((row, at) => (at === index ? { ...row, [name]: value } : row)),
      }),
  });
}

/** Languages and technologies of a member. */
export function SkillLists({ technologies, ...part }: ListPart & { technologies: string[] }) {
  const { form, errors, onStep } = part;
  return (
    <>
      <RowList
        field="languages"
        title="Languages"
        noun="language"
        rows={form.languages}
        errors={errors}
        onStep={onStep}
        toName={({ code }) => (code ? languageName(code) : "")}
      >
        {(_row, index) => {
          const toControl = toRowControl(part, "languages", index);
          return (
            <div className="grid grid-cols-2 gap-2">
              <RowSelect {...toControl("code")} label="Language" options={LANGUAGE_OPTIONS} />
              <RowSelect {...toControl("level")} label="Level" options={LEVEL_OPTIONS} />
            </div>
          );
        }}
      </RowList>
      <RowList
        field="technologies"
        title="Technologies"
        noun="technology"
        rows={form.technologies}
        errors={errors}
        onStep={onStep}
        toName={({ slug }) => slug}
      >
        {(_row, index) => {
          const toControl = toRowControl(part, "technologies", index);
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-end gap-2">
              <RowInput {...toControl("slug")} label="Technology" list="member-technologies" />
              <RowInput {...toControl("years")} label="Years" inputMode="decimal" />
              <div className="pb-1.5">
                <RowCheckbox {...toControl("main")} label="Main" />
              </div>
            </div>
          );
        }}
      </RowList>
      <datalist id="member-technologies">
        {technologies.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
