import { type FilterNames, toFilterText } from "#app/developers/filters/filter-chips.ts";
import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { toMemberSearch } from "#app/developers/filters/member-url.ts";
import { toFilterNames, toKnownFilter } from "#app/developers/search/filter-names.server.ts";
import { getMemberTaxonomy } from "#app/developers/search/member-taxonomy.service.server.ts";
import { toToday } from "#app/developers/search/today.ts";
import { readSentenceFilter } from "#app/developers/sentence/sentence.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Database } from "#database/client.server.ts";

export type SavedFilter = {
  filter: MemberFilter;
  /** Canonical query of the list. */
  search: string;
  /** For its owner. */
  text: string;
  /** For an address that has confirmed nothing: without what was typed. */
  plainText: string;
};

const ALL = "All developers";
const TEXT_LEFT_OUT = "a text that this email doesn't repeat";

/** Reads the filters of a URL: only what the site itself has names for. */
export async function readSavedFilter(db: Database, params: URLSearchParams): Promise<SavedFilter> {
  const [taxonomy, { terms }] = await Promise.all([getMemberTaxonomy(db), getSite(db)]);
  // Named members are never new, and an email has an order of its own.
  const { ids: _ids, sort: _sort, ...input } = toMemberQuery(params).filter;
  const { filter: requested } = await readSentenceFilter(db, input, toToday(new Date()));
  return toSavedFilter(toKnownFilter(requested, taxonomy), toFilterNames(taxonomy, terms));
}

/** Reads a stored search. What the site has no name for any more still narrows it, to no member. */
export async function readStoredFilter(db: Database, search: string): Promise<SavedFilter> {
  const input = toMemberQuery(new URLSearchParams(search)).filter;
  const { filter } = await readSentenceFilter(db, input, toToday(new Date()));
  const [taxonomy, { terms }] = await Promise.all([getMemberTaxonomy(db), getSite(db)]);
  return toSavedFilter(filter, toFilterNames(taxonomy, terms));
}

function toSavedFilter(filter: MemberFilter, names: FilterNames): SavedFilter {
  const { q, ...others } = filter;
  const plain = [toFilterText(others, names), q === undefined ? "" : TEXT_LEFT_OUT];
  return {
    filter,
    search: toMemberSearch(filter),
    text: toFilterText(filter, names) || ALL,
    plainText: plain.filter(Boolean).join(", ") || ALL,
  };
}
