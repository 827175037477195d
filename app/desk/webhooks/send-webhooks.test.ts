import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { auditLog } from "#database/tables/staff.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#database/tables/webhooks.ts";
import { MAIL } from "#services/email/email.server.ts";
import { startQueue } from "#services/queue.server.ts";
import {
  DUE_WEBHOOKS,
  RETRY_SECONDS,
  startWebhooks,
  WEBHOOKS,
  wakeEndpoints,
  webhookAttempts,
} from "#services/webhooks/send-webhooks.service.server.ts";
import { sealOfEndpoint } from "#services/webhooks/webhook-secrets.server.ts";
import { writeEvent } from "#services/webhooks/write-event.repository.server.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { openReceiver, storeEndpoint, verify } from "#tests/support/webhooks.ts";
import { enqueueGoneEmail } from "../staff/staff-emails.server.ts";

const HERE = { WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" };
const services = await createTestServices(HERE);
const { db, url, log, env } = services;
/** For senders that end. */
const other = await createTestServices(HERE);
const KINDS = [MAIL, WEBHOOKS, DUE_WEBHOOKS];
const queue = await startQueue(url, KINDS, log, FAST_POLLING);
afterAll(() => queue.stop());
await startWebhooks({
  ...services,
  queue,
  notifyGone: (tx, endpoint) => enqueueGoneEmail({ env, queue }, tx, endpoint.creator, endpoint),
  timeoutMs: 2_000,
});

async function startOther(options: { timeoutMs?: number } = {}) {
  await other.db.execute(sql`truncate webhook_endpoints, webhook_events cascade`);
  await other.db.execute(sql`delete from pgboss.job`);
  const queue = await startQueue(other.url, KINDS, log, FAST_POLLING);
  await startWebhooks({ ...other, queue, notifyGone: async () => {}, ...options });
  return queue;
}

beforeEach(() => db.execute(sql`truncate webhook_endpoints, webhook_events cascade`));

const wake = () => wakeEndpoints({ db, queue });

/** Events about records, in this order. */
async function write(...references: string[]): Promise<void> {
  for (const reference of references) {
    await db.transaction((tx) =>
      writeEvent(tx, { type: "request.changed", reference, path: `/desk/requests/${reference}` }),
    );
  }
}

const listDeliveries = (endpoint: string, database = db) =>
  database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpoint_id, endpoint))
    .orderBy(asc(webhookDeliveries.id));
const listStates = async (endpoint: string) =>
  (await listDeliveries(endpoint)).map(({ status }) => status);

/** The attempts that wait are due, as if their time had passed. */
async function passTime(): Promise<void> {
  await db.update(webhookDeliveries).set({ due_at: sql`clock_timestamp()` });
  await wake();
}

const DELIVERY_WAIT = { timeout: 30_000 };

test("an event arrives signed, with reference, time and URL and nothing about a person", async () => {
  await using receiver = await openReceiver();
  const { id, secret } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["delivered"]);
  const [received] = receiver.received;
  if (!received) throw new Error("Nothing was received");
  const [event] = await db.select().from(webhookEvents);
  expect(verify(received, secret)).toEqual({
    type: "request.changed",
    timestamp: event?.at.toISOString(),
    data: { reference: "OG-7K3M9Q", url: "https://ogds.example/desk/requests/OG-7K3M9Q" },
  });
  expect(received.headers["webhook-id"]).toBe(`msg_${event?.key}`);
  expect(received.headers["content-type"]).toBe("application/json");
  expect(() => verify({ ...received, body: `${received.body} ` }, secret)).toThrow();
  expect(await listDeliveries(id)).toMatchObject([
    { attempts: 1, response_status: 200, response: "ok", problem: null },
  ]);
});

test("what was recorded on its way is no event ten minutes later or under another id; an old event that is sent late is one", async () => {
  await using receiver = await openReceiver();
  const { id, secret } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q");
  await db.update(webhookEvents).set({ at: sql`now() - interval '2 days'` });
  await wake();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["delivered"]);
  const [received] = receiver.received;
  if (!received) throw new Error("Nothing was received");
  expect(verify(received, secret).data.reference).toBe("OG-7K3M9Q");

  const otherId = { ...received.headers, "webhook-id": "msg_another" };
  expect(() => verify({ ...received, headers: otherId }, secret)).toThrow("signature");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(() => verify(received, secret)).toThrow("too old");
  // Nor is its time replaced.
  const later = {
    ...received.headers,
    "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
  };
  expect(() => verify({ ...received, headers: later }, secret)).toThrow("signature");
});

test("while a secret is replaced both sign, afterwards only the new one", async () => {
  await using receiver = await openReceiver();
  const { id, secret } = await storeEndpoint(services, receiver.url);
  const earlier = (await storeEndpoint(services, receiver.url, { events: [] })).secret;
  const sealed = sealOfEndpoint(services.secretKey, id, earlier);
  const isOne = eq(webhookEndpoints.id, id);
  const rotate = (until: number) =>
    db
      .update(webhookEndpoints)
      .set({ previous_secret: sealed, previous_until: new Date(until) })
      .where(isOne);

  await rotate(Date.now() + 60_000);
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(() => receiver.received.length, DELIVERY_WAIT).toBe(1);
  const [during] = receiver.received;
  if (!during) throw new Error("Nothing was received");
  expect(verify(during, secret)).toEqual(verify(during, earlier));

  await rotate(Date.now() - 1_000);
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(() => receiver.received.length, DELIVERY_WAIT).toBe(2);
  const after = receiver.received[1];
  if (!after) throw new Error("Nothing was received");
  expect(verify(after, secret).type).toBe("request.changed");
  expect(() => verify(after, earlier)).toThrow();
});

test("a failed attempt is repeated after 5 s, 5 and 30 minutes, 2, 5, 10 and 14 hours, then it has failed", async () => {
  await using receiver = await openReceiver((_, response) => {
    response.statusCode = 500;
    response.end(`broken ${"x".repeat(5_000)}`);
  });
  const { id } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q");
  const waits: number[] = [];
  for (const [index] of RETRY_SECONDS.entries()) {
    await passTime();
    await expect
      .poll(async () => (await listDeliveries(id))[0]?.attempts, DELIVERY_WAIT)
      .toBe(index + 1);
    const [delivery] = await listDeliveries(id);
    waits.push(Math.round((Number(delivery?.due_at) - Number(delivery?.attempted_at)) / 1_000));
  }
  expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400]);
  await passTime();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["failed"]);
  const [delivery] = await listDeliveries(id);
  expect(delivery).toMatchObject({ attempts: 8, response_status: 500 });
  expect(delivery?.response).toHaveLength(1_024);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([8, 1]);
}, 120_000);

test("attempts are counted by how they end", async () => {
  const responses = [500, 204, 410];
  await using receiver = await openReceiver((_, response) => {
    response.statusCode = responses.shift() ?? 500;
    response.end();
  });
  const { id } = await storeEndpoint(services, receiver.url);
  webhookAttempts.reset();
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(async () => (await listDeliveries(id))[0]?.attempts, DELIVERY_WAIT).toBe(1);
  await passTime();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["delivered"]);
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["delivered", "failed"]);
  const { values } = await webhookAttempts.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
    retried: 1,
    delivered: 1,
    gone: 1,
  });
});

test("410 disables the endpoint, ends what waits for it, and tells who added it", async () => {
  await using receiver = await openReceiver((_, response) => {
    response.statusCode = 410;
    response.end();
  });
  const { id } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q", "OG-7K3M9Q", "OG-7K3M9Q");
  await wake();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["failed", "failed", "failed"]);
  expect(await db.select().from(webhookEndpoints)).toMatchObject([{ disabled_reason: "gone" }]);
  await write("OG-7K3M9Q");
  expect(await listDeliveries(id)).toHaveLength(3);
  expect(receiver.received).toHaveLength(1);
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `webhook ${id}`));
  expect(log).toMatchObject([{ staff_id: null, action: "webhook.disable" }]);
  const subjects = (await listQueuedEmails(db)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^A webhook was disabled/));
});

test("events of a record arrive in order, also when the first of them needs several attempts", async () => {
  let refused = 2;
  await using receiver = await openReceiver((received, response) => {
    const isRefused = received.body.includes("OG-7K3M9Q") && refused-- > 0;
    response.statusCode = isRefused ? 503 : 204;
    response.end();
  });
  const { id, secret } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q", "OG-PT4RXW", "OG-7K3M9Q", "OG-7K3M9Q");
  const events = await db.select().from(webhookEvents).orderBy(asc(webhookEvents.id));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await passTime();
    // Until it is stored: what is due before that would be put off again.
    await expect
      .poll(async () => (await listDeliveries(id))[0]?.attempts, DELIVERY_WAIT)
      .toBeGreaterThan(attempt);
  }
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(Array(4).fill("delivered"));
  const ofRecord = receiver.received.filter(
    (one) => verify(one, secret).data.reference === "OG-7K3M9Q",
  );
  const [first, second, third] = events
    .filter(({ reference }) => reference === "OG-7K3M9Q")
    .map(({ key }) => `msg_${key}`);
  expect(ofRecord.map(({ headers }) => headers["webhook-id"])).toEqual([
    first,
    first,
    first,
    second,
    third,
  ]);
});

test("an endpoint that does not respond, with a thousand events, does not hold up another one", async () => {
  await using silent = await openReceiver(() => {});
  await using quick = await openReceiver();
  // So long that the first requests are open until the end of the test.
  const queue = await startOther({ timeoutMs: 120_000 });
  const { id } = await storeEndpoint(other, silent.url);
  await other.db.execute(
    sql`select write_webhook_event('request.changed', 'OG-' || number, '/desk') from generate_series(1, 1000) number`,
  );
  await wakeEndpoints({ db: other.db, queue });
  await expect.poll(() => silent.received.length, DELIVERY_WAIT).toBe(5);
  const { id: late } = await storeEndpoint(other, quick.url);
  await other.db.execute(sql`select write_webhook_event('request.changed', 'OG-7K3M9Q', '/desk')`);
  await wakeEndpoints({ db: other.db, queue });
  await expect
    .poll(async () => (await listDeliveries(late, other.db))[0]?.status, DELIVERY_WAIT)
    .toBe("delivered");
  expect(silent.received).toHaveLength(5);
  const waiting = await listDeliveries(id, other.db);
  expect(waiting.map(({ attempts }) => attempts)).toEqual(Array(1_001).fill(0));
  await queue.stop(0);
});

test.each([
  [301, "http://169.254.169.254/latest/meta-data"],
  [307, "/inside"],
])("a redirect (%i) to %s is not followed", async (statusCode, Location) => {
  await using receiver = await openReceiver((_, response) => {
    response.writeHead(statusCode, { Location });
    response.end();
  });
  const { id } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(async () => (await listDeliveries(id))[0]?.attempts, DELIVERY_WAIT).toBe(1);
  expect(await listDeliveries(id)).toMatchObject([
    { status: "waiting", response_status: statusCode },
  ]);
  expect(receiver.received.map(({ path }) => path)).toEqual(["/"]);
});

test("a host on a private network is reached only where the operator has named it", async () => {
  await using receiver = await openReceiver();
  const { id } = await storeEndpoint(services, receiver.url.replace("127.0.0.1", "localhost"));
  await write("OG-7K3M9Q");
  await wake();
  await expect
    .poll(async () => (await listDeliveries(id))[0]?.problem, DELIVERY_WAIT)
    .toBe("The URL doesn't begin with https://");
  expect(receiver.received).toEqual([]);
});

test("a body that does not end, and characters that can't be stored, do not matter to an accepted event", async () => {
  await using receiver = await openReceiver((_, response) => {
    response.writeHead(202);
    response.write("a\u0000b\u001b[31m");
  });
  const { id } = await storeEndpoint(services, receiver.url);
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["delivered"]);
  expect(await listDeliveries(id)).toMatchObject([{ response_status: 202, response: "ab[31m" }]);
});

test("a secret of another key is said, and nothing is sent", async () => {
  await using receiver = await openReceiver();
  const { id } = await storeEndpoint({ db, secretKey: Buffer.alloc(32, 1) }, receiver.url);
  await write("OG-7K3M9Q");
  await wake();
  await expect
    .poll(async () => (await listDeliveries(id))[0]?.problem, DELIVERY_WAIT)
    .toMatch(/another SECRET_KEY/);
  expect(receiver.received).toEqual([]);
});

test("the last hundred finished deliveries of an endpoint are stored, with their events", async () => {
  await using receiver = await openReceiver();
  const { id } = await storeEndpoint(services, receiver.url);
  await db.execute(
    sql`select write_webhook_event('request.changed', 'OG-' || number, '/desk') from generate_series(1, 130) number`,
  );
  await wake();
  await expect.poll(() => receiver.received.length, DELIVERY_WAIT).toBe(130);
  await expect.poll(async () => (await listDeliveries(id)).length, DELIVERY_WAIT).toBe(100);
  expect(await db.$count(webhookEvents)).toBe(100);
});

test("Slack gets one line with a link, a workflow of Teams a card", async () => {
  await using receiver = await openReceiver();
  const { id } = await storeEndpoint(services, receiver.url, { kind: "chat" });
  await write("OG-7K3M9Q");
  await wake();
  await expect.poll(() => listStates(id), DELIVERY_WAIT).toEqual(["delivered"]);
  const [received] = receiver.received;
  expect(received?.headers["webhook-signature"]).toBeUndefined();
  expect(JSON.parse(received?.body ?? "")).toEqual({
    text: "Request changed: OG-7K3M9Q https://ogds.example/desk/requests/OG-7K3M9Q",
  });
});

test("an event whose sender is killed in the middle is sent again by another one", async () => {
  await using receiver = await openReceiver(() => {});
  const first = await startOther();
  const { id, secret } = await storeEndpoint(other, receiver.url);
  await other.db.execute(sql`select write_webhook_event('request.changed', 'OG-7K3M9Q', '/desk')`);
  await wakeEndpoints({ db: other.db, queue: first });
  await expect.poll(() => receiver.received.length, DELIVERY_WAIT).toBe(1);
  await first.stop(0);
  receiver.respond = (_, response) => response.end();
  // What a killed process had is given to another one once its time has passed.
  await other.db.execute(sql`delete from pgboss.job`);
  const second = await startQueue(other.url, KINDS, log, FAST_POLLING);
  await startWebhooks({ ...other, queue: second, notifyGone: async () => {} });
  await wakeEndpoints({ db: other.db, queue: second });
  const read = async () => (await listDeliveries(id, other.db))[0]?.status;
  await expect.poll(read, DELIVERY_WAIT).toBe("delivered");
  await second.stop(0);
  const ids = receiver.received.map((one) => [
    verify(one, secret).data.reference,
    one.headers["webhook-id"],
  ]);
  expect([ids.length, new Set(ids.map(String)).size]).toEqual([2, 1]);
});
