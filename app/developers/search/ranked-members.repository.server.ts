import { and, sql } from "drizzle-orm";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { matches, type Tier, toAvailableFirst } from "./member-conditions.repository.server.ts";
import { RANK_LETTER, toOperand } from "./member-labels.ts";
import { type SelectedPage, toIds } from "./member-pages.repository.server.ts";

/** The best rank that `to_member_search` writes; the last one is 0. */
const MAX_RANK = 99;

const toRankOperand = (label: string, rank: number | string) =>
  toOperand(`${RANK_LETTER}${label}.${rank}`);

/** How many of the first `limit` members with a label have each rank, the best first. */
async function countRanks(
  db: Queryable,
  label: string,
  limit: number,
): Promise<{ rank: number; members: number }[]> {
  const [before, after] = toRankOperand(label, "#").split("#");
  const { rows } = await db.execute<{ rank: number; members: number }>(sql`
    select rank, count(*)::integer as members from (
      select rank from generate_series(${MAX_RANK}::integer, 0, -1) as rank, lateral (
        select from ${memberSearch}
        where ${memberSearch.terms} @@ (${before}::text || rank || ${after}::text)::tsquery
      ) as ranked
      limit ${limit}
    ) as found
    group by rank order by rank desc`);
  return rows;
}

export type RankedPage = {
  page: number;
  per_page: number;
  today: string;
  /** Whether more members have it than pages show, as of the last count: then it is not counted again. */
  isCommon: boolean;
};

/**
 * A page of the members with a technology or a tag: by rank, then by when they can start. Each rank
 * has a lexeme, so that those before the page are counted and no more, and the ranks on it are read
 * in the order of an index where they are common. A page past the end is the last one.
 */
export function selectRankedPage(
  db: Queryable,
  label: string,
  { page, per_page, today, isCommon }: RankedPage,
): Promise<SelectedPage> {
  return narrowReads({ member_search: [`member_search:${label}`] }, async () => {
    const counted = isCommon ? Math.min(page * per_page, MAX_TOTAL) : MAX_TOTAL + 1;
    const ranks = await countRanks(db, label, counted);
    const found = ranks.reduce((sum, { members }) => sum + members, 0);
    // Fewer than asked for are all there are, whatever the last count was.
    const isCapped = found === counted;
    const total = isCapped ? MAX_TOTAL : found;
    const first = (Math.min(page, Math.max(1, Math.ceil(total / per_page))) - 1) * per_page;
    const limit = Math.min(per_page, total - first);
    const tiers: Tier[] = [];
    let offset = 0;
    let before = 0;
    for (const { rank, members } of ranks) {
      if (before + members <= first) offset = before + members;
      else if (before < first + limit) {
        const isRank = matches(toRankOperand(label, rank));
        tiers.push(
          ...toAvailableFirst(today).tiers.map(({ where, by }) => ({
            where: and(isRank, where),
            by,
          })),
        );
      }
      before += members;
    }
    const selected = { total, isCapped };
    if (tiers.length === 0) return { ids: [], ...selected };
    const skipped = first - offset;
    const { rows } = await db.execute<{ id: number }>(
      toIds({ tiers }, { last: skipped + limit, offset: sql`${skipped}`, limit }),
    );
    return { ids: rows.map(({ id }) => id), ...selected };
  });
}
