import type { MemberFilter } from "#contract/member-query.ts";
import type { CappedPagingMeta } from "#contract/paging.ts";
import { getFilter, type ListField, MEMBER_FIELDS, type MemberField } from "./member-filters.ts";
import { isCombination, toDevelopersUrl } from "./member-url.ts";

/** Names of values that are slugs or codes in a URL. */
export type FilterNames = Record<ListField, ReadonlyMap<string, string>>;

export type FilterChip = {
  key: string;
  label: string;
  /** The list without this value. */
  to: string;
  isCombination: boolean;
};

type ChipText = { key: string; label: string; rest?: readonly (string | number)[] };

/** The texts of one field's chips, each with what remains of the field without it. */
function toTexts(field: MemberField, filter: MemberFilter, names: FilterNames): ChipText[] {
  const definition = getFilter(field);
  const value = filter[field];
  if (value === undefined) return [];
  const toOne = (label: string | undefined) => (label === undefined ? [] : [{ key: field, label }]);
  switch (definition.kind) {
    case "list":
      return (value as (string | number)[]).map((item, _, all) => ({
        key: `${field} ${item}`,
        label: names[field as ListField].get(String(item)) ?? String(item),
        rest: all.filter((other) => other !== item),
      }));
    case "ids":
      return toOne(definition.toChip(value as number[]));
    case "range":
      return toOne(definition.toChip(value as number));
    case "text":
      return toOne(definition.toChip(value as string));
    case "flag":
      return toOne(value ? definition.label : undefined);
    case "sort":
      return [];
  }
}

/** One chip for each value that is set, in the order of the URL. */
export function toFilterChips(filter: MemberFilter, names: FilterNames): FilterChip[] {
  return MEMBER_FIELDS.flatMap((field) =>
    toTexts(field, filter, names).map(({ key, label, rest }) => {
      const without = { ...filter, [field]: rest };
      return {
        key,
        label,
        to: toDevelopersUrl(without),
        isCombination: isCombination(without),
      };
    }),
  );
}

type Total = Pick<CappedPagingMeta, "total" | "total_is_capped">;

/** `1 developer`, `48 developers`, `10,000+ developers`. */
export function toTotalText({ total, total_is_capped }: Total): string {
  const count = `${total.toLocaleString("en")}${total_is_capped ? "+" : ""}`;
  return `${count} ${total === 1 ? "developer" : "developers"}`;
}
