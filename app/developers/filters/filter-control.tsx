import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { FilterList } from "./filter-list.tsx";
import {
  type FieldOf,
  fieldsOf,
  getFilter,
  LIST_FIELDS,
  type ListField,
  MEMBER_FIELDS,
  type MemberField,
} from "./member-filters.ts";
import type { FilterOption } from "./option-row.tsx";
import { OverlapControl } from "./overlap-control.tsx";
import type { FilterForm } from "./use-filter-draft.ts";

type FormField = ListField | FieldOf<"range" | "overlap" | "flag" | "date">;

/** Fields with a control in a group of the form, in the order of URLs. */
export const FORM_FIELDS = MEMBER_FIELDS.filter((field): field is FormField =>
  ([...LIST_FIELDS, ...fieldsOf("range", "overlap", "flag", "date")] as MemberField[]).includes(
    field,
  ),
);

export function isList(field: MemberField): field is ListField {
  return (LIST_FIELDS as MemberField[]).includes(field);
}

type FilterControlProps = {
  field: FormField;
  form: FilterForm;
  options: Record<ListField, FilterOption[]>;
};

/** The control of one filter, by its kind. */
export function FilterControl({ field, form, options }: FilterControlProps) {
  const { draft, choose, type } = form;
  const definition = getFilter(field);
  if (isList(field)) return <FilterList field={field} form={form} options={options[field]} />;
  if (definition.kind === "flag") {
    return (
      <label className="choice-row">
        <input
          type="checkbox"
          name={field}
          value="true"
          checked={draft[field] === true}
          onChange={(event) => choose({ [field]: event.target.checked })}
          className="tick-box"
        />
        {definition.label}
      </label>
    );
  }
  const text = String(draft[field]);
  if (definition.kind === "date") {
    return (
      <TextField
        type="date"
        name={field}
        label={definition.label}
        value={text}
        onChange={(event) => choose({ [field]: event.target.value })}
        className="figures"
      />
    );
  }
  if (definition.kind === "overlap") return <OverlapControl form={form} />;
  if (definition.kind !== "range") return null;
  const { label, steps } = definition;
  if (!steps) {
    return (
      <TextField
        name={field}
        label={label}
        inputMode="numeric"
        pattern="[0-9]*"
        value={text}
        onChange={(event) => type(field as FieldOf<"range">, event.target.value)}
        className="figures"
      />
    );
  }
  const values = [...new Set([...steps.values.map(String), text])]
    .filter((value) => value !== "")
    .sort((one, other) => Number(one) - Number(other));
  return (
    <SelectField
      name={field}
      label={label}
      options={[
        { value: "", label: "Any" },
        ...values.map((value) => ({ value, label: steps.toText(Number(value)) })),
      ]}
      value={text}
      onChange={(event) => choose({ [field]: event.target.value })}
    />
  );
}
