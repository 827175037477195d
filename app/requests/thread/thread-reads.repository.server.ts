import { and, eq, exists, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requestEvents, requestMentions, threadReads } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { ownersFor } from "#services/staff/leaves.repository.server.ts";

type Shown = {
  staff_id: number;
  reference: string;
  /** The last entry on their screen. */
  event_id: number;
  /** Whose requests the person may open. */
  forms: readonly FormName[];
};

/**
 * Records what of a thread a person was shown, and that they saw the notes in it that name them. An
 * earlier entry than before changes nothing.
 */
export async function markThreadRead(
  db: Queryable,
  { staff_id, reference, event_id, forms }: Shown,
): Promise<void> {
  const shown = db
    .select({
      staff_id: sql<number>`${staff_id}::int`.as("staff_id"),
      request_id: requests.id,
      event_id: requestEvents.id,
      read_at: sql<Date>`now()`.as("read_at"),
    })
    .from(requestEvents)
    .innerJoin(requests, eq(requests.id, requestEvents.request_id))
    .where(
      and(
        eq(requestEvents.id, event_id),
        eq(requests.reference, reference),
        inArray(requests.form, [...forms]),
      ),
    );
  await db
    .insert(threadReads)
    .select(shown)
    .onConflictDoUpdate({
      target: [threadReads.staff_id, threadReads.request_id],
      set: { event_id: sql`excluded.event_id`, read_at: sql`excluded.read_at` },
      setWhere: lt(threadReads.event_id, sql`excluded.event_id`),
    });
  const seen = db
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .innerJoin(requests, eq(requests.id, requestEvents.request_id))
    .where(
      and(
        lte(requestEvents.id, event_id),
        eq(requests.reference, reference),
        inArray(requests.form, [...forms]),
      ),
    );
  await db
    .update(requestMentions)
    .set({ seen_at: sql`now()` })
    .where(
      and(
        eq(requestMentions.staff_id, staff_id),
        isNull(requestMentions.seen_at),
        inArray(requestMentions.event_id, seen),
      ),
    );
}

/**
 * Whether the client wrote what a person has not read: the owner, who may be away today and have
 * them as the deputy, or everybody where there is none.
 */
export const isUnreadBy = (staff_id: number, today: string) => sql<boolean>`(
  ${requests.client_event_id} is not null
  and coalesce(${requests.owner_id}, ${staff_id}) = ${ownersFor(staff_id, today)}
  and ${requests.client_event_id} > coalesce((
    select ${threadReads.event_id} from ${threadReads}
    where ${threadReads.request_id} = ${requests.id} and ${threadReads.staff_id} = ${staff_id}), 0))`;

/** Whether a thread has what a person has not read: of the client, or a note that names them. */
export async function isThreadUnread(
  db: Queryable,
  request_id: number,
  { staff_id, today }: { staff_id: number; today: string },
): Promise<boolean> {
  const unseen = db
    .select({ id: requestEvents.id })
    .from(requestMentions)
    .innerJoin(requestEvents, eq(requestEvents.id, requestMentions.event_id))
    .where(
      and(
        eq(requestEvents.request_id, request_id),
        eq(requestMentions.staff_id, staff_id),
        isNull(requestMentions.seen_at),
      ),
    );
  const isUnread = or(isUnreadBy(staff_id, today), exists(unseen));
  return (await db.$count(requests, and(eq(requests.id, request_id), isUnread))) > 0;
}
