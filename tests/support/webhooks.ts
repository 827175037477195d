import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { WEBHOOK_EVENT_TYPES } from "#contract/desk/webhook-terms.ts";
import type { webhookEndpoints } from "#database/tables/webhooks.ts";
import type { Services } from "#services/services.server.ts";
import { insertEndpoint } from "#services/webhooks/endpoints.repository.server.ts";
import { createWebhookSecret, sealOfEndpoint } from "#services/webhooks/webhook-secrets.server.ts";
import { createStaff } from "./staff.ts";

export type ReceivedEvent = {
  type: string;
  timestamp: string;
  data: { reference: string; url: string };
};
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A server on this machine that receives what is posted to it; `respond` decides what it says. */
export async function openReceiver(
  respond: (received: Received, response: ServerResponse) => void = (_, response) =>
    response.end("ok"),
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = "", headers } = request;
    const one = { path, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    receiver.respond(one, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const receiver = {
    respond,
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
  return receiver;
}

/** The event in what was received, if one of the secrets has signed it. */
export const verify = ({ body, headers }: Received, secret: string): ReceivedEvent =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as ReceivedEvent;

/** Stores an endpoint of a new owner, by default for all events. */
export async function storeEndpoint(
  { db, secretKey }: Pick<Services, "db" | "secretKey">,
  url: string,
  row: Partial<typeof webhookEndpoints.$inferInsert> = {},
) {
  const id = randomUUID();
  const secret = createWebhookSecret();
  const { id: created_by } = await createStaff(db, { role: "owner" });
  await db.transaction((tx) =>
    insertEndpoint(tx, {
      id,
      kind: "webhook",
      name: "Our CRM",
      url: sealOfEndpoint(secretKey, id, url),
      host: new URL(url).host,
      events: WEBHOOK_EVENT_TYPES,
      secret: row.kind === "chat" ? null : sealOfEndpoint(secretKey, id, secret),
      created_by,
      created_at: new Date(),
      ...row,
    }),
  );
  return { id, secret, created_by };
}
