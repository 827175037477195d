import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { webhookDeliveries } from "#database/tables/webhooks.ts";
import { startQueue } from "#services/queue.server.ts";
import {
  DUE_WEBHOOKS,
  startWebhooks,
  WEBHOOKS,
  wakeEndpoints,
} from "#services/webhooks/send-webhooks.service.server.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { createTestServices } from "#tests/support/services.ts";
import { openReceiver, type Received, storeEndpoint, verify } from "#tests/support/webhooks.ts";

const EVENTS = 1_000;
const RECORDS = 50;
const MAX_STORED = 100;
const DELIVERY_WAIT = { timeout: 90_000 };

const services = await createTestServices({ WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" });
const { db, url, log } = services;
const queue = await startQueue(url, [WEBHOOKS, DUE_WEBHOOKS], log, FAST_POLLING);
afterAll(() => queue.stop());
await startWebhooks({ ...services, queue, notifyGone: async () => {}, timeoutMs: 5_000 });

const count = (endpoint: string, status: "waiting" | "delivered" | "failed") => {
  const { endpoint_id } = webhookDeliveries;
  const where = and(eq(endpoint_id, endpoint), eq(webhookDeliveries.status, status));
  return db.$count(webhookDeliveries, where);
};

test("while 1,000 events wait for a dead endpoint, a live one gets its 1,000 in order, and its log stays short", async () => {
  // It takes connections and never responds, which is worse than refusing them.
  await using dead = await openReceiver(() => {});
  await using live = await openReceiver();
  const lost = await storeEndpoint(services, dead.url);
  const { id, secret } = await storeEndpoint(services, live.url);
  await db.execute(sql`
    select write_webhook_event('request.changed', 'OG-' || number % ${RECORDS}::int,
      '/desk/requests/' || number)
    from generate_series(1, ${EVENTS}::int) number`);
  await wakeEndpoints({ db, queue });
  // One may arrive twice, when the machine is too busy to respond in time.
  const listIds = () => new Set(live.received.map(({ headers }) => headers["webhook-id"]));
  await expect.poll(() => listIds().size, DELIVERY_WAIT).toBe(EVENTS);
  await expect.poll(() => count(id, "delivered"), DELIVERY_WAIT).toBe(MAX_STORED);
  expect(await count(id, "waiting")).toBe(0);

  const numbers = [...new Set(live.received.map((one) => toNumber(one, secret)))];
  expect(numbers).toHaveLength(EVENTS);
  const ofRecords = Map.groupBy(numbers, (number) => number % RECORDS);
  for (const ofRecord of ofRecords.values()) {
    expect(ofRecord).toEqual(ofRecord.toSorted((a, b) => a - b));
  }

  // Nothing of the dead one is lost, and it was asked rarely: of each record the first event waits.
  expect(await count(lost.id, "waiting")).toBe(EVENTS);
  expect(dead.received.length).toBeLessThanOrEqual(RECORDS);
}, 120_000);

const toNumber = (one: Received, secret: string) =>
  Number(verify(one, secret).data.url.split("/").at(-1));
