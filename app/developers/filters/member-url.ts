import type { MemberFilter, MemberQuery } from "#contract/members/member-query.ts";
import {
  fieldsOf,
  getFilter,
  LIST_FIELDS,
  type ListField,
  MEMBER_FIELDS,
  type MemberField,
  toMatchFields,
} from "./member-filters.ts";
import { PAGE_SIZES, toPagingEntries } from "./page-size.ts";

// Writes what member-query.ts reads; apart from it because the browser needs no zod to write.

/** Of a form without JavaScript: whether all of its ticks of a list are wanted, or any. */
export const toMatchName = (field: ListField) => `${field}_match`;

export const MATCH_PARAMETERS = LIST_FIELDS.filter(toMatchFields).map(toMatchName);

/** All parameters of a URL that lists members. */
export const MEMBER_PARAMETERS = [...MEMBER_FIELDS, "per_page", "page"] as const;

const LISTS: readonly string[] = fieldsOf("ids", "list");

export function isListField(field: string): boolean {
  return LISTS.includes(field);
}

/** Whether a filter has its default value, which a URL leaves out. */
function isSilent(filter: MemberFilter, field: MemberField): boolean {
  const value = filter[field];
  // Members named by id come in that order unless a sort is given.
  if (field === "sort") return value === undefined || (value === "recommended" && !filter.ids);
  if (field === "ids") return value === undefined;
  const definition = getFilter(field);
  if (definition.kind === "day" && (!filter.overlap || value === definition.usual)) return true;
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

function toQueryEntries(filter: MemberFilter): [MemberField, string[]][] {
  return MEMBER_FIELDS.filter((field) => !isSilent(filter, field)).map((field) => {
    const value = filter[field];
    if (!Array.isArray(value)) return [field, [String(value)]];
    // Members come in the order of their ids; that of other lists is irrelevant, so that sorted,
    // equal filters have equal URLs.
    return [field, field === "ids" ? value.map(String) : value.map(String).sort()];
  });
}

function toQueryString(pairs: [string, string][]): string {
  const text = pairs
    .map(
      ([key, value]) =>
        `${key}=${encodeURIComponent(value).replaceAll("%20", "+").replaceAll("%2C", ",").replaceAll("%2F", "/")}`,
    )
    .join("&");
  return text === "" ? "" : `?${text}`;
}

/**
 * The query of `/developers` for a filter and a page of a size: canonical (equal filters give equal
 * text) and as short as it can be; with its question mark, or empty.
 */
export function toMemberSearch(
  filter: MemberFilter,
  page = 1,
  per_page: number = PAGE_SIZES[0],
): string {
  const pairs = toQueryEntries(filter).map(([field, values]): [string, string] => [
    field,
    values.join(","),
  ]);
  return toQueryString([...pairs, ...toPagingEntries(page, per_page)]);
}

/**
 * Whether a list is narrowed by two values or more, or by what members do not have. Such lists are
 * without number: search engines neither list them nor follow links to them.
 */
export function isCombination(filter: MemberFilter): boolean {
  const narrowing = toQueryEntries(filter).filter(([field]) => field !== "sort");
  return (
    narrowing.some(([field]) => "of" in getFilter(field)) ||
    narrowing.flatMap(([, values]) => values).length > 1
  );
}

/** URL of `/developers` for a filter and a page of a size. */
export function toDevelopersUrl(filter: MemberFilter, page?: number, per_page?: number): string {
  return `/developers${toMemberSearch(filter, page, per_page)}`;
}

/** URL of a query in the API, with the filter in brackets; `path` is the endpoint of the list. */
export function toMembersApiUrl(
  { filter, page, per_page }: MemberQuery,
  path = "/api/members",
): string {
  const pairs = toQueryEntries(filter).flatMap(([field, values]): [string, string][] => {
    if (!isListField(field)) return [[`filter%5B${field}%5D`, values.join()]];
    const key = `filter%5B${field}%5D%5B%5D`;
    return values.length === 0 ? [[key, ""]] : values.map((value) => [key, value]);
  });
  return `${path}${toQueryString([["per_page", String(per_page)], ["page", String(page)], ...pairs])}`;
}
