import { getCachedSite } from "#app/site/site.service.server.ts";
import { type CappedPaged, MAX_TOTAL, toPagingLinks, toPagingMeta } from "#contract/http/paging.ts";
import type { Member, MemberCard } from "#contract/members/member.ts";
import type { MemberFilter, MemberQuery } from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { toMembersApiUrl } from "./filters/member-url.ts";
import { readConditionContext } from "./search/condition-context.service.server.ts";
import {
  toFilterReads,
  toPublishedBetween,
  toSelection,
} from "./search/member-conditions.repository.server.ts";
import { toLabel } from "./search/member-labels.ts";
import {
  type SelectedPage,
  selectFirst,
  selectPage,
} from "./search/member-pages.repository.server.ts";
import { getMemberTaxonomy } from "./search/member-taxonomy.service.server.ts";
import { selectRankedPage } from "./search/ranked-members.repository.server.ts";
import { listScored } from "./search/scored-members.repository.server.ts";
import { toRatePoints, toSimilarQuery } from "./search/similar-members.server.ts";
import { toToday } from "./search/today.ts";
import { findSummary } from "./stats/member-summaries.repository.server.ts";
import { listCards } from "./stored-members.service.server.ts";

/**
 * One page of the members of a query. A page past the end is the last one (product §2).
 * `toUrl` returns the URL of a page for the links, by default in the API.
 */
export async function listMembers(
  db: Database,
  query: MemberQuery,
  toUrl = (page: number) => toMembersApiUrl({ ...query, page }),
  today = toToday(new Date()),
): Promise<CappedPaged<MemberCard>> {
  const { filter } = query;
  const context = await readConditionContext(db, filter, today);
  const selected = await narrowReads(toFilterReads(filter, context), () =>
    selectPage(db, toSelection(filter, context), query),
  );
  return toPage(selected, query, {
    toUrl,
    cards: await listCards(db, selected.ids, context.taxonomy.technologies),
  });
}

/**
 * One page of the members with a technology or a tag: those who have most of it first, then who can
 * start first.
 */
export async function listMembersOf(
  db: Database,
  label: string,
  query: PageQuery,
  { toUrl, today }: { toUrl: (page: number) => string; today: string },
): Promise<CappedPaged<MemberCard>> {
  const isCommon = ((await findSummary(db, label))?.members ?? 0) > MAX_TOTAL;
  const [selected, { technologies }] = await Promise.all([
    selectRankedPage(db, label, { ...query, today, isCommon }),
    getMemberTaxonomy(db),
  ]);
  return toPage(selected, query, { toUrl, cards: await listCards(db, selected.ids, technologies) });
}

type PageQuery = Pick<MemberQuery, "page" | "per_page">;

function toPage(
  { total, isCapped }: SelectedPage,
  { page, per_page }: PageQuery,
  { toUrl, cards }: { toUrl: (page: number) => string; cards: MemberCard[] },
): CappedPaged<MemberCard> {
  const [path = ""] = toUrl(1).split("?");
  const meta = toPagingMeta({ page, per_page, total, path });
  return {
    data: cards,
    links: toPagingLinks(meta, toUrl),
    meta: { ...meta, total_is_capped: isCapped },
  };
}

/**
 * Members of a filter that were first published after one with the id `after`, up to `until`: ids
 * grow. Only these are compared, however many there are.
 * @returns the first ones and how many there are, `MAX_TOTAL` at most
 */
export async function listNewMembers(
  db: Database,
  filter: MemberFilter,
  { after, until, limit, today }: { after: number; until: number; limit: number; today: string },
): Promise<{ members: MemberCard[]; total: number }> {
  const context = await readConditionContext(db, filter, today);
  const selection = toPublishedBetween(toSelection(filter, context), { after, until });
  const { ids, total } = await selectPage(db, selection, { page: 1, per_page: limit });
  return { members: await listCards(db, ids, context.taxonomy.technologies), total };
}

/** Of so many times the members that are shown, those with dated checks. */
const FEATURED_CANDIDATES = 4;

/**
 * The members a home page shows: featured ones first, and where members have dated checks, none
 * without one.
 */
export async function listFeaturedMembers(db: Database, limit: number): Promise<MemberCard[]> {
  const per_page = limit * FEATURED_CANDIDATES;
  const { data } = await listMembers(db, { page: 1, per_page, filter: {} });
  const vetted = data.filter(({ vetted_on }) => vetted_on !== null);
  return (vetted.length > 0 ? vetted : data).slice(0, limit);
}

/** Ids of the first members of each level, in the order of lists. */
export async function listFirstOfLevels(
  db: Database,
  limit: number,
): Promise<Partial<Record<SeniorityLevel, number[]>>> {
  const lists = await Promise.all(
    SENIORITY_LEVELS.map(async (level) => {
      const label = toLabel("seniority_level", level);
      return [level, await selectFirst(db, label, limit)] as const;
    }),
  );
  return Object.fromEntries(lists);
}

/** Candidates among which the rate decides. */
const SIMILAR_CANDIDATES = 12;

/** Similar members: shared main technologies, level and rate band. */
export async function listSimilarMembers(
  db: Database,
  member: Member,
  limit: number,
): Promise<MemberCard[]> {
  const [{ technologies, toId }, site] = await Promise.all([
    getMemberTaxonomy(db),
    getCachedSite(db),
  ]);
  const candidates = await listScored(db, toSimilarQuery(member, toId, SIMILAR_CANDIDATES));
  const points = new Map(candidates.map(({ id, points }) => [id, points]));
  const cards = await listCards(db, [...points.keys()], technologies);
  const toPoints = (card: MemberCard) =>
    (points.get(card.id) ?? 0) + toRatePoints(member, card, site);
  return cards.toSorted((one, other) => toPoints(other) - toPoints(one)).slice(0, limit);
}
