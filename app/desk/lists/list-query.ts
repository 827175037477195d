import { toLine } from "#contract/text.ts";

/** Longest text that is searched for: an email address may be longer than a name. */
const MAX_SEARCH = 200;
const MAX_PAGE = 10_000;

/** A choice in the URL of a list. */
export type ListFilter = {
  label: string;
  /** Labels of its values. The first value is the one of a URL without the parameter. */
  options: Readonly<Record<string, string>>;
  /** Links beside the form that the other filters are in, or an order, which leaves nothing out. */
  kind?: "links" | "order";
};

/** By the name of the parameter, in the order of the page. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** What the URL of a list asks for. */
export type ListQuery<F extends ListFilters> = {
  [Name in keyof F]: keyof F[Name]["options"] & string;
} & { text: string; page: number };

/** Reads the query string of a list; what is wrong in it is as if absent. */
export function readListQuery<F extends ListFilters>(
  filters: F,
  params: URLSearchParams,
): ListQuery<F> {
  const chosen = Object.entries(filters).map(([name, { options }]) => {
    const value = params.get(name) ?? "";
    return [name, Object.hasOwn(options, value) ? value : toInitialValue(options)];
  });
  const text = toLine(params.get("text") ?? "");
  const page = Number(params.get("page"));
  return {
    ...Object.fromEntries(chosen),
    text: text.length <= MAX_SEARCH ? text : "",
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Whether a list leaves something out that its page without parameters would show. */
export function isNarrowed<F extends ListFilters>(filters: F, query: ListQuery<F>): boolean {
  return (
    query.text !== "" ||
    Object.entries(filters).some(
      ([name, { kind, options }]) => kind !== "order" && query[name] !== toInitialValue(options),
    )
  );
}

/** The options of a filter by some values of an enum, with the labels that they have elsewhere. */
export const pickOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<NoInfer<Value>, string>>,
) => Object.fromEntries(values.map((value) => [value, labels[value]])) as Record<Value, string>;

/** The value that a URL without the parameter asks for. */
export const toInitialValue = (options: ListFilter["options"]) => Object.keys(options)[0] ?? "";
