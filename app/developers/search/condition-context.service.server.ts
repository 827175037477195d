import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { countRequiredTerms, findTerms } from "./find-terms.service.server.ts";
import { getMemberTaxonomy, type MemberTaxonomy } from "./member-taxonomy.service.server.ts";
import { listOverlappingZones } from "./overlapping-zones.service.server.ts";
import type { TermMatch } from "./search-terms.server.ts";

/** What a filter is compared with besides its own values. */
export type ConditionContext = {
  /** ISO date by which a member has to be free to count as available. */
  today: string;
  taxonomy: MemberTaxonomy;
  /** The words of `filter.q`. */
  terms: readonly TermMatch[];
  /** How many of them members must have where the text is all that is searched by. */
  requiredTerms: number;
  /** Zones of members whose day shares enough hours with that of the filter. */
  zones: readonly string[];
};

export async function readConditionContext(
  db: Database,
  filter: MemberFilter,
  today: string,
): Promise<ConditionContext> {
  const [taxonomy, terms, zones] = await Promise.all([
    getMemberTaxonomy(db),
    filter.q === undefined ? [] : findTerms(db, filter.q),
    filter.overlap === undefined ? [] : listOverlappingZones(db, filter, today),
  ]);
  return { today, taxonomy, terms, requiredTerms: countRequiredTerms(filter.q ?? ""), zones };
}
