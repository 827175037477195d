import { inArray } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { webhookEvents } from "#database/tables/webhooks.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";

const DAYS = 30;

/** Events name records by their references; endpoints who of the staff has added them. */
export const webhooksRecord: PersonalRecord = {
  name: "webhooks",
  tables: ["webhook_endpoints", "webhook_events", "webhook_deliveries"],
  retention: `events ${DAYS} days, endpoints until they are removed`,
  expiry: createRowExpiry({ every: "night", since: webhookEvents.at, days: DAYS }),
};

/**
 * Deletes events of records that are erased, with their deliveries: what a receiver responded may
 * name the person.
 */
export async function eraseEvents(tx: Queryable, references: readonly string[]): Promise<void> {
  await tx.delete(webhookEvents).where(inArray(webhookEvents.reference, [...references]));
}
