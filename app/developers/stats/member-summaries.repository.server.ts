import { notInArray, type SQL, sql } from "drizzle-orm";
import type { MemberSummary } from "#contract/members/member-summary.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { memberSearch, memberSummaries } from "#database/tables/member-search.ts";
import { matches } from "../search/member-conditions.repository.server.ts";
import { toOperand } from "../search/member-labels.ts";

/** In place of a label: every published member. */
export const ALL = "all";

/** Steps of a histogram; the first with which it has no more than `MAX_STEPS`. */
const STEPS = sql`array[5, 10, 20, 50, 100]`;
const MAX_STEPS = 10;

/**
 * The summary of the members with a label as the database counts it, however long that takes.
 * @param limit counts no more than the first ones
 */
export async function countMembers(
  db: Queryable,
  label: string,
  limit?: number,
): Promise<MemberSummary> {
  const where: SQL = label === ALL ? sql`true` : matches(toOperand(label));
  const reads = { member_search: label === ALL ? ["member_search"] : [`member_search:${label}`] };
  const { rows } = await narrowReads(reads, () =>
    db.execute<{ summary: MemberSummary }>(sql`
      with found as materialized (
        select labels, timezone, rate from ${memberSearch} where ${where} limit ${limit ?? null}
      ), ends as (
        select min(rate) as lowest, max(rate) as highest from found
      ), labelled as materialized (
        select label, count(*) as people,
          array_agg(rate) filter (where rate is not null and label like 's%') as rates
        from (select unnest(labels) as label, rate from found) as labels group by label
      ), rated as materialized (
        select rate, substr(label, 2) as level from labelled, unnest(rates) as rate
      ), histogram as (
        select coalesce(min(step), floor(highest) + 1)::integer as step
        from ends left join unnest(${STEPS}) as step
          on floor(highest / step) - floor(lowest / step) < ${MAX_STEPS}
        where highest is not null group by highest
      )
      select jsonb_build_object(
        'members', (select count(*) from found),
        'labels', (select coalesce(jsonb_object_agg(label, people), '{}') from labelled),
        'zones', (select coalesce(jsonb_object_agg(timezone, people), '{}') from (
          select timezone, count(*) as people from found group by timezone
        ) as zones),
        'rates', (select jsonb_build_object(
          'currency', site_currency(),
          'all', (select ${toRates()} from rated),
          'levels', (select jsonb_agg(level) from (
            select jsonb_build_object('level', level) || ${toRates()} as level
            from rated group by level
          ) as levels),
          'step', step,
          'steps', (select jsonb_agg(jsonb_build_object('index', index, 'count', rates)) from (
            select floor(rate / step)::integer as index, count(*) as rates
            from rated group by index
          ) as steps)
        ) from histogram)
      ) as summary`),
  );
  return rows[0]?.summary ?? { members: 0, labels: {}, zones: {}, rates: null };
}

function toRates(): SQL {
  return sql`jsonb_build_object(
    'count', count(*), 'min', min(rate), 'max', max(rate),
    'median', percentile_cont(0.5) within group (order by rate))`;
}

/** The summary that was stored last, for labels that are common. */
export async function findSummary(
  db: Queryable,
  label: string,
): Promise<MemberSummary | undefined> {
  const [row] = await narrowReads({ member_summaries: [`member_summaries:${label}`] }, () =>
    db
      .select({ summary: memberSummaries.summary })
      .from(memberSummaries)
      .where(sql`${memberSummaries.label} = ${label}`),
  );
  return row?.summary;
}

/** Pages are rendered again only when it differs from what is stored. */
export async function storeSummary(
  db: Queryable,
  row: typeof memberSummaries.$inferInsert,
): Promise<void> {
  const { summary, version } = row;
  await db
    .insert(memberSummaries)
    .values(row)
    .onConflictDoUpdate({ target: memberSummaries.label, set: { summary, version } });
}

/** Deletes the summaries of all other labels. */
export async function deleteOtherSummaries(
  db: Queryable,
  labels: readonly string[],
): Promise<void> {
  await db.delete(memberSummaries).where(notInArray(memberSummaries.label, [...labels]));
}

/** Whether members have changed since the summary of all was counted, or that cannot be known. */
export async function isSummaryOld(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ is_old: boolean }>(sql`
    select not exists (
      select from ${memberSummaries}
      where label = ${ALL}
        and (version = (select version from content_version)
          or exists (select from content_changes where content_changes.version = member_summaries.version + 1))
        and not exists (select from content_changes
          where content_changes.version > member_summaries.version and key in ('member_search', '*'))
    ) as is_old`);
  return rows[0]?.is_old ?? true;
}
