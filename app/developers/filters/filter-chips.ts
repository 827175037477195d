import type { MemberFilter } from "#contract/member-query.ts";
import { SENIORITY_LABELS } from "#contract/member-terms.ts";
import type { CappedPagingMeta } from "#contract/paging.ts";
import { isCombination, toDevelopersUrl } from "./member-url.ts";

/** Names of values that are slugs or codes in a URL. */
export type FilterNames = Record<
  "technology" | "tag" | "country" | "language",
  Map<string, string>
>;

export type FilterChip = {
  key: string;
  label: string;
  /** The list without this value. */
  to: string;
  isCombination: boolean;
};

/** One chip for each value that is set, in the order of the URL. The sort order is no filter. */
export function toFilterChips(filter: MemberFilter, names: FilterNames): FilterChip[] {
  const toChip = (key: string, label: string, without: Partial<MemberFilter>): FilterChip => ({
    key,
    label,
    to: toDevelopersUrl({ ...filter, ...without }),
    isCombination: isCombination({ ...filter, ...without }),
  });
  const nameOf = {
    ...names,
    seniority_level: new Map<string, string>(Object.entries(SENIORITY_LABELS)),
  };
  const listed = (["technology", "tag", "seniority_level", "country", "language"] as const).flatMap(
    (field) => {
      const values: readonly (string | number)[] = filter[field] ?? [];
      return values.map((value) =>
        toChip(`${field} ${value}`, nameOf[field].get(String(value)) ?? String(value), {
          [field]: values.filter((other) => other !== value),
        }),
      );
    },
  );
  const { ids, rate_min, rate_max, experience_min, available, q } = filter;
  const people = ids?.length === 1 ? "1 chosen developer" : `${ids?.length} chosen developers`;
  return [
    ...(ids ? [toChip("ids", people, { ids: undefined })] : []),
    ...listed,
    ...(rate_min ? [toChip("rate_min", `From ${rate_min} / h`, { rate_min: undefined })] : []),
    ...(rate_max === undefined
      ? []
      : [toChip("rate_max", `Up to ${rate_max} / h`, { rate_max: undefined })]),
    ...(experience_min
      ? [toChip("experience_min", `${experience_min}+ years`, { experience_min: undefined })]
      : []),
    ...(available ? [toChip("available", "Available now", { available: undefined })] : []),
    ...(q === undefined ? [] : [toChip("q", `“${q}”`, { q: undefined })]),
  ];
}

type Total = Pick<CappedPagingMeta, "total" | "total_is_capped">;

/** `1 developer`, `48 developers`, `10,000+ developers`. */
export function toTotalText({ total, total_is_capped }: Total): string {
  const count = `${total.toLocaleString("en")}${total_is_capped ? "+" : ""}`;
  return `${count} ${total === 1 ? "developer" : "developers"}`;
}
