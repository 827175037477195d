import {
  type ContentForm,
  type FormField,
  type FormValue,
  type FormValues,
  isRows,
  joinPath,
  type NoForm,
  toControlName,
} from "#app/desk/content/form/form-spec.ts";

/** The form of a file that has one. */
export function getForm(form: ContentForm | NoForm): ContentForm {
  if ("reason" in form) throw new Error(form.reason);
  return form;
}

/** A form as a browser posts it, with other texts in some controls; `undefined` leaves one out. */
export function toSubmittedForm(
  { text, root, values, body }: ContentForm,
  changes: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const submission: Record<string, string> = { text, complete: "1" };
  if (body !== undefined) submission.body = body;
  addField(submission, root, values, "");
  for (const [path, input] of Object.entries(changes)) {
    const name = path === "body" || path === "intent" ? path : toControlName(path);
    if (input === undefined) delete submission[name];
    else submission[name] = input;
  }
  return submission;
}

function addField(
  submission: Record<string, string>,
  field: FormField,
  value: FormValue | undefined,
  path: string,
): void {
  const addGroup = (fields: readonly FormField[], values: FormValues, group: string) => {
    if (group) submission[toControlName(joinPath(group, "_from"))] = String(values._from ?? "0");
    for (const inner of fields) {
      addField(submission, inner, values[inner.name], joinPath(group, inner.name));
    }
  };
  if (value === undefined) return;
  if (typeof value === "string") {
    if (field.type !== "yesno" || value === "on") submission[toControlName(path)] = value;
  } else if (isRows(value)) {
    const fields =
      field.type === "values" ? [field.item] : field.type === "rows" ? field.fields : [];
    for (const [index, row] of value.entries()) addGroup(fields, row, joinPath(path, index));
  } else if (field.type === "group") addGroup(field.fields, value, path);
}

export function toFormData(submission: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(submission)) form.set(name, value);
  return form;
}
