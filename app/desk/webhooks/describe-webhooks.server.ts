import type { OpenAPIHono } from "@hono/zod-openapi";
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from "#contract/desk/webhook-terms.ts";
import { WebhookEventSchema, WebhookHeadersSchema } from "#contract/programs/webhook.ts";

const DESCRIPTION =
  "Sent to the endpoints that have chosen it, signed as Standard Webhooks says. Events of one record are in order, and each may arrive more than once.";

/** Adds what is sent to endpoints to the description of the API. */
export function describeWebhooks({ openAPIRegistry }: OpenAPIHono): void {
  const schema = openAPIRegistry.register("WebhookEvent", WebhookEventSchema);
  for (const type of WEBHOOK_EVENT_TYPES) {
    openAPIRegistry.registerWebhook({
      method: "post",
      path: type,
      operationId: `receive_${type.replace(".", "_")}`,
      summary: WEBHOOK_EVENTS[type],
      description: DESCRIPTION,
      security: [],
      request: {
        headers: WebhookHeadersSchema,
        body: { required: true, content: { "application/json": { schema } } },
      },
      responses: {
        204: { description: "It was received, like any status from 200 to 299." },
        410: { description: "The endpoint is gone: it is disabled and gets nothing more." },
        default: {
          description:
            "It was not received, redirects included: it is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 14 hours.",
        },
      },
    });
  }
}
