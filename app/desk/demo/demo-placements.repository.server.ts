import { eq } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { placementChanges, placements } from "#database/tables/placements.ts";
import { addDays } from "#platform/time/date-text.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { DemoRequest } from "./demo-content.server.ts";
import { type DemoContext, getPerson } from "./demo-steps.repository.server.ts";

/** Stores who works for the client of a request, at days relative to today; they go with it. */
export async function insertDemoPlacements(
  tx: Transaction,
  { request_id, placements: listed }: { request_id: number } & Pick<DemoRequest, "placements">,
  context: DemoContext,
): Promise<void> {
  const today = toDay(context.now, context.timezone);
  const toDate = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
  for (const { member, by, starts, ends, trial_ends, ended, ...terms } of listed) {
    const { id, sales_currency } = members;
    const [found] = await tx
      .select({ id, sales_currency })
      .from(members)
      .where(eq(members.slug, member));
    if (!found) throw new Error(`A member of the demo was not stored: ${member}`);
    const starts_on = addDays(today, starts);
    const [row] = await tx
      .insert(placements)
      .values({
        ...terms,
        request_id,
        member_id: found.id,
        status: ended === undefined ? "running" : "ended",
        client_currency: found.sales_currency,
        own_currency: found.sales_currency,
        starts_on,
        ends_on: toDate(ends),
        trial_ends_on: toDate(trial_ends),
        ended_on: toDate(ended),
        version: ended === undefined ? 1 : 2,
      })
      .returning();
    if (!row) throw new Error("A placement of the demo was not stored");
    const change = { placement_id: row.id, staff_id: getPerson(context, by) };
    const at = (day: string) => new Date(`${day}T08:00:00Z`);
    await tx
      .insert(placementChanges)
      .values({ ...change, at: at(starts_on), kind: "started", version: 1, before: {} });
    if (ended === undefined) continue;
    const before = { status: "running", ended_on: null } as const;
    await tx
      .insert(placementChanges)
      .values({ ...change, at: at(addDays(today, ended)), kind: "ended", version: 2, before });
  }
}
