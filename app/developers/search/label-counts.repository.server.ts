import { type SQL, sql } from "drizzle-orm";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import type { Queryable } from "#database/client.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { toOperand } from "./member-labels.ts";

/** Members by label. */
export type LabelCounts = Map<string, number>;

const total = sql`(select count(*) from found)`;

/** Members of `found` by label. */
const byLabel = (isCounted: SQL) => sql`
  select label, count(*)::int as members
  from (select unnest(labels) as label from found where ${isCounted}) as labels group by label`;

/** Each member is compared with each query, which costs far more than a label. */
const MAX_COMPARED = 1_000;

/** Members of `found` by the label of each tsquery that they fit. */
const byQuery = (queries: ReadonlyMap<string, string>) => sql`
  select label, count(*)::int as members
  from found, unnest(${sql.param([...queries.keys()])}::text[], ${sql.param([...queries.values()])}::tsquery[]) as counted(label, query)
  where ${total} <= ${MAX_COMPARED} and terms @@ query group by label`;

/** Counts of the first members that match, and how many these are. */
async function countFound(db: Queryable, found: SQL, counts: readonly SQL[]) {
  const { rows } = await db.execute<{ label: string | null; members: number }>(sql`
    with found as materialized (${found})
    ${sql.join([...counts, sql`select null, count(*)::int from found`], sql` union all `)}`);
  const byName = new Map(rows.map(({ label, members }) => [label ?? "", members]));
  return { total: byName.get("") ?? 0, counts: byName };
}

const isCounted = sql`${total} <= ${MAX_TOTAL}`;

/** How many of the members that match have each label; undefined above the cap. */
export async function countLabels(db: Queryable, where: SQL): Promise<LabelCounts | undefined> {
  const { labels } = memberSearch;
  const found = sql`select ${labels} from ${memberSearch} where ${where} limit ${MAX_TOTAL + 1}`;
  const counted = await countFound(db, found, [byLabel(isCounted)]);
  return counted.total > MAX_TOTAL ? undefined : counted.counts;
}

/** How many of the members that match fit each tsquery, by its label; undefined above a cap. */
export async function countQueries(
  db: Queryable,
  where: SQL,
  queries: ReadonlyMap<string, string>,
): Promise<LabelCounts | undefined> {
  const { terms } = memberSearch;
  const found = sql`select ${terms} from ${memberSearch} where ${where} limit ${MAX_COMPARED + 1}`;
  const counted = await countFound(db, found, [byQuery(queries)]);
  return counted.total > MAX_COMPARED ? undefined : counted.counts;
}

/** `countLabels` and `countQueries` of the same members, in one statement. */
export async function countLabelsAndQueries(
  db: Queryable,
  where: SQL,
  queries: ReadonlyMap<string, string>,
): Promise<[labels: LabelCounts | undefined, queries: LabelCounts | undefined]> {
  const { labels, terms } = memberSearch;
  // Of more members their terms are not compared, and would only take memory.
  const found = sql`
    select ${labels}, case when row_number() over () <= ${MAX_COMPARED} then ${terms} end as terms
    from ${memberSearch} where ${where} limit ${MAX_TOTAL + 1}`;
  const counted = await countFound(db, found, [byLabel(isCounted), byQuery(queries)]);
  return [
    counted.total > MAX_TOTAL ? undefined : counted.counts,
    counted.total > MAX_COMPARED ? undefined : counted.counts,
  ];
}

/** Whether a list can have more members than are counted. */
export async function hasUncounted(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${memberSearch} offset ${MAX_TOTAL} limit 1`);
  return rows.length > 0;
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
  const found = sql`select ${memberSearch.labels} from ${memberSearch} limit ${SAMPLE}`;
  const sample = await countFound(db, found, [byLabel(sql`true`)]);
  const used = new Set(labels.filter((label) => sample.counts.has(label)));
  if (sample.total < SAMPLE) return used;
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
