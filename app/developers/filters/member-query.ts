import type { FieldErrors } from "#contract/http/problem.ts";
import {
  MemberFilterSchema,
  type MemberQuery,
  MemberQuerySchema,
} from "#contract/members/member-query.ts";
import { unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import {
  MATCHES,
  MEMBER_FIELDS,
  type MemberField,
  toListField,
  toMatchFields,
  VALUES_FIELDS,
} from "./member-filters.ts";
import { isListField, toMatchName } from "./member-url.ts";
import { readPageSize } from "./page-size.ts";
import { readSearchText } from "./search-text.ts";

/** `filter[ids]`, `filter[ids][]` or `filter[ids][0]`. */
const BRACKETS = /^filter\[([^[\]]*)\](?:\[\d*\])?$/;

const FIELDS = new Set<string>(MEMBER_FIELDS);

function toItems(values: string[]): string[] {
  return values
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/** The one value of a parameter; two of them contradict each other. */
function toSingle(field: string, values: string[]): string | undefined {
  if (values.length > 1) throw unprocessable({ [field]: ["Send this once"] });
  return values[0];
}

function parseJsonFilter(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    throw unprocessable({ filter: ["Use field=value, filter[field]=value or a JSON object"] });
  }
}

/** Without a prototype, so that a field called __proto__ is unknown like any other. */
function toRecord(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const record = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** @param root before the names of fields in errors */
function toRawFilter(fields: Map<string, string[]>, root: string): Record<string, unknown> {
  const raw = toRecord([]);
  for (const [field, values] of fields) {
    if (isListField(field)) raw[field] = toItems(values);
    else raw[field] = toSingle(root + field, values) || undefined;
  }
  return raw;
}

const ROOT = "filter.";

/** Errors of fields that were sent without `filter`. */
function toPlainErrors(errors: FieldErrors): FieldErrors {
  const plain = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field.startsWith(ROOT) ? field.slice(ROOT.length) : field,
    texts,
  ]);
  return Object.fromEntries(plain);
}

/**
 * Reads the query of `GET /api/members`: `page`, `per_page` and the filter, whose fields are
 * parameters, as in the URL of `/developers`, or `filter`, as JSON or in brackets. Throws the 422
 * that names each field that is unknown or malformed.
 */
export function parseMemberQuery(params: URLSearchParams): MemberQuery {
  const raw = toRecord([]);
  const brackets = new Map<string, string[]>();
  const plain = new Map<string, string[]>();
  const others = new Map<string, string[]>();
  for (const [key, value] of params) {
    const field = BRACKETS.exec(key)?.[1];
    const unbracketed = FIELDS.has(key) ? plain : others;
    const [lists, name] = field === undefined ? [unbracketed, key] : [brackets, field];
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  for (const [key, values] of others) raw[key] = toSingle(key, values);
  const notations = [raw.filter !== undefined, brackets.size > 0, plain.size > 0];
  if (notations.filter(Boolean).length > 1) {
    throw unprocessable({ filter: ["Use one notation of the filter"] });
  }
  if (raw.filter !== undefined) raw.filter = parseJsonFilter(raw.filter as string);
  else if (brackets.size > 0) raw.filter = toRawFilter(brackets, ROOT);
  else if (plain.size > 0) raw.filter = toRawFilter(plain, "");

  const parsed = MemberQuerySchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const errors = toFieldErrors(parsed.error);
  throw unprocessable(plain.size > 0 ? toPlainErrors(errors) : errors);
}

/** More values than any filter accepts; the rest of an endless URL is ignored. */
const MAX_ITEMS = 100;

function toReadableList(field: MemberField, values: string[]): unknown {
  const schema = MemberFilterSchema.shape[field];
  const list: string[] = [];
  for (const item of toItems(values).slice(0, MAX_ITEMS)) {
    if (schema.safeParse([...list, item.toLowerCase()]).success) list.push(item.toLowerCase());
  }
  return list.length > 0 ? list : undefined;
}

function toReadableValue(field: MemberField, values: string[]): unknown {
  const value = values.at(-1)?.trim() || undefined;
  return MemberFilterSchema.shape[field].safeParse(value).success ? value : undefined;
}

/** Values of a field; a form without JavaScript has the ticks of both ways to match under one name. */
function toValues(field: MemberField, params: URLSearchParams): string[] {
  const values = params.getAll(field);
  const known = VALUES_FIELDS.find((known) => known === field);
  if (!known) return values;
  const list = toListField(known);
  const chosen = params.get(toMatchName(list));
  const match = MATCHES.find((match) => match === chosen);
  const ticked = match && toMatchFields(list)?.[match];
  if (!ticked || ticked === list) return values;
  if (field === list) return [];
  return field === ticked ? [...values, ...params.getAll(list)] : values;
}

/**
 * Parses the URL of `/developers`, where each field is a parameter of its own, repeated or with
 * commas. A page is never refused for its URL: what cannot be parsed is left out, a long text is cut.
 */
export function toMemberQuery(params: URLSearchParams): MemberQuery {
  const entries = MEMBER_FIELDS.map((field) => {
    const values = field === "q" ? [readSearchText(params).text] : toValues(field, params);
    const read = isListField(field) ? toReadableList : toReadableValue;
    return [field, values.length > 0 ? read(field, values) : undefined] as const;
  });
  const filter = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const page = MemberQuerySchema.shape.page.safeParse(params.get("page") ?? 1);
  return {
    page: page.success ? page.data : 1,
    per_page: readPageSize(params),
    filter: MemberFilterSchema.parse(filter),
  };
}
