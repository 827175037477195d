import { toLine, toText } from "#contract/text.ts";
import type { YamlMap } from "#services/content/yaml-map.ts";
import {
  EMPTY_ROWS,
  isSameField,
  LIST_FIELDS,
  type ListField,
  type MemberForm,
  TEXT_FIELDS,
  type TextField,
} from "./member-form.ts";
import { type KnownName, toName, toSlug, toSlugs } from "./taxonomy-names.ts";

/** Names of what a file refers to by slug. */
export type FormNames = { technologies: readonly KnownName[]; tags: readonly KnownName[] };

const NUMBERS = new Set(["years_of_experience", "sales_rate", "redemption_rate", "years"]);
const YEARS = new Set(["year_from", "year_to"]);
const NULLABLE = new Set([
  ...["gender", "cv_link", "available_from", "availability_confirmed_at"],
  ...["role", "consent_on"],
]);
const CHECKBOXES = new Set(["featured", "main"]);
const LONG_TEXTS = new Set(["excerpt", "about", "description", "responsibility", "text"]);

type FormRow = Record<string, string> & { from: string };

/** A file as the form shows it; what is no text or number is left out. */
export function toMemberForm({ values }: Pick<YamlMap, "values">, names: FormNames): MemberForm {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, toTyped(values[name])]));
  const lists = Object.fromEntries(
    LIST_FIELDS.map((field) => {
      const rows: unknown[] = Array.isArray(values[field]) ? values[field] : [];
      return [field, rows.map((row, index) => toRow(field, row, index, names))];
    }),
  );
  return { ...texts, ...lists } as MemberForm;
}

function toTyped(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return typeof value === "string" || typeof value === "number" ? toText(String(value)) : "";
}

function toRow(field: ListField, row: unknown, index: number, names: FormNames): FormRow {
  const values = (typeof row === "object" && row !== null ? row : {}) as Record<string, unknown>;
  const typed = Object.keys(EMPTY_ROWS[field]).map((name) => {
    const value = values[name];
    const list = Array.isArray(value) ? value.map(String) : undefined;
    if (list) return [name, list.map((slug) => toName(slug, toNames(name, names))).join(", ")];
    if (name === "slug") return [name, toName(toTyped(value), names.technologies)];
    return [name, toTyped(value)];
  });
  return { ...Object.fromEntries(typed), from: String(index) };
}

const toNames = (name: string, { tags, technologies }: FormNames) =>
  name === "tags" ? tags : technologies;

/** Typed text as a value of the file; a number that is none stays text, for the check to report. */
function toValue(name: string, typed: string, names: FormNames): unknown {
  const line = LONG_TEXTS.has(name) ? toText(typed) : toLine(typed);
  if (CHECKBOXES.has(name)) return line === "on" ? true : name === "main" ? undefined : false;
  if (NUMBERS.has(name) || YEARS.has(name)) {
    if (line === "") return null;
    return /^-?\d{1,12}([.,]\d{1,6})?$/.test(line) ? Number(line.replace(",", ".")) : line;
  }
  if (name === "tags" || name === "technologies") return toSlugs(line, toNames(name, names));
  if (name === "slug") return toSlug(line, names.technologies);
  return line === "" && NULLABLE.has(name) ? null : line;
}

/** The text of a file with what was changed in the form; all else stays as it is. */
export function writeMemberForm(map: YamlMap, form: MemberForm, names: FormNames): string {
  const before = toMemberForm(map, names);
  const changes = new Map<string, unknown>();
  for (const name of TEXT_FIELDS) {
    if (isSameText(before, form, name)) continue;
    changes.set(name, toValue(name, form[name], names));
  }
  for (const field of LIST_FIELDS) {
    const isMoved = form[field].some(({ from }, index) => from !== before[field][index]?.from);
    if (!isMoved && isSameField(before, form, field)) continue;
    changes.set(field, toRows(map, before, form, field, names));
  }
  return map.write(changes, {
    rows: ["languages", "technologies"],
    blocks: ["about"],
    money: ["sales_rate", "redemption_rate"],
  });
}

/** What a browser adds to a text is no change. */
function isSameText(before: MemberForm, form: MemberForm, name: TextField): boolean {
  return before[name] === toText(form[name]);
}

/** Rows of the file with what was changed in them, and new ones; each row of the file once. */
function toRows(
  map: YamlMap,
  before: MemberForm,
  form: MemberForm,
  field: ListField,
  names: FormNames,
): unknown[] {
  const taken = new Set<string>();
  return form[field].map((row: FormRow) => {
    const index = before[field].findIndex(({ from }) => from === row.from);
    const old: FormRow | undefined = taken.has(row.from) ? undefined : before[field][index];
    taken.add(row.from);
    const { from, ...typed } = row;
    const changed = Object.entries(typed).filter(([name, text]) => old?.[name] !== text);
    const values = Object.fromEntries(
      changed.map(([name, text]) => [name, toValue(name, text, names)]),
    );
    if (old) return map.row(field, index, values);
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  });
}
