import { ChangedList } from "../../parts/changed-list.tsx";
import { FIELD_LABELS } from "./field-labels.ts";
import type { MemberForm } from "./member-form.ts";
import type { ChangedField } from "./merge-forms.ts";

type ChangedFieldsProps = {
  changed: readonly ChangedField[];
  /** What the colleague stored, where it is known. */
  stored?: MemberForm;
};

/** Fields that a colleague changed, and which of them were changed here too. */
export function ChangedFields({ changed, stored }: ChangedFieldsProps) {
  return (
    <ChangedList
      changed={changed.map(({ name, isBoth }) => ({
        label: FIELD_LABELS[name],
        isBoth,
        other: stored && toShown(stored[name]),
      }))}
    />
  );
}

const MAX_SHOWN = 300;

function toShown(value: MemberForm[keyof MemberForm]): string {
  const text =
    typeof value === "string"
      ? value
      : value
          .map(({ from, ...row }) => Object.values<string>(row).filter(Boolean).join(" · "))
          .join("\n");
  if (text === "") return "empty";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}
