import { sql } from "drizzle-orm";
import type { WebhookEventType } from "#contract/desk/webhook-terms.ts";
import type { Transaction } from "#database/client.server.ts";

/** What happened to which record, without personal data. */
type NewWebhookEvent = {
  type: WebhookEventType;
  /** A reference, number or slug. Events with the same one are delivered in order. */
  reference: string;
  /** Of the page that shows it. */
  path: string;
};

/**
 * Adds an event in the transaction of the change that it is about. What is changed in many places
 * has a trigger of the database instead, which calls the same SQL function.
 */
export async function writeEvent(
  tx: Transaction,
  { type, reference, path }: NewWebhookEvent,
): Promise<void> {
  await tx.execute(sql`select write_webhook_event(${type}, ${reference}, ${path})`);
}
