import { and, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requestEvents, threadReads } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

/** Records that a person was shown a thread up to an entry of it. An earlier one changes nothing. */
export async function markThreadRead(
  db: Queryable,
  { staff_id, request_id, event_id }: { staff_id: number; request_id: number; event_id: number },
): Promise<void> {
  const shown = db
    .select({
      staff_id: sql<number>`${staff_id}::int`.as("staff_id"),
      request_id: requestEvents.request_id,
      event_id: requestEvents.id,
      read_at: sql<Date>`now()`.as("read_at"),
    })
    .from(requestEvents)
    .where(and(eq(requestEvents.id, event_id), eq(requestEvents.request_id, request_id)));
  const target = [threadReads.staff_id, threadReads.request_id];
  await db
    .insert(threadReads)
    .select(shown)
    .onConflictDoUpdate({
      target,
      set: { event_id: sql`excluded.event_id`, read_at: sql`excluded.read_at` },
      setWhere: lt(threadReads.event_id, sql`excluded.event_id`),
    });
}

/**
 * Whether the client wrote what a person has not read: the owner, or everybody where there is none.
 */
export const isUnreadBy = (staff_id: number) => sql<boolean>`(
  ${requests.client_event_id} is not null
  and coalesce(${requests.owner_id}, ${staff_id}) = ${staff_id}
  and ${requests.client_event_id} > coalesce((
    select ${threadReads.event_id} from ${threadReads}
    where ${threadReads.request_id} = ${requests.id} and ${threadReads.staff_id} = ${staff_id}), 0))`;
