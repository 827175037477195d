import { convertAmount, type ExchangeSite } from "#app/site/exchange.ts";
import type { Member } from "#contract/members/member.ts";
import { TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";
import { MAIN_LETTER, toLabel, toOperand } from "./member-labels.ts";
import type { MemberTaxonomy } from "./member-taxonomy.service.server.ts";
import type { ScoredQuery } from "./scored-members.repository.server.ts";

const POINTS = { mainTechnology: 4, technology: 1, seniority: 2 };

/** Part by which rates of one band differ at most. */
const RATE_BAND = 0.2;

type Compared = Pick<Member, "id" | "technologies" | "seniority_level">;
type Rated = Pick<Member, "sales_rate" | "sales_currency">;

/** Points for a rate of the same band. */
export function toRatePoints(one: Rated, other: Rated, site: ExchangeSite): number {
  if (one.sales_rate === null || other.sales_rate === null) return 0;
  const currencies = { from: other.sales_currency, to: one.sales_currency };
  const rate = convertAmount(other.sales_rate, currencies, site);
  if (rate === undefined) return 0;
  return Math.abs(one.sales_rate - rate) <= one.sales_rate * RATE_BAND ? 2 : 0;
}

/**
 * Published members who share a main technology with this one, most similar first: shared main
 * technologies, then other technologies, then the same level. Equals follow each other in
 * recommended order, so the result is the same until the content changes. Without a main technology
 * the level decides alone.
 */
export function toSimilarQuery(
  member: Compared,
  toId: MemberTaxonomy["toId"],
  limit: number,
): ScoredQuery {
  const idsOf = (technologies: Compared["technologies"]) =>
    technologies.flatMap(({ slug }) => toId("technology", slug) ?? []);
  const main = idsOf(member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main)).map(
    (id) => MAIN_LETTER + id,
  );
  const known = idsOf(member.technologies).map((id) => toOperand(toLabel("technology", id)));
  const level = toLabel("seniority_level", member.seniority_level);
  const labels = main.length > 0 ? main : [level];
  return {
    candidates: labels.map((label) => toOperand(label)),
    labels,
    except: member.id,
    awards: [
      ...main.map((label) => ({ query: toOperand(label), points: POINTS.mainTechnology })),
      ...known.map((query) => ({ query, points: POINTS.technology })),
      { query: toOperand(level), points: POINTS.seniority },
    ],
    limit,
  };
}
