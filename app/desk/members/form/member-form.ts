/** A row of a list in the form, as typed. `from` is its place in the file, or a new row's own id. */
export type LanguageRow = { from: string; code: string; level: string };
export type TechnologyRow = { from: string; slug: string; years: string; main: string };
export type ProjectRow = {
  from: string;
  position: string;
  name: string;
  /** Names, separated by commas; the same for technologies. */
  tags: string;
  technologies: string;
  description: string;
  responsibility: string;
};
export type EducationRow = {
  from: string;
  institution: string;
  specialization: string;
  year_from: string;
  year_to: string;
};

export type VettingRow = { from: string; check: string; how: string; by: string; on: string };
export type ReferenceRow = {
  from: string;
  author: string;
  role: string;
  company: string;
  text: string;
  on: string;
  consent_on: string;
};

/** Fields with one value, in the order of the file. */
export const TEXT_FIELDS = [
  "first_name",
  "last_name",
  "gender",
  "position",
  "excerpt",
  "about",
  "country_code",
  "timezone",
  "seniority_level",
  "years_of_experience",
  "sales_rate",
  "sales_currency",
  "redemption_rate",
  "cv_link",
  "available_from",
  "availability_confirmed_at",
  "featured",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export type MemberLists = {
  languages: LanguageRow[];
  technologies: TechnologyRow[];
  experiences: ProjectRow[];
  educations: EducationRow[];
  vetting: VettingRow[];
  client_references: ReferenceRow[];
};
export type ListField = keyof MemberLists;

/** A member's file in the form, as typed. Checkboxes are `on` or empty. */
export type MemberForm = Record<TextField, string> & MemberLists;

/** Rows as they are added, with the names of their fields. */
export const EMPTY_ROWS: { [Field in ListField]: MemberLists[Field][number] } = {
  languages: { from: "", code: "", level: "" },
  technologies: { from: "", slug: "", years: "", main: "" },
  experiences: {
    ...{ from: "", position: "", name: "", tags: "", technologies: "" },
    ...{ description: "", responsibility: "" },
  },
  educations: { from: "", institution: "", specialization: "", year_from: "", year_to: "" },
  vetting: { from: "", check: "", how: "", by: "", on: "" },
  client_references: {
    ...{ from: "", author: "", role: "", company: "" },
    ...{ text: "", on: "", consent_on: "" },
  },
};
export const LIST_FIELDS = Object.keys(EMPTY_ROWS) as ListField[];

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** What was posted, whatever is wrong with it, so that it can be shown again. */
export function toTypedForm(posted: Readonly<Record<string, unknown>>): MemberForm {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, toText(posted[name])]));
  const lists = Object.fromEntries(
    LIST_FIELDS.map((field) => {
      const rows: unknown[] = Array.isArray(posted[field]) ? posted[field] : [];
      return [field, rows.map((row) => toRow(field, row))];
    }),
  );
  return { ...texts, ...lists } as MemberForm;
}

function toRow(field: ListField, row: unknown) {
  const typed = (typeof row === "object" && row !== null ? row : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(EMPTY_ROWS[field]).map((name) => [name, toText(typed[name])]),
  );
}

/** A change of a list: add a row at its end, remove one, or move one. */
export type RowStep = { field: ListField; step: "add" | "remove" | "up" | "down"; at: number };

/** `languages:up:1`, the value of a button; undefined for another one. */
export function parseRowStep(value: string): RowStep | undefined {
  const [, field, step, at] = /^(\w+):(add|remove|up|down):(\d{1,3})$/.exec(value) ?? [];
  const known = LIST_FIELDS.find((one) => one === field);
  return known && step && at
    ? { field: known, step: step as RowStep["step"], at: Number(at) }
    : undefined;
}

/** The form after a step. */
export function takeRowStep(form: MemberForm, { field, step, at }: RowStep): MemberForm {
  const rows: MemberLists[ListField][number][] = [...form[field]];
  const [row] = step === "add" ? [] : rows.splice(at, 1);
  if (step === "add") rows.push({ ...EMPTY_ROWS[field], from: toNewId(rows) });
  else if (row && step === "up") rows.splice(Math.max(0, at - 1), 0, row);
  else if (row && step === "down") rows.splice(at + 1, 0, row);
  return { ...form, [field]: rows };
}

/** An id that no row of the list has. */
function toNewId(rows: readonly { from: string }[]): string {
  const numbers = rows.map(({ from }) => Number(/^new(\d+)$/.exec(from)?.[1] ?? 0));
  return `new${Math.max(0, ...numbers) + 1}`;
}

export const isSameForm = (one: MemberForm, other: MemberForm): boolean =>
  [...TEXT_FIELDS, ...LIST_FIELDS].every((name) => isSameField(one, other, name));

/** Whether a field has the same content in both, wherever its rows come from. */
export function isSameField(
  one: MemberForm,
  other: MemberForm,
  name: TextField | ListField,
): boolean {
  const toContent = (value: string | readonly { from: string }[]) =>
    typeof value === "string" ? value : value.map(({ from, ...row }) => Object.values(row));
  return JSON.stringify(toContent(one[name])) === JSON.stringify(toContent(other[name]));
}
