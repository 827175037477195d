import { toLine } from "#contract/values/text.ts";

/** Longest text that is searched for: an email address may be longer than a name. */
const MAX_SEARCH = 200;
const MAX_PAGE = 10_000;

/** Values of a choice with their labels. The first one is that of a URL without the parameter. */
type Options =
  | Readonly<Record<string, string>>
  | readonly (readonly [value: string, label: string])[];

/** A parameter in the URL of a list: a choice, or a date or a line of text that is entered. */
export type ListFilter = {
  label: string;
  /** Chosen by links beside the form, which passes it on. */
  isLinked?: true;
  /** An order or a view, which leaves nothing out. */
  narrows?: false;
} & (
  | {
      options: Options;
      /** Whether the id of a colleague is a value too. */
      hasColleagues?: true;
    }
  | { input: "date" | "line" }
);

/** By the name of the parameter, in the order of the page. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

type Value<Filter extends ListFilter> = Filter extends { hasColleagues: true }
  ? string
  : Filter extends { options: infer O extends Options }
    ? O extends readonly (readonly [string, string])[]
      ? string
      : keyof O & string
    : string;

/** What the URL of a list asks for; what was not entered is empty. */
export type ListQuery<F extends ListFilters> = {
  [Name in keyof F]: Value<F[Name]>;
} & { text: string; page: number };

/** Reads the query string of a list; what is wrong in it is as if absent. */
export function readListQuery<F extends ListFilters>(
  filters: F,
  params: URLSearchParams,
): ListQuery<F> {
  const read = Object.entries(filters).map(([name, filter]) => {
    const value = params.get(name) ?? "";
    return [name, readValue(filter, value) ?? toInitialValue(filter)];
  });
  const page = Number(params.get("page"));
  return {
    ...Object.fromEntries(read),
    text: readLine(params.get("text") ?? ""),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

function readValue(filter: ListFilter, value: string): string | undefined {
  if ("options" in filter) {
    if (filter.hasColleagues && /^[1-9]\d{0,8}$/.test(value)) return value;
    return listOptions(filter.options).find(([one]) => one === value)?.[0];
  }
  return filter.input === "date" ? readDate(value) : readLine(value);
}

function readLine(value: string): string {
  const line = toLine(value);
  return line.length <= MAX_SEARCH ? line : "";
}

function readDate(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${value}T`) ? value : "";
}

/** Whether a list leaves something out that its page without parameters would show. */
export function isNarrowed<F extends ListFilters>(filters: F, query: ListQuery<F>): boolean {
  return query.text !== "" || listNarrowing(filters, query).length > 0;
}

/** The filters that leave something out. */
export function listNarrowing<F extends ListFilters>(
  filters: F,
  query: ListQuery<F>,
): ListFilter[] {
  return Object.entries(filters).flatMap(([name, filter]) =>
    filter.narrows !== false && query[name] !== toInitialValue(filter) ? filter : [],
  );
}

/** The link to a list that asks for the same, from its first page on. */
export function toListSearch<F extends ListFilters>(filters: F, query: ListQuery<F>): string {
  const params = new URLSearchParams();
  for (const [name, filter] of Object.entries(filters)) {
    const value = query[name] ?? "";
    if (value !== toInitialValue(filter)) params.set(name, value);
  }
  if (query.text) params.set("text", query.text);
  return `?${params}`;
}

/** The options of a choice in their order. */
export const listOptions = (options: Options): (readonly [value: string, label: string])[] =>
  Array.isArray(options) ? options : Object.entries(options);

/** The options of a filter by some values of an enum, with the labels that they have elsewhere. */
export const pickOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<NoInfer<Value>, string>>,
) => Object.fromEntries(values.map((value) => [value, labels[value]])) as Record<Value, string>;

/** The value that a URL without the parameter asks for. */
export const toInitialValue = (filter: ListFilter): string =>
  "options" in filter ? (listOptions(filter.options)[0]?.[0] ?? "") : "";
