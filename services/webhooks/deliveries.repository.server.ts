import { and, asc, desc, eq, inArray, isNull, lte, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { MAX_DELIVERIES, TEST_EVENT } from "#contract/desk/webhook-terms.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#database/tables/webhooks.ts";
import type { SentEvent } from "./webhook-message.server.ts";

const { id, endpoint_id, event_id, status, attempts, due_at, attempted_at } = webhookDeliveries;
const { key, type, reference, path, at } = webhookEvents;
const event = { key, type, reference, path, at };
const earlier = alias(webhookDeliveries, "earlier");

/** Those of an endpoint that nothing about the same record has to be sent before. */
const isNext = (db: Queryable, endpoint: string) =>
  and(
    eq(endpoint_id, endpoint),
    eq(status, "waiting"),
    notExists(
      db
        .select({ one: sql`1` })
        .from(earlier)
        .where(
          and(
            eq(earlier.endpoint_id, endpoint),
            eq(earlier.status, "waiting"),
            eq(earlier.reference, webhookDeliveries.reference),
            sql`${earlier.id} < ${id}`,
          ),
        ),
    ),
  );
const isDue = lte(due_at, sql`clock_timestamp()`);

/** A delivery that is to be attempted now; `attempts` are those before. */
export type DueDelivery = { id: number; attempts: number; event: SentEvent };

/** The first due ones of an endpoint, of each record one. */
export function listDue(db: Queryable, endpoint: string, limit: number): Promise<DueDelivery[]> {
  return db
    .select({ id, attempts, event })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, event_id))
    .where(and(isNext(db, endpoint), isDue))
    .orderBy(asc(due_at), asc(id))
    .limit(limit);
}

/** Milliseconds until the next delivery of an endpoint is due, 0 or less when one is. */
export async function findDelay(db: Queryable, endpoint: string): Promise<number | undefined> {
  const [row] = await db
    .select({
      delay: sql<
        number | null
      >`(extract(epoch from min(${due_at}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(webhookDeliveries)
    .where(isNext(db, endpoint));
  return row?.delay ?? undefined;
}

/** Endpoints for which something is due. */
export async function listDueEndpoints(db: Queryable): Promise<string[]> {
  const due = sql`select from ${webhookDeliveries} where ${endpoint_id} = ${webhookEndpoints.id} and ${status} = 'waiting' and ${isDue}`;
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isNull(webhookEndpoints.disabled_at), sql`exists (${due})`));
  return rows.map((row) => row.id);
}

type Attempt = Pick<typeof webhookDeliveries.$inferInsert, "duration_ms"> & {
  response_status: number | null;
  response: string | null;
  problem: string | null;
};

/**
 * Stores how an attempt ended, unless the delivery was ended meanwhile.
 * @param next the outcome, or the seconds until the next attempt
 */
export async function storeAttempt(
  db: Queryable,
  delivery: number,
  attempt: Attempt,
  next: "delivered" | "failed" | number,
): Promise<void> {
  const isLater = typeof next === "number";
  await db
    .update(webhookDeliveries)
    .set({
      ...attempt,
      attempts: sql`${attempts} + 1`,
      attempted_at: sql`clock_timestamp()`,
      ...(isLater
        ? { due_at: sql`clock_timestamp() + make_interval(secs => ${next})` }
        : { status: next }),
    })
    .where(and(eq(id, delivery), eq(status, "waiting")));
}

/** Ends all deliveries of an endpoint that wait. */
export async function failWaiting(tx: Transaction, endpoint: string, problem: string) {
  await tx
    .update(webhookDeliveries)
    .set({ status: "failed", problem })
    .where(and(eq(endpoint_id, endpoint), eq(status, "waiting")));
}

/** Sends a finished delivery again, as if it was new: without its last response. Returns whether there is one. */
export async function restartDelivery(
  tx: Transaction,
  endpoint: string,
  delivery: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set({
      status: "waiting",
      attempts: 0,
      due_at: sql`clock_timestamp()`,
      attempted_at: null,
      duration_ms: null,
      response_status: null,
      response: null,
      problem: null,
    })
    .where(and(eq(id, delivery), eq(endpoint_id, endpoint), ne(status, "waiting")));
  return rowCount === 1;
}

/** Adds a test for an endpoint. */
export async function insertTest(tx: Transaction, endpoint: string): Promise<void> {
  const [row] = await tx
    .insert(webhookEvents)
    .values({ type: TEST_EVENT, reference: "test", path: "/desk/webhooks" })
    .returning({ id: webhookEvents.id });
  if (!row) throw new Error("A test was not stored");
  await tx
    .insert(webhookDeliveries)
    .values({ endpoint_id: endpoint, event_id: row.id, reference: "test" });
}

/** A delivery in the list of an endpoint. */
export type ListedDelivery = Omit<
  typeof webhookDeliveries.$inferSelect,
  "endpoint_id" | "event_id" | "reference" | "duration_ms"
> & { duration_ms: number | null; event: SentEvent };

/** The last ones of an endpoint, the newest first. */
export function listDeliveries(db: Queryable, endpoint: string): Promise<ListedDelivery[]> {
  const { duration_ms, response_status, response, problem } = webhookDeliveries;
  return db
    .select({
      id,
      status,
      attempts,
      due_at,
      attempted_at,
      duration_ms,
      response_status,
      response,
      problem,
      event,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, event_id))
    .where(eq(endpoint_id, endpoint))
    .orderBy(desc(id))
    .limit(MAX_DELIVERIES);
}

/** Deletes all but the last finished deliveries of an endpoint, with events that none is left of. */
export async function deleteOldDeliveries(db: Database, endpoint: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isFinished = and(eq(endpoint_id, endpoint), ne(status, "waiting"));
    const [last] = await tx
      .select({ id })
      .from(webhookDeliveries)
      .where(isFinished)
      .orderBy(desc(id))
      .offset(MAX_DELIVERIES)
      .limit(1);
    if (!last) return;
    const deleted = await tx
      .delete(webhookDeliveries)
      .where(and(isFinished, lte(id, last.id)))
      .returning({ event_id });
    const ids = [...new Set(deleted.map((row) => row.event_id))];
    const others = tx
      .select({ one: sql`1` })
      .from(webhookDeliveries)
      .where(eq(event_id, webhookEvents.id));
    await tx.delete(webhookEvents).where(and(inArray(webhookEvents.id, ids), notExists(others)));
  });
}
