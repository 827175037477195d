import {
  isSameField,
  LIST_FIELDS,
  type ListField,
  type MemberForm,
  TEXT_FIELDS,
  type TextField,
} from "./member-form.ts";

/** A field that a colleague changed; `isBoth` when it was changed here too, in another way. */
export type ChangedField = { name: TextField | ListField; isBoth: boolean };
export type MergedForm = { form: MemberForm; changed: ChangedField[] };

/**
 * What was typed, on top of what a colleague stored meanwhile: a field that was not changed here
 * takes the stored one, one that was changed here keeps what was typed.
 * @param base the form as it was shown before it was edited here
 */
export function mergeForms(base: MemberForm, stored: MemberForm, typed: MemberForm): MergedForm {
  const changed: ChangedField[] = [];
  const merged: Record<string, unknown> = {};
  for (const name of [...TEXT_FIELDS, ...LIST_FIELDS]) {
    const isOwn = !isSameField(base, typed, name);
    if (!isSameField(base, stored, name)) {
      changed.push({ name, isBoth: isOwn && !isSameField(stored, typed, name) });
    }
    merged[name] = isOwn ? typed[name] : stored[name];
  }
  for (const field of LIST_FIELDS) {
    if (merged[field] === typed[field]) merged[field] = toRowsOf(stored, typed, field);
  }
  return { form: merged as MemberForm, changed };
}

/** Rows that were typed, as rows of the file as it is now. */
function toRowsOf(stored: MemberForm, typed: MemberForm, field: ListField) {
  const left: { from: string }[] = [...stored[field]];
  return typed[field].map((row, index) => {
    const at = left.findIndex((other) => toKey(other) === toKey(row));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { ...row, from: found?.from ?? `new${index + 1_000}` };
  });
}

/** What a row is about, in its first field but `from`. */
function toKey({ from, ...row }: { from: string }): string {
  const { slug, code, name, institution, check } = row as Record<string, string>;
  return slug ?? code ?? name ?? institution ?? check ?? "";
}
