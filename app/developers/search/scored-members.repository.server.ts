import { and, lte, ne, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { matches } from "./member-conditions.repository.server.ts";

/** Members considered for each query: the first in recommended order. */
const MAX_CANDIDATES = 500;

export type ScoredMember = { id: number; points: number };

export type ScoredQuery = {
  /** Queries of labels; a candidate matches one of them. */
  candidates: readonly string[];
  /** Labels of which every candidate has one; without them the result depends on every member. */
  labels?: readonly string[];
  /** Points of a candidate that matches. */
  awards: readonly { query: string; points: number }[];
  /** In the currency of the site. */
  rate_max?: number | undefined;
  /** The id of a member who is no candidate. */
  except?: number;
  limit: number;
};

/** The members with most points, equals in recommended order. */
export async function listScored(db: Queryable, input: ScoredQuery): Promise<ScoredMember[]> {
  if (input.candidates.length === 0) return [];
  const { recommended, terms, member_id, rate } = memberSearch;
  const where = and(
    input.rate_max === undefined ? undefined : lte(rate, input.rate_max),
    input.except === undefined ? undefined : ne(member_id, input.except),
  );
  const selects = input.candidates.map(
    (query) => sql`(
      select ${recommended}, ${terms} from ${memberSearch}
      where ${and(matches(query), where)} order by ${recommended} limit ${MAX_CANDIDATES}
    )`,
  );
  const awards = input.awards.map(
    ({ query, points }) =>
      sql`(case when terms @@ ${query}::tsquery then ${points}::integer else 0 end)`,
  );
  const statement = sql`
    select (recommended & 2147483647)::integer as id, ${sql.join(awards, sql` + `)} as points
    from (
      select distinct on (recommended) recommended, terms
      from (${sql.join(selects, sql` union all `)}) as candidates order by recommended
    ) as candidates
    order by points desc, recommended limit ${input.limit}`;
  const { labels } = input;
  const reads = labels ? { member_search: labels.map((label) => `member_search:${label}`) } : {};
  const { rows } = await narrowReads(reads, () => db.execute<ScoredMember>(statement));
  return rows;
}
