import { and, asc, count, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { WebhookDisabledReason } from "#contract/desk/webhook-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import { webhookDeliveries, webhookEndpoints } from "#database/tables/webhooks.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
type Changes = Partial<Omit<EndpointRow, "id" | "version">>;

const { id, version, disabled_at } = webhookEndpoints;

/** An endpoint in the list, without what is secret. */
export type ListedEndpoint = Pick<
  EndpointRow,
  "id" | "kind" | "name" | "host" | "events" | "disabled_at" | "disabled_reason"
> & {
  /** Deliveries that were not accepted yet. */
  waiting: number;
  /** Time of the last one that was. */
  delivered_at: Date | null;
};

/** By name. */
export function listEndpoints(db: Queryable): Promise<ListedEndpoint[]> {
  const { kind, name, host, events, disabled_reason } = webhookEndpoints;
  const ofEndpoint = sql`from ${webhookDeliveries} where ${webhookDeliveries.endpoint_id} = ${id}`;
  return db
    .select({
      id,
      kind,
      name,
      host,
      events,
      disabled_at,
      disabled_reason,
      waiting: sql<number>`(select count(*)::int ${ofEndpoint} and status = 'waiting')`,
      delivered_at: sql`(select max(attempted_at) ${ofEndpoint} and status = 'delivered')`.mapWith(
        webhookDeliveries.attempted_at,
      ),
    })
    .from(webhookEndpoints)
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

export async function countEndpoints(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(webhookEndpoints);
  return row?.total ?? 0;
}

/** An endpoint with the person who added it. */
export type Endpoint = EndpointRow & { creator: { name: string; email: string } };

export async function findEndpoint(db: Queryable, key: string): Promise<Endpoint | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(webhookEndpoints),
      creator: { name: staff.name, email: staff.email },
    })
    .from(webhookEndpoints)
    .innerJoin(staff, eq(staff.id, webhookEndpoints.created_by))
    .where(eq(id, key));
  return row;
}

/** Two who add the last endpoint at the same time come one after the other. */
export async function lockEndpoints(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`);
}

export async function insertEndpoint(
  tx: Transaction,
  row: typeof webhookEndpoints.$inferInsert,
): Promise<void> {
  await tx.insert(webhookEndpoints).values(row);
}

/**
 * Stores a change as the next version.
 * @returns whether the endpoint was at `expected`
 */
export async function updateEndpoint(
  tx: Transaction,
  one: { id: string; expected: number },
  changes: Changes,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhookEndpoints)
    .set({ ...changes, version: sql`${version} + 1` })
    .where(and(eq(id, one.id), eq(version, one.expected)));
  return rowCount === 1;
}

/** With its deliveries. Returns whether it was at `expected`. */
export async function deleteEndpoint(
  tx: Transaction,
  one: { id: string; expected: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(webhookEndpoints)
    .where(and(eq(id, one.id), eq(version, one.expected)));
  return rowCount === 1;
}

/** Returns whether it was enabled. Its next version, so that a page of staff does not overwrite it. */
export async function disableEndpoint(
  tx: Transaction,
  key: string,
  disabled_reason: WebhookDisabledReason,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhookEndpoints)
    .set({ disabled_at: sql`now()`, disabled_reason, version: sql`${version} + 1` })
    .where(and(eq(id, key), isNull(disabled_at)));
  return rowCount === 1;
}
