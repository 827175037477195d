import { type SQL, sql } from "drizzle-orm";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { type MemberSelection, matches } from "./member-conditions.repository.server.ts";
import { toOperand } from "./member-labels.ts";

export type SelectedPage = {
  ids: number[];
  /** At most `MAX_TOTAL`. */
  total: number;
  /** Whether more match. */
  isCapped: boolean;
};

/** The matching rows under the name of their table, so that the tiers apply to either. */
function toMatching({ where, columns }: MemberSelection, materialized: SQL, limit: SQL): SQL {
  const selected = sql.join([sql`${memberSearch.recommended}`, ...columns], sql`, `);
  return sql`${memberSearch} as ${materialized} (
    select ${selected} from ${memberSearch} where ${where} ${limit}
  )`;
}

/** Ids of one stretch. Tiers are read one after the other and only as far as needed. */
export function toIds(
  { tiers }: Pick<MemberSelection, "tiers">,
  page: { last: number; offset: SQL; limit: number },
): SQL {
  const selects = tiers.map(
    (tier) => sql`(
      select ${memberSearch.recommended} from ${memberSearch} where ${tier.where ?? sql`true`}
      order by ${sql.join(tier.by, sql`, `)} limit ${page.last}
    )`,
  );
  return sql`select (recommended & 2147483647)::integer as id
    from (${sql.join(selects, sql` union all `)}) as ordered
    offset ${page.offset} limit ${page.limit}`;
}

/**
 * A page and the total. Up to the cap the matching members are collected first, and then sorted; of
 * more only the page is read, in the order of an index. A page past the end is the last one.
 */
export async function selectPage(
  db: Queryable,
  selection: MemberSelection,
  { page, per_page }: { page: number; per_page: number },
): Promise<SelectedPage> {
  const last = Math.min(page * per_page, MAX_TOTAL);
  const offset = sql`least(${(page - 1) * per_page}::bigint, greatest(total - 1, 0) / ${per_page}::integer * ${per_page}::integer)`;
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    with ${toMatching(selection, sql`materialized`, sql`limit ${MAX_TOTAL + 1}`)},
      counted as (select count(*)::integer as total from ${memberSearch})
    select total, case when total <= ${MAX_TOTAL}
      then array(${toIds(selection, { last, offset, limit: per_page })}) end as ids
    from counted`);
  const { total = 0, ids } = rows[0] ?? {};
  if (ids) return { ids, total, isCapped: false };
  const first = Math.min((page - 1) * per_page, (Math.ceil(MAX_TOTAL / per_page) - 1) * per_page);
  const found = await db.execute<{ id: number }>(sql`
    with ${toMatching(selection, sql`not materialized`, sql``)}
    ${toIds(selection, { last, offset: sql`${first}`, limit: Math.min(per_page, MAX_TOTAL - first) })}`);
  return { ids: found.rows.map(({ id }) => id), total: MAX_TOTAL, isCapped: true };
}

/** Ids of the first members with a label in recommended order; the others are not counted. */
export async function selectFirst(db: Queryable, label: string, limit: number): Promise<number[]> {
  const { recommended } = memberSearch;
  const { rows } = await narrowReads({ member_search: [`member_search:${label}`] }, () =>
    db.execute<{ id: number }>(sql`
      select (${recommended} & 2147483647)::integer as id from ${memberSearch}
      where ${matches(toOperand(label))} order by ${recommended} limit ${limit}`),
  );
  return rows.map(({ id }) => id);
}
