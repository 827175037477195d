import type { MemberIndex } from "#app/developers/member-index.server.ts";
import { getMemberIndex } from "#app/developers/member-index.service.server.ts";
import { listMembersByIds } from "#app/developers/members.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms.ts";
import type { Match, Wanted } from "#contract/find-request.ts";
import { MAX_MATCHES } from "#contract/find-request-terms.ts";
import type { MemberCard } from "#contract/member.ts";
import { type Currency, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import { toFit, toReasons } from "./match-rules.ts";

/** Criteria of the matches. */
export type MatchQuery = Pick<Wanted, "technologies" | "seniority_level" | "max_rate">;

/** As many as are weighed with everything that is known of them. */
const CANDIDATES = 60;

/**
 * The best matching published members, at most six. Each knows at least one of the technologies, is
 * of the level or above it and does not cost more than the limit; a member whose rate is not
 * published, or is in another currency, does not match a limit.
 */
export async function listMatches(
  db: Database,
  query: MatchQuery,
  today = new Date().toISOString().slice(0, 10),
): Promise<Match[]> {
  const candidates = findCandidates(await getMemberIndex(db), query);
  const members = await listMembersByIds(db, candidates);
  const currency = toCurrency((await getSite(db)).terms);
  return members
    .filter((member) => isWithinBudget(member, query, currency))
    .map((member) => ({ member, fit: toFit(member, query, today) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MAX_MATCHES)
    .map(({ member }) => ({ member, reasons: toReasons(member, query, today) }));
}

function isWithinBudget(member: MemberCard, { max_rate }: MatchQuery, currency: Currency): boolean {
  if (max_rate === undefined) return true;
  const { sales_rate, sales_currency } = member;
  return sales_rate !== null && sales_rate <= max_rate && sales_currency === currency;
}

/** Ids of the members with most of the technologies, in the order of the list of developers. */
function findCandidates(index: MemberIndex, query: MatchQuery): number[] {
  const scores = new Uint8Array(index.ids.length);
  for (const slug of query.technologies) {
    const id = index.technology_ids.get(slug);
    if (id === undefined) continue;
    for (const rank of index.technology.get(id) ?? []) scores[rank] = (scores[rank] ?? 0) + 2;
    for (const rank of index.main_technology.get(id) ?? []) {
      scores[rank] = (scores[rank] ?? 0) + 1;
    }
  }
  const isOpen = toGate(index, query);
  const byScore: number[][] = [];
  for (const [rank, score] of scores.entries()) {
    if (score === 0 || !isOpen(rank)) continue;
    byScore[score] ??= [];
    byScore[score].push(index.ids[rank] as number);
  }
  return byScore.toReversed().flat().slice(0, CANDIDATES);
}

function toGate(index: MemberIndex, { seniority_level, max_rate }: MatchQuery) {
  const levels = seniority_level
    ? SENIORITY_LEVELS.slice(SENIORITY_LEVELS.indexOf(seniority_level))
    : undefined;
  const ranks =
    levels && new Set(levels.flatMap((level) => index.seniority_level.get(level) ?? []));
  return (rank: number) =>
    (!ranks || ranks.has(rank)) &&
    (max_rate === undefined || (index.sales_rate[rank] ?? Number.NaN) <= max_rate);
}
