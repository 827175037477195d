import { type SQL, sql } from "drizzle-orm";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import type { Queryable } from "#database/client.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { toOperand } from "./member-labels.ts";

/** Members by label. */
export type LabelCounts = Map<string, number>;

/** How many of the members that match have each label; undefined above the cap. */
export async function countLabels(db: Queryable, where: SQL): Promise<LabelCounts | undefined> {
  const isCounted = sql`(select count(*) from found) <= ${MAX_TOTAL}`;
  const { total, counts } = await countSome(db, { where, limit: MAX_TOTAL + 1, isCounted });
  return total > MAX_TOTAL ? undefined : counts;
}

/** Labels of the first members that match. */
async function countSome(
  db: Queryable,
  { where, limit, isCounted }: { where: SQL; limit: number; isCounted: SQL },
) {
  const { rows } = await db.execute<{ label: string | null; members: number }>(sql`
    with found as materialized (
      select ${memberSearch.labels} from ${memberSearch} where ${where} limit ${limit}
    )
    select label, count(*)::int as members
    from (select unnest(labels) as label from found where ${isCounted}) as labels group by label
    union all select null, count(*)::int from found`);
  const counts: LabelCounts = new Map();
  let total = 0;
  for (const { label, members } of rows) {
    if (label === null) total = members;
    else counts.set(label, members);
  }
  return { total, counts };
}

/** Each member is compared with each query, which costs far more than a label. */
const MAX_COMPARED = 1_000;

/** How many of the members that match fit each tsquery, by its label; undefined above a cap. */
export async function countQueries(
  db: Queryable,
  where: SQL,
  queries: ReadonlyMap<string, string>,
): Promise<LabelCounts | undefined> {
  const { rows } = await db.execute<{ label: string | null; members: number }>(sql`
    with found as materialized (
      select ${memberSearch.terms} from ${memberSearch} where ${where} limit ${MAX_COMPARED + 1}
    )
    select label, count(*)::int as members
    from found, unnest(${sql.param([...queries.keys()])}::text[], ${sql.param([...queries.values()])}::tsquery[]) as counted(label, query)
    where (select count(*) from found) <= ${MAX_COMPARED} and terms @@ query group by label
    union all select null, count(*)::int from found`);
  const counts = new Map(rows.map(({ label, members }) => [label ?? "", members]));
  return (counts.get("") ?? 0) > MAX_COMPARED ? undefined : counts;
}

/** Of this many members few common labels are missing. */
const SAMPLE = 2_000;

/**
 * Which of some labels any published member has: those of a sample, and of the others those that the
 * index has, which is fast for rare ones.
 */
export async function listUsedLabels(
  db: Queryable,
  labels: readonly string[],
): Promise<Set<string>> {
  const { total, counts } = await countSome(db, {
    where: sql`true`,
    limit: SAMPLE,
    isCounted: sql`true`,
  });
  const used = new Set(labels.filter((label) => counts.has(label)));
  if (total < SAMPLE) return used;
  const others = labels.filter((label) => !used.has(label));
  // With a limit above one the planner does not read the table for the first that matches.
  const { rows } = await db.execute<{ label: string }>(sql`
    select label
    from unnest(${sql.param(others)}::text[], ${sql.param(others.map((label) => toOperand(label)))}::text[])
      as other(label, operand)
    where (select count(*) from (
      select from ${memberSearch} where ${memberSearch.terms} @@ operand::tsquery limit ${MAX_TOTAL}
    ) as found) > 0`);
  for (const { label } of rows) used.add(label);
  return used;
}
