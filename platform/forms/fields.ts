import type { TypedValues } from "./use-step-form.ts";

type Texts = {
  /** Its name in summaries, and above its control unless there is a question. */
  label: string;
  /** Above its control. */
  question?: string;
  /** Its name in emails and at the desk, where the form is not around it. */
  short?: string;
  hint?: string;
  optional?: boolean;
  /** The answer in an untouched form; empty without it. */
  initial?: string;
};

type Text = {
  control: "text";
  type?: "email" | "tel" | "url";
  autoComplete: string;
  /** Entered by one press. */
  suggestions?: readonly string[];
  width?: "half" | "short";
};

type TextArea = { control: "textarea"; maxCharacters: number; rows?: number };

type Radios = {
  control: "radios";
  options: readonly { readonly name: string; readonly label: string }[];
  inline?: boolean;
};

/** A field of a form. Its rules are in the contract's schema, under the same name. */
export type Field = Texts & (Text | TextArea | Radios);

/** Fields under their wire names, in the order of the form. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** A field of the body of a form. */
export type SentField = readonly [name: string, value: string];

/** One text for each field, as a browser saves and sends it. */
export type Answers<Name extends string = string> = Record<Name, string>;

/** The answers of an untouched form. */
export function toInitialAnswers<Name extends string>(fields: Fields<Name>): Answers<Name> {
  const entries = Object.entries<Field>(fields);
  return Object.fromEntries(
    entries.map(([name, { initial = "" }]) => [name, initial]),
  ) as Answers<Name>;
}

/** The answers of these fields out of more; empty where there is no text. */
export function pickAnswers<Name extends string>(
  fields: Fields<Name>,
  values: object,
): Answers<Name> {
  return pickTexts(values, Object.keys(fields) as Name[]);
}

/** The texts with these names; empty where there is none. */
export function pickTexts<Name extends string>(
  values: object,
  names: readonly Name[],
): Answers<Name> {
  const entries = names.map((name) => {
    const value: unknown = Reflect.get(values, name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(entries);
}

/** The texts of a list in its controls: `links[0]`, `links[1]`. */
export function pickList(typed: TypedValues, list: string): string[] {
  return Object.entries(typed).flatMap(([name, text]) =>
    name.startsWith(`${list}[`) ? [text] : [],
  );
}

/** The rows of a list in its controls, in their order: `rows[0][name]`, `rows[0][years]`. */
export function pickRows(typed: TypedValues, list: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  for (const [path, text] of Object.entries(typed)) {
    const [, name, index, key = ""] = /^(\w+)\[(\d{1,3})\]\[(\w+)\]$/.exec(path) ?? [];
    if (name !== list) continue;
    const row = rows[Number(index)] ?? {};
    rows[Number(index)] = { ...row, [key]: text };
  }
  return rows.filter(Boolean);
}

/** An answer in words. */
export type AnswerRow = {
  name: string;
  label: string;
  short: string;
  /** An option by its label. */
  value: string;
  optional: boolean;
  control: Field["control"];
};

/** Answers in words, in the order of the form. */
export function toAnswerRows<Name extends string>(
  fields: Fields<Name>,
  answers: Readonly<Record<Name, string | null>>,
): AnswerRow[] {
  return Object.entries<Field>(fields).map(([name, field]) => {
    const { label, short = label, optional = false, control } = field;
    const answer = answers[name as Name] ?? "";
    const option =
      control === "radios" ? field.options.find((one) => one.name === answer) : undefined;
    return { name, label, short, value: option?.label ?? answer, optional, control };
  });
}
