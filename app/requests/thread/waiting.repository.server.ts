import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { CLOSED_STATES, FOLLOWED_UP_STATES } from "#contract/clients/request-state-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

const { id, request_id, at, author, kind, change, mail_id } = requestEvents;

/** What the client said after the form, or a person from another address. */
const isOfClient = and(
  inArray(author, ["client", "other"]),
  or(eq(kind, "message"), and(eq(kind, "proposal"), sql`${change} ->> 'to' = 'answered'`)),
);

/** An email of a colleague to the client; one that was cancelled was never sent. */
const isReply = and(eq(author, "staff"), eq(kind, "reply"), isNull(emailDeliveries.cancelled_at));

/** What leaves nothing to answer. */
const isSettling = or(
  isReply,
  eq(kind, "settled"),
  and(eq(kind, "state"), inArray(sql`${change} ->> 'to'`, [...CLOSED_STATES])),
);

/**
 * Whether the row was written before this transaction: the thread of such a row has changed, which
 * its `updated_at` shows once it is written.
 */
const isUntouched = sql`${requests}.xmin <> pg_current_xact_id()::xid`;

/**
 * Derives from the threads who waits for whom, and what the clients wrote last. Every transaction
 * that adds, cancels or erases what was said calls it, with the requests locked: so the outcome is
 * right in whatever order they come.
 */
export async function updateWaitingOf(tx: Transaction, ids: readonly number[]): Promise<void> {
  const entries = tx.$with("entries").as(
    tx
      .select({
        of_request: sql<number>`${requests.id}`.as("of_request"),
        id: sql<number>`${id}`.as("entry_id"),
        at,
        is_of_client: sql<boolean>`${isOfClient}`.as("is_of_client"),
        is_reply: sql<boolean>`${isReply}`.as("is_reply"),
        settled:
          sql<number>`coalesce(max(${id}) filter (where ${isSettling}) over (partition by ${requests.id}), 0)`.as(
            "settled",
          ),
      })
      .from(requests)
      .leftJoin(requestEvents, eq(request_id, requests.id))
      .leftJoin(emailDeliveries, eq(emailDeliveries.mail_id, mail_id))
      .where(inArray(requests.id, [...ids])),
  );
  const derived = tx.$with("derived").as(
    tx
      .select({
        of_request: entries.of_request,
        client_event_id: sql`max(entry_id) filter (where is_of_client)`.as("client_event_id"),
        waiting_since: sql`min(at) filter (where is_of_client and entry_id > settled)`.as(
          "waiting_since",
        ),
        replied_at: sql`max(at) filter (where is_reply)`.as("replied_at"),
      })
      .from(entries)
      .groupBy(entries.of_request),
  );
  const { client_event_id, waiting_since, replied_at } = requests;
  const isOther = sql`(${client_event_id}, ${waiting_since}, ${replied_at})
    is distinct from (${derived}.client_event_id, ${derived}.waiting_since, ${derived}.replied_at)`;
  await tx
    .with(entries, derived)
    .update(requests)
    .set({
      client_event_id: sql`${derived}.client_event_id`,
      waiting_since: sql`${derived}.waiting_since`,
      replied_at: sql`${derived}.replied_at`,
    })
    .from(derived)
    .where(and(eq(requests.id, derived.of_request), or(isUntouched, isOther)));
}

/** The same for one request. */
export const updateWaiting = (tx: Transaction, ofRequest: number): Promise<void> =>
  updateWaitingOf(tx, [ofRequest]);

/** Whether a request waits for the agency, and what the client wrote last. */
export async function findWaiting(tx: Transaction, ofRequest: number) {
  const { waiting_since, client_event_id } = requests;
  const [row] = await tx
    .select({ waiting_since, client_event_id })
    .from(requests)
    .where(eq(requests.id, ofRequest));
  return row ?? { waiting_since: null, client_event_id: null };
}

/**
 * Plans the follow-up of a request for today, in states that have one.
 * @param today by the agency's clocks
 */
export async function followUpToday(
  tx: Transaction,
  { id, today }: { id: number; today: string },
): Promise<void> {
  const { state, follow_up_on } = requests;
  await tx
    .update(requests)
    .set({ follow_up_on: sql`least(${follow_up_on}, ${today}::date)` })
    .where(and(eq(requests.id, id), inArray(state, [...FOLLOWED_UP_STATES])));
}

/**
 * Takes the right to email staff about a thread.
 * @returns false when they were emailed after `since`
 */
export async function claimNotice(
  tx: Transaction,
  { id, now, since }: { id: number; now: Date; since: Date },
): Promise<boolean> {
  const { notified_at } = requests;
  const { rowCount } = await tx
    .update(requests)
    .set({ notified_at: now })
    .where(and(eq(requests.id, id), or(isNull(notified_at), lte(notified_at, since))));
  return rowCount === 1;
}
