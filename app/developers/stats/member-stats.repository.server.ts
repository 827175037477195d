import { and, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Currency, type SeniorityLevel, TECHNOLOGY_TYPE } from "#contract/member-terms.ts";
import type { VettingCheck } from "#contract/vetting-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { NONE_VETTED, type VettedCounts } from "./vetted-counts.ts";

export type RateRow = {
  seniority_level: SeniorityLevel;
  sales_rate: number;
  sales_currency: Currency;
};

/** Rates of published members that have one. */
export async function listRates(db: Queryable): Promise<RateRow[]> {
  const rows = await db
    .select({
      seniority_level: members.seniority_level,
      sales_rate: members.sales_rate,
      sales_currency: members.sales_currency,
    })
    .from(members)
    .where(and(eq(members.published, true), isNotNull(members.sales_rate)));
  return rows.flatMap(({ sales_rate, ...row }) =>
    sales_rate === null ? [] : [{ ...row, sales_rate }],
  );
}

/** How many published members with a rate name each technology first among their main ones. */
export async function countByFirstTechnology(
  db: Queryable,
): Promise<{ technology_id: number; members: number }[]> {
  const first = sql<number>`(jsonb_path_query_first(${members.technologies}, '$[*] ? (@.type == ${sql.raw(String(TECHNOLOGY_TYPE.main))})')->>'technology_id')::int`;
  const rows = await db
    .select({ technology_id: first, members: count() })
    .from(members)
    .where(and(eq(members.published, true), isNotNull(members.sales_rate)))
    .groupBy(first);
  return rows.filter(({ technology_id }) => technology_id !== null);
}

/** How many published members live in each time zone. */
export function countByTimeZone(db: Queryable): Promise<{ timezone: string; members: number }[]> {
  return db
    .select({ timezone: members.timezone, members: count() })
    .from(members)
    .where(eq(members.published, true))
    .groupBy(members.timezone)
    .orderBy(members.timezone);
}

/** One pass over the members for all counts. */
export async function countVetted(db: Queryable): Promise<VettedCounts> {
  const countOf = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const withCheck = (check: VettingCheck) =>
    countOf(sql`${members.vetting} @> ${JSON.stringify([{ check }])}::jsonb`);
  const [counts] = await db
    .select({
      members: count(),
      any: countOf(sql`${members.vetting} <> '[]'`),
      identity: withCheck("identity"),
      interview: withCheck("interview"),
      code: withCheck("code"),
      references: withCheck("references"),
    })
    .from(members)
    .where(eq(members.published, true));
  return counts ?? NONE_VETTED;
}
