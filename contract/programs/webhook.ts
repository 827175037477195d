import { z } from "zod";
import { WEBHOOK_EVENT_TYPES } from "../desk/webhook-terms.ts";

/** The body of a request to an endpoint. */
export const WebhookEventSchema = z.object({
  type: z.enum(WEBHOOK_EVENT_TYPES).describe("What happened. A test has `webhook.test`"),
  timestamp: z.iso
    .datetime()
    .meta({ example: "2026-11-23T08:00:00.000Z" })
    .describe("When it happened"),
  data: z
    .object({
      reference: z
        .string()
        .meta({ example: "12" })
        .describe(
          "Of the record: the reference of a request, application or call, the number of a proposal, the slug of a profile",
        ),
      url: z.url().describe("Of the page that shows the record. Pages of the desk need a sign-in"),
    })
    .describe("What it happened to"),
});

/** The headers of a request to an endpoint, of Standard Webhooks. */
export const WebhookHeadersSchema = z.object({
  "webhook-id": z
    .string()
    .meta({ example: "msg_9e107d9d-372b-4f6e-8d7a-0b5a4f0d1c2e" })
    .describe("Of the event: the same each time that it is sent, so that it is handled once"),
  "webhook-timestamp": z
    .string()
    .meta({ example: "1795420800" })
    .describe("When it was sent, in seconds since 1970. Refuse what is older than five minutes"),
  "webhook-signature": z
    .string()
    .meta({ example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=" })
    .describe(
      "Signatures of id, timestamp and body, separated by spaces: two while a secret is replaced",
    ),
});
