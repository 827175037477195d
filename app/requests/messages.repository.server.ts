import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";

/** What people wrote on the page of their request, the newest first. */
export async function listMessages(
  db: Queryable,
  id: number,
): Promise<{ at: Date; body: string }[]> {
  const { at, body, request_id, kind } = requestEvents;
  const rows = await db
    .select({ at, body })
    .from(requestEvents)
    .where(and(eq(request_id, id), eq(kind, "message")))
    .orderBy(desc(requestEvents.id));
  return rows.map(({ at, body }) => ({ at, body: body ?? "" }));
}
