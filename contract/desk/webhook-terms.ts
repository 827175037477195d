/** What the agency's other programs are told about. No zod here: components read this file. */

/** Types of events, with what happened in words. Triggers of the database and `writeEvent` name them. */
export const WEBHOOK_EVENTS = {
  "request.created": "Request received",
  "request.changed": "Request changed",
  "message.received": "Message received",
  "application.created": "Application received",
  "application.decided": "Application decided",
  "call.booked": "Call booked",
  "call.moved": "Call moved",
  "call.cancelled": "Call cancelled",
  "proposal.opened": "Proposal opened",
  "proposal.answered": "Proposal answered",
  "placement.started": "Placement started",
  "placement.ended": "Placement ended",
  "placement.reopened": "End of a placement taken back",
  "placement.removed": "Placement taken back",
  "member.published": "Profile published",
} as const satisfies Record<`${string}.${string}`, string>;
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** Sent by hand, to one endpoint. */
export const TEST_EVENT = "webhook.test";

/**
 * `webhook` gets a signed JSON body, `chat` a line with a link, as Slack and Teams take it.
 */
export const WEBHOOK_KINDS = { webhook: "Webhook", chat: "Slack or Teams" } as const;
export type WebhookKind = keyof typeof WEBHOOK_KINDS;

/** Why an endpoint gets nothing: its server responded 410, or staff disabled it. */
export type WebhookDisabledReason = "gone" | "staff";

/** `waiting` until it was accepted or all attempts have failed. */
export const DELIVERY_STATES = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
} as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;

export const MAX_ENDPOINTS = 20;
export const MAX_ENDPOINT_NAME = 60;
export const MAX_ENDPOINT_URL = 2_000;
/** Deliveries of an endpoint that are stored once they are finished. */
export const MAX_DELIVERIES = 100;
/** Hours in which both secrets of an endpoint sign. */
export const ROTATION_HOURS = 24;
