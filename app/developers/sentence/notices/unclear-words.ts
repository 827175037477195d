import type { MemberFilter } from "#contract/members/member-query.ts";
import { type FilterNames, toFilterText } from "../../filters/filter-chips.ts";
import { isCombination, toDevelopersUrl } from "../../filters/member-url.ts";
import { addToFilter, type Unclear } from "../findings/findings.ts";
import type { Sentence } from "../read-sentence.ts";

/** Words of a search that can be filters, with the list for each. */
export type UnclearWords = {
  text: string;
  options: { label: string; to: string; isCombination: boolean }[];
};

/**
 * @param filter that of the page without the search text, which `sentence` was read from
 * @param offered words that are not in the search text
 */
export function toUnclearWords(
  filter: MemberFilter,
  { filter: read, rest: text, unclear }: Sentence,
  {
    offered,
    names,
    per_page,
  }: { offered: readonly Unclear[]; names: FilterNames; per_page: number },
): UnclearWords[] {
  const all = [...unclear, ...offered.map((one) => ({ ...one, rest: text }))];
  return all.map(({ text, filters, rest }) => ({
    text,
    options: filters.map((meant) => {
      const q = rest || undefined;
      const narrowed = addToFilter(addToFilter({ ...filter, q }, read), meant);
      return {
        label: toFilterText(meant, names),
        to: toDevelopersUrl(narrowed, 1, per_page),
        isCombination: isCombination(narrowed),
      };
    }),
  }));
}
