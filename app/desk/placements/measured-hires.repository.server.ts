import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { placements } from "#database/tables/placements.ts";
import { requests } from "#database/tables/requests.ts";
import type { MeasuredHires } from "#database/tables/site.ts";

/**
 * Placements that began in the twelve months before a day, and after how many days from the request
 * half of them did.
 */
export async function readHires(db: Queryable, today: string): Promise<MeasuredHires> {
  const { starts_on, request_id } = placements;
  const days = sql`greatest(0, ${starts_on} - ${requests.submitted_at}::date)`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      median_days: sql<number>`coalesce(round(percentile_cont(0.5) within group (order by ${days})), 0)::int`,
    })
    .from(placements)
    .innerJoin(requests, eq(requests.id, request_id))
    .where(
      and(
        gt(starts_on, sql`(${today}::date - interval '12 months')::date`),
        lte(starts_on, sql`${today}::date`),
      ),
    );
  return row ?? { count: 0, median_days: 0 };
}
