import { type FilterNames, toFilterText } from "#app/developers/filters/filter-chips.ts";
import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { toMemberSearch } from "#app/developers/filters/member-url.ts";
import { listNewMembers } from "#app/developers/members.service.server.ts";
import { toFilterNames, toKnownFilter } from "#app/developers/search/filter-names.server.ts";
import { getMemberTaxonomy } from "#app/developers/search/member-taxonomy.service.server.ts";
import { toToday } from "#app/developers/search/today.ts";
import { readStoredFilter } from "#app/developers/sentence/sentence.service.server.ts";
import { toDeveloperLinks } from "#app/requests/emails/email-blocks.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Database } from "#database/client.server.ts";
import type { SearchFilter, SearchSource } from "./search-source.server.ts";

const TEXT_LEFT_OUT = "a text we don't repeat here";

/** Searches for developers. */
export const MEMBER_SEARCHES: SearchSource = {
  readFilter,
  async readStored(db, search) {
    const [filter, names] = await Promise.all([parseStored(db, search), readNames(db)]);
    return toSearchFilter(filter, names);
  },
  async listNew(db, search, { now, siteUrl, ...range }) {
    const filter = await parseStored(db, search);
    const { members, total } = await listNewMembers(db, filter, { ...range, today: toToday(now) });
    return { links: toDeveloperLinks(members, siteUrl), total };
  },
};

async function readFilter(db: Database, params: URLSearchParams): Promise<SearchFilter> {
  const [taxonomy, { terms }] = await Promise.all([getMemberTaxonomy(db), getSite(db)]);
  // Named members are never new, and an email has an order of its own.
  const { ids: _ids, sort: _sort, ...input } = toMemberQuery(params).filter;
  const requested = await readStoredFilter(db, input, toToday(new Date()));
  return toSearchFilter(toKnownFilter(requested, taxonomy), toFilterNames(taxonomy, terms));
}

async function parseStored(db: Database, search: string): Promise<MemberFilter> {
  const input = toMemberQuery(new URLSearchParams(search)).filter;
  return readStoredFilter(db, input, toToday(new Date()));
}

async function readNames(db: Database): Promise<FilterNames> {
  const [taxonomy, { terms }] = await Promise.all([getMemberTaxonomy(db), getSite(db)]);
  return toFilterNames(taxonomy, terms);
}

function toSearchFilter(filter: MemberFilter, names: FilterNames): SearchFilter {
  const { q, ...others } = filter;
  const plain = [toFilterText(others, names), q === undefined ? "" : TEXT_LEFT_OUT];
  return {
    search: toMemberSearch(filter),
    text: toFilterText(filter, names) || withNoun("All developers"),
    plainText: plain.filter(Boolean).join(", ") || withNoun("All developers"),
  };
}
