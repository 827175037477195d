import { count, type SQL, sql } from "drizzle-orm";
import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { SENIORITY_LEVELS } from "#contract/member-terms.ts";
import { MAX_TOTAL } from "#contract/paging.ts";
import type { Queryable } from "#database/client.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { toLabel, toOperand } from "./member-labels.ts";
import { readTaxonomyRows } from "./member-taxonomy.repository.server.ts";

/** Members by label. */
export type LabelCounts = Map<string, number>;

/** How many of the members that match have each label; undefined above the cap. */
export async function countLabels(db: Queryable, where: SQL): Promise<LabelCounts | undefined> {
  const { total, counts } = await countSome(
    db,
    where,
    sql`(select count(*) from found) <= ${MAX_TOTAL}`,
  );
  return total > MAX_TOTAL ? undefined : counts;
}

/** Labels of the first members that match, one more than the cap at most. */
async function countSome(db: Queryable, where: SQL, isCounted: SQL) {
  const { rows } = await db.execute<{ label: string | null; members: number }>(sql`
    with found as materialized (
      select ${memberSearch.labels} from ${memberSearch} where ${where} limit ${MAX_TOTAL + 1}
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

export type LabelUse = {
  /** Published members. */
  members: number;
  /** Above the cap those of common labels are of a sample, so at least as many. */
  counts: LabelCounts;
};

/** A label that fewer members of a sample have is counted through the index, which is fast then. */
const RARE = 10;

/** How many published members there are, and how many have each label. */
export async function readLabelUse(tx: Queryable): Promise<LabelUse> {
  const { total, counts } = await countSome(tx, sql`true`, sql`true`);
  if (total <= MAX_TOTAL) return { members: total, counts };
  const { technologies, tags } = await readTaxonomyRows(tx);
  const all = [
    ...technologies.map(({ id }) => toLabel("technology", id)),
    ...tags.map(({ id }) => toLabel("tag", id)),
    ...COUNTRIES.map(({ code }) => toLabel("country", code)),
    ...LANGUAGES.map(({ code }) => toLabel("language", code)),
    ...SENIORITY_LEVELS.map((name) => toLabel("seniority_level", name)),
  ];
  const rare = all.filter((label) => (counts.get(label) ?? 0) < RARE);
  const { rows } = await tx.execute<{ label: string; members: number }>(sql`
    select label, (
      select count(*)::int from (
        select from ${memberSearch} where ${memberSearch.terms} @@ operand::tsquery limit ${MAX_TOTAL}
      ) as capped
    ) as members
    from unnest(${sql.param(rare)}::text[], ${sql.param(rare.map((label) => toOperand(label)))}::text[])
      as rare(label, operand)`);
  for (const { label, members } of rows) {
    if (members > 0) counts.set(label, members);
  }
  const [row] = await tx.select({ members: count() }).from(memberSearch);
  return { members: row?.members ?? 0, counts };
}
