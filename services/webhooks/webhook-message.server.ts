import { Webhook } from "standardwebhooks";
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookKind } from "#contract/desk/webhook-terms.ts";
import type { webhookEvents } from "#database/tables/webhooks.ts";

type Message = { body: string; headers: Record<string, string> };

/** What is sent of an event. */
export type SentEvent = Pick<
  typeof webhookEvents.$inferSelect,
  "key" | "type" | "reference" | "path" | "at"
>;

type Receiver = {
  kind: WebhookKind;
  url: URL;
  /** Each of them signs: two while a new one replaces the other. */
  secrets: readonly string[];
};

/** The request that tells a receiver of an event. */
export function toMessage(
  event: SentEvent,
  { kind, url, secrets }: Receiver,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Message {
  const shownAt = siteUrl + event.path;
  if (kind === "chat")
    return { body: JSON.stringify(toChat(url, toLine(event, shownAt))), headers: {} };
  const { key, type, reference, at } = event;
  const body = JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { reference, url: shownAt },
  });
  const id = `msg_${key}`;
  return {
    body,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      "webhook-signature": secrets.map((one) => new Webhook(one).sign(id, now, body)).join(" "),
    },
  };
}

/** One line, of which both Slack and Teams make a link. */
function toLine({ type, reference }: SentEvent, shownAt: string): string {
  if (type === TEST_EVENT) return `This is a test: ${shownAt}`;
  return `${WEBHOOK_EVENTS[type]}: ${reference} ${shownAt}`;
}

/** The URLs of workflows of Teams, which take cards only. */
const WORKFLOW_HOSTS = /(^|\.)(logic\.azure\.com|powerplatform\.com|powerautomate\.com)$/;

function toChat({ hostname }: URL, text: string): object {
  if (!WORKFLOW_HOSTS.test(hostname)) return { text };
  const content = {
    type: "AdaptiveCard",
    version: "1.4",
    body: [{ type: "TextBlock", wrap: true, text }],
  };
  return {
    type: "message",
    attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }],
  };
}
