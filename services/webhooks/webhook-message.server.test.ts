import { expect, test } from "vitest";
import { type SentEvent, toMessage } from "./webhook-message.server.ts";

const EVENT: SentEvent = {
  key: "2b6f0cc9-5f5c-4f43-9a57-6f0f5f1a2b3c",
  type: "request.created",
  reference: "OG-7K3M9Q",
  path: "/desk/requests/OG-7K3M9Q",
  at: new Date("2026-11-02T09:00:00Z"),
};
const TEXT = "Request received: OG-7K3M9Q https://ogds.example/desk/requests/OG-7K3M9Q";

const send = (url: string, event = EVENT) => {
  const receiver = { kind: "chat", url: new URL(url), secrets: [] } as const;
  const { body, headers } = toMessage(event, receiver, {
    siteUrl: "https://ogds.example",
    now: new Date("2026-11-02T09:00:05Z"),
  });
  expect(headers).toEqual({});
  return JSON.parse(body);
};

test.each([
  "https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke",
  "https://default1.2.environment.api.powerplatform.com:443/powerautomate/automations/direct/x",
  "https://flow.powerautomate.com/hooks/1",
])("a workflow of Teams gets a card with one line and its link: %s", (url) => {
  expect(send(url)).toEqual({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", wrap: true, text: TEXT }],
        },
      },
    ],
  });
});

test.each([
  "https://hooks.slack.com/services/T0/B0/x",
  "https://agency.webhook.office.com/webhookb2/1",
  "https://logic.azure.com.evil.example/",
])("other chats get the line as text: %s", (url) => {
  expect(send(url)).toEqual({ text: TEXT });
});

test("a test has its link", () => {
  const { text } = send("https://hooks.slack.com/x", {
    ...EVENT,
    type: "webhook.test",
    path: "/desk/webhooks",
  });
  expect(text).toBe("This is a test: https://ogds.example/desk/webhooks");
});
