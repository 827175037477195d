import type { Member } from "#contract/member.ts";
import { TECHNOLOGY_TYPE } from "#contract/member-terms.ts";
import type { MemberIndex, Ranks } from "./member-index.server.ts";

/** Candidates per technology: the first in recommended order. */
const MAX_PER_TECHNOLOGY = 2_000;
const POINTS = { mainTechnology: 4, technology: 1, seniority: 2 };

/** Part by which rates of one band differ at most. */
const RATE_BAND = 0.2;

type Compared = Pick<Member, "id" | "technologies" | "seniority_level">;
type Rated = Pick<Member, "sales_rate" | "sales_currency">;

/** Points for a rate of the same band; rates in different currencies are not compared. */
export function toRatePoints(one: Rated, other: Rated): number {
  if (one.sales_rate === null || other.sales_rate === null) return 0;
  if (one.sales_currency !== other.sales_currency) return 0;
  return Math.abs(one.sales_rate - other.sales_rate) <= one.sales_rate * RATE_BAND ? 2 : 0;
}

/** A member by id, with how alike the two are. */
type Similar = { id: number; points: number };

/**
 * Published members who share a main technology with this one, most similar first: shared
 * main technologies, then other technologies, then the same level. Equals follow each other in
 * recommended order, so the result is the same until the content changes. Without a main technology
 * the level decides alone.
 */
export function selectSimilar(index: MemberIndex, member: Compared, limit: number): Similar[] {
  const points = new Map<number, number>();
  const own = index.ranks.get(member.id);
  const idsOf = (technologies: Compared["technologies"]) =>
    technologies.flatMap(({ slug }) => index.technology_ids.get(slug) ?? []);
  const main = idsOf(member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main));
  const level = index.seniority_level.get(member.seniority_level) ?? [];

  const collect = (ranks: Ranks) => {
    for (const rank of ranks.slice(0, MAX_PER_TECHNOLOGY)) {
      if (rank !== own) points.set(rank, points.get(rank) ?? 0);
    }
  };
  const award = (ranks: Ranks, value: number) => {
    for (const rank of ranks) {
      const before = points.get(rank);
      if (before !== undefined) points.set(rank, before + value);
    }
  };

  if (main.length === 0) collect(level);
  for (const id of main) collect(index.main_technology.get(id) ?? []);
  for (const id of main) award(index.main_technology.get(id) ?? [], POINTS.mainTechnology);
  for (const id of idsOf(member.technologies)) {
    award(index.technology.get(id) ?? [], POINTS.technology);
  }
  award(level, POINTS.seniority);

  return [...points]
    .sort(([a, pointsA], [b, pointsB]) => pointsB - pointsA || a - b)
    .slice(0, limit)
    .map(([rank, value]) => ({ id: index.ids[rank] as number, points: value }));
}
