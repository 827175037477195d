import { FIELD_LABELS } from "./field-labels.ts";
import type { MemberForm } from "./member-form.ts";
import type { ChangedField } from "./merge-forms.ts";

type ChangedFieldsProps = {
  changed: readonly ChangedField[];
  /** What the colleague stored, where it is known. */
  theirs?: MemberForm;
};

/** Fields that a colleague changed, and which of them were changed here too. */
export function ChangedFields({ changed, theirs }: ChangedFieldsProps) {
  if (changed.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {changed.map(({ name, isBoth }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{FIELD_LABELS[name]}</dt>
          <dd className="whitespace-pre-line break-words">
            {isBoth ? "Changed by both; yours is in the form. " : "Taken over. "}
            {theirs ? <span className="text-ink-soft">Theirs: {toShown(theirs[name])}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
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
