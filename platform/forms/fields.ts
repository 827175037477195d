import type { InputValues } from "./use-step-form.ts";

type Texts = {
  /** Its name in summaries, and above its control unless there is a question. */
  label: string;
  /** Above its control. */
  question?: string;
  /** Its name in emails and at the desk, where the form is not around it. */
  short?: string;
  hint?: string;
  /** The hint for staff who enter what they were told. */
  enteredHint?: string;
  optional?: boolean;
  /** The answer in an untouched form; empty without it. */
  initial?: string;
  /** For an answer that is not one text; its control is its own. */
  format?: Format<unknown>;
  /** Saved in the browser, and not sent. */
  isLocal?: boolean;
  /** What another field has in its row. */
  hasRow?: false;
};

type Text = {
  control: "text";
  type?: "email" | "tel" | "url";
  autoComplete: string;
  /** Entered by one press. */
  suggestions?: readonly string[];
  inputMode?: "numeric";
  width?: "half" | "short";
};

type TextArea = { control: "textarea"; maxCharacters: number; rows?: number };

/** The label of an option without a name is also what an empty answer says in summaries and emails. */
type Choice = {
  control: "radios" | "select";
  options: readonly { readonly name: string; readonly label: string }[];
  /** Of radios: beside each other. */
  inline?: boolean;
};

/** How an answer is read and written that is not one text. */
export type Format<Value> = {
  initial: Value;
  /** Reads the controls of a page: `links[0]`, `links[1]`. */
  read(input: InputValues, name: string): Value;
  /** Parses what a browser has saved, which is unknown JSON. */
  parse(saved: unknown): Value;
  write(value: Value, name: string): SentField[];
};

/** Its control is passed by the pages that show it. */
type Own = { control: "own" };

/** A field of a form. Its rules are in the contract's schema, under the same name. */
export type Field = Texts & (Text | TextArea | Choice | Own);

/** Fields under their wire names, in the order of the form. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** A field of the body of a form. */
export type SentField = readonly [name: string, value: string];

/** One text for each field, as a browser saves and sends it. */
export type Answers<Name extends string = string> = Record<Name, string>;

type AnswerOf<One extends Field> = One extends { format: Format<infer Value> } ? Value : string;

/** The answers of fields: a text, or what their format has. */
export type AnswersOf<All extends Fields> = { [Name in keyof All]: AnswerOf<All[Name]> };

/** Answers by what each field is. */
export function mapFields<All extends Fields>(
  fields: All,
  toAnswer: (field: Field, name: string) => unknown,
): AnswersOf<All> {
  const entries = Object.entries(fields).map(([name, field]) => [name, toAnswer(field, name)]);
  return Object.fromEntries(entries);
}

/** What is no text is the other one. */
export const toText = (value: unknown, other = ""): string =>
  typeof value === "string" ? value : other;

/** The answers of an untouched form. */
export function toInitialAnswers<All extends Fields>(fields: All): AnswersOf<All> {
  return mapFields(fields, (field) => field.format?.initial ?? field.initial ?? "");
}

/** The answers of these fields out of more; empty where there is none. */
export function pickAnswers<All extends Fields>(fields: All, answers: object): AnswersOf<All> {
  return mapFields(fields, (field, name) => {
    const answer: unknown = Reflect.get(answers, name);
    return field.format ? (answer ?? field.format.initial) : toText(answer);
  });
}

/** The answers as fields of a body. */
export function toSentFields(fields: Fields, answers: object): SentField[] {
  return Object.entries(fields).flatMap(([name, field]): SentField[] => {
    if (field.isLocal) return [];
    const answer: unknown = Reflect.get(answers, name);
    return field.format?.write(answer, name) ?? [[name, toText(answer)]];
  });
}

/** The texts with these names; empty where there is none. */
export function pickTexts<Name extends string>(
  values: object,
  names: readonly Name[],
): Answers<Name> {
  const entries = names.map((name) => [name, toText(Reflect.get(values, name))]);
  return Object.fromEntries(entries);
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
  /** Whether it was selected, not typed. */
  isOption: boolean;
};

/** Answers in words, in the order of the form. */
export function toAnswerRows<Name extends string>(
  fields: Fields<Name>,
  answers: Readonly<{ [One in Name]?: string | null | undefined }>,
): AnswerRow[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => {
    if (field.isLocal || field.hasRow === false) return [];
    const { label, short = label, optional = false, control } = field;
    const answer = answers[name as Name] ?? "";
    const isOption = "options" in field;
    const option = isOption ? field.options.find((one) => one.name === answer) : undefined;
    return { name, label, short, value: option?.label ?? answer, optional, control, isOption };
  });
}
