import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  DeliveryState,
  TEST_EVENT,
  WebhookDisabledReason,
  WebhookEventType,
  WebhookKind,
} from "#contract/desk/webhook-terms.ts";
import { staff } from "./staff.ts";

/** Where events are sent. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  // The place that URL and secrets are sealed for, so it is known before the row is.
  id: uuid().primaryKey(),
  kind: text().notNull().$type<WebhookKind>(),
  name: text().notNull(),
  /** Sealed: the URL of a chat is a secret by itself. */
  url: text().notNull(),
  /** Its host, for the list. */
  host: text().notNull(),
  events: text().array().notNull().$type<WebhookEventType[]>(),
  /** Sealed; null for a chat, which verifies no signature. */
  secret: text(),
  /** The secret before, sealed, which signs as well until then. */
  previous_secret: text(),
  previous_until: timestamp({ withTimezone: true }),
  /** Incremented by every change of staff, which names the version that it was made on. */
  version: integer().notNull().default(1),
  created_by: integer()
    .notNull()
    .references(() => staff.id),
  created_at: timestamp({ withTimezone: true }).notNull(),
  disabled_at: timestamp({ withTimezone: true }),
  disabled_reason: text().$type<WebhookDisabledReason>(),
});

/**
 * What happened to which record, without personal data. The SQL function `write_webhook_event` adds a row
 * in the transaction of the change, when an endpoint has chosen its type.
 */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Tells receivers that an event is sent again. */
    key: uuid().notNull().defaultRandom(),
    type: text().notNull().$type<WebhookEventType | typeof TEST_EVENT>(),
    /** A reference, a number of a proposal or a slug: events with the same one are in order. */
    reference: text().notNull(),
    /** Of the page that shows it. */
    path: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index("webhook_events_at").on(t.at)],
);

/** An event for an endpoint, with its last attempt. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    endpoint_id: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    event_id: bigint({ mode: "number" })
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    /** Of the event. */
    reference: text().notNull(),
    status: text().notNull().default("waiting").$type<DeliveryState>(),
    attempts: smallint().notNull().default(0),
    /** When the next attempt is due. */
    due_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    attempted_at: timestamp({ withTimezone: true }),
    /** Of the last attempt. */
    duration_ms: integer(),
    response_status: smallint(),
    /** The beginning of its body. */
    response: text(),
    /** Why there was no response. */
    problem: text(),
  },
  (t) => [
    index("webhook_deliveries_endpoint_id").on(t.endpoint_id, t.id),
    index("webhook_deliveries_event_id").on(t.event_id),
    index("webhook_deliveries_due").on(t.endpoint_id, t.due_at).where(sql`${t.status} = 'waiting'`),
    index("webhook_deliveries_order")
      .on(t.endpoint_id, t.reference, t.id)
      .where(sql`${t.status} = 'waiting'`),
  ],
);
