import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#database/tables/webhooks.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { createTestServices } from "#tests/support/services.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";
import { webhooksRecord } from "./webhooks-personal.repository.server.ts";
import { writeEvent } from "./write-event.repository.server.ts";

const services = await createTestServices();
const { db } = services;
const NOW = new Date("2029-03-15T02:00:00Z");

async function storeEvent(reference: string, at: string): Promise<void> {
  const path = `/desk/requests/${reference}`;
  await db.transaction((tx) => writeEvent(tx, { type: "request.created", reference, path }));
  await db
    .update(webhookEvents)
    .set({ at: new Date(at) })
    .where(eq(webhookEvents.reference, reference));
}

test("events are erased after 30 days with their deliveries, waiting or not; endpoints are not", async () => {
  await storeEndpoint(services, "https://crm.example/");
  await storeEvent("OG-AAAAAA", "2029-02-13T02:00:00Z");
  await storeEvent("OG-BBBBBB", "2029-02-13T02:00:00Z");
  await storeEvent("OG-CCCCCC", "2029-02-13T02:00:01Z");
  await db
    .update(webhookDeliveries)
    .set({ status: "delivered", response: "thank you" })
    .where(eq(webhookDeliveries.reference, "OG-BBBBBB"));

  expect(await eraseOverdue({ db, records: [webhooksRecord] }, NOW)).toEqual({ webhooks: 2 });
  expect(await db.select().from(webhookDeliveries)).toMatchObject([{ reference: "OG-CCCCCC" }]);
  expect(await db.$count(webhookEvents)).toBe(1);
  expect(await db.$count(webhookEndpoints)).toBe(1);
});
