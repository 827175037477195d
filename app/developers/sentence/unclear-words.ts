import type { MemberFilter } from "#contract/member-query.ts";
import { type FilterNames, toFilterText } from "../filters/filter-chips.ts";
import { isCombination, toDevelopersUrl } from "../filters/member-url.ts";
import type { Sentence } from "./read-sentence.ts";
import { addToFilter } from "./sentence-findings.ts";

/** Words of a search that can be filters, with the list for each. */
export type UnclearWords = {
  text: string;
  options: { label: string; to: string; isCombination: boolean }[];
};

/** @param filter that of the page without the search text, which `sentence` was read from */
export function toUnclearWords(
  filter: MemberFilter,
  sentence: Sentence,
  names: FilterNames,
): UnclearWords[] {
  return sentence.unclear.map(({ text, filters, rest }) => ({
    text,
    options: filters.map((meant) => {
      const q = rest || undefined;
      const narrowed = addToFilter(addToFilter({ ...filter, q }, sentence.filter), meant);
      return {
        label: toFilterText(meant, names),
        to: toDevelopersUrl(narrowed),
        isCombination: isCombination(narrowed),
      };
    }),
  }));
}
