/** The error of a field: one text, or the list of the server's response. */
export type FieldError = string | readonly string[] | undefined;

/** The props that every field shares. */
export type FieldProps = {
  /** Wire name, also where an error summary finds the field. */
  name: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
  error?: FieldError;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** The id of a field from its wire name: `members[0][name]` → `members-0-name`. */
export function fieldId(name: string): string {
  return name.replaceAll("]", "").replaceAll("[", "-").replaceAll(".", "-");
}

/** The texts of an error, none when all is well. */
export function errorTexts(error: FieldError): readonly string[] {
  if (error === undefined || error === "") return [];
  return typeof error === "string" ? [error] : error;
}

/** Ties a control to its hint, its error and whatever else describes it. */
export function fieldAria(
  id: string,
  field: { hint?: React.ReactNode; error?: FieldError },
  ...others: (string | undefined)[]
): { "aria-describedby": string | undefined; "aria-invalid": true | undefined } {
  const hasError = errorTexts(field.error).length > 0;
  const ids = [
    field.hint ? `${id}-hint` : undefined,
    hasError ? `${id}-error` : undefined,
    ...others,
  ].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": hasError || undefined,
  };
}
