import { getSite } from "#app/site/site.service.server.ts";
import type { SearchMeaning } from "#contract/members/member-query.ts";
import { MEMBER_SORT_LABELS } from "#contract/members/member-sort.ts";
import type { Database } from "#database/client.server.ts";
import { toFilterChips } from "../filters/filter-chips.ts";
import { listMembers } from "../members.service.server.ts";
import { toFilterNames } from "../search/filter-names.server.ts";
import { getMemberTaxonomy } from "../search/member-taxonomy.service.server.ts";
import { readSentenceFilter } from "./sentence.service.server.ts";

/** What a search text leads to: its filters in words, what no one lists, and how many developers are left. */
export async function readSearchMeaning(
  db: Database,
  q: string,
  today: string,
): Promise<SearchMeaning> {
  const { filter, missing } = await readSentenceFilter(db, { q }, today);
  const [{ meta }, taxonomy, { terms }] = await Promise.all([
    listMembers(db, { page: 1, per_page: 1, filter }, undefined, today),
    getMemberTaxonomy(db),
    getSite(db),
  ]);
  const { total, total_is_capped } = meta;
  const chips = toFilterChips(filter, toFilterNames(taxonomy, terms));
  return {
    filters: [
      ...chips.map(({ label }) => label),
      ...(filter.sort ? [MEMBER_SORT_LABELS[filter.sort]] : []),
    ],
    missing_words: missing,
    total,
    total_is_capped,
  };
}
