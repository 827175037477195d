import { MAIN_LETTER, toLabel, toOperand } from "#app/developers/search/member-labels.ts";
import { getMemberTaxonomy } from "#app/developers/search/member-taxonomy.service.server.ts";
import { listScored } from "#app/developers/search/scored-members.repository.server.ts";
import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import type { Match, Requested } from "#contract/clients/find-request.ts";
import { MAX_MATCHES } from "#contract/clients/find-request-terms.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import { toFit, toReasons } from "./match-rules.ts";

/** Criteria of the matches. */
export type MatchQuery = Pick<Requested, "technologies" | "seniority_level" | "max_rate">;

/** As many as are weighed with everything that is known of them. */
const CANDIDATES = 60;

/**
 * The best matching published members, at most six. Each knows at least one of the technologies, is
 * of the level or above it and does not cost more than the limit; a member whose rate is not
 * published, or cannot be compared with others, does not match a limit.
 */
export async function listMatches(
  db: Database,
  query: MatchQuery,
  today = new Date().toISOString().slice(0, 10),
): Promise<Match[]> {
  const members = await listMembersByIds(db, await listCandidates(db, query));
  return members
    .map((member) => ({ member, fit: toFit(member, query, today) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MAX_MATCHES)
    .map(({ member }) => ({ member, reasons: toReasons(member, query, today) }));
}

/** Points of a technology that a member knows, and in addition of a main one. */
const POINTS = { technology: 2, main: 1 };

/** Ids of the members with most of the technologies, in the order of the list of developers. */
async function listCandidates(db: Database, query: MatchQuery): Promise<number[]> {
  const { toId } = await getMemberTaxonomy(db);
  const ids = query.technologies.flatMap((slug) => toId("technology", slug) ?? []);
  const known = ids.map((id) => toOperand(toLabel("technology", id)));
  const main = ids.map((id) => toOperand(MAIN_LETTER + id));
  if (ids.length === 0) return [];
  const levels = query.seniority_level
    ? SENIORITY_LEVELS.slice(SENIORITY_LEVELS.indexOf(query.seniority_level))
    : SENIORITY_LEVELS;
  const isLevel = levels.map((name) => toOperand(toLabel("seniority_level", name))).join(" | ");
  const scored = await listScored(db, {
    // Among very many, those who know all of them first.
    candidates: [known.join(" & "), ...main, known.join(" | ")].map(
      (technologies) => `(${technologies}) & (${isLevel})`,
    ),
    awards: [
      ...known.map((operand) => ({ query: operand, points: POINTS.technology })),
      ...main.map((operand) => ({ query: operand, points: POINTS.main })),
    ],
    rate_max: query.max_rate,
    limit: CANDIDATES,
  });
  return scored.map(({ id }) => id);
}
