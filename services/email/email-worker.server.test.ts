import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { startQueue } from "../queue.server.ts";
import { type Email, enqueueEmail, MAIL } from "./email.server.ts";
import { emailDeliveries as emailAttempts, startEmailWorker } from "./email-worker.server.ts";
import { settleEndedEmails } from "./sent-emails.repository.server.ts";
import { createSmtpTransport } from "./transport.server.ts";

const { db, url } = await createTestDatabase();
const log = pino({ level: "silent" });
const queue = await startQueue(url, [MAIL], log, FAST_POLLING);
const server = await startSmtpServer();
const { received, state } = server;

const email: Email = {
  to: { address: "zoe@example.com" },
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  label: "hello",
};

beforeAll(() => {
  const deliver = createSmtpTransport(server.url, log, { connect: 10_000, socket: 4_000 });
  const from = { name: "OGDS", address: "hello@ogds.example" };
  return startEmailWorker({ queue, db, log }, deliver, async () => from);
});
afterAll(async () => {
  await queue.stop();
  await server.close();
});

async function readJob() {
  const { rows } = await db.execute<{ state: string; retry_count: number; waits: boolean }>(sql`
    select state, retry_count, start_after > now() + interval '10 seconds' as waits
    from pgboss.job where name = 'mail'`);
  return rows[0];
}

test.each(["busy", "refusing", "silent", "dropping"] as const)(
  "an email to a server that is %s waits, is retried and has one message id for all attempts",
  async (mode) => {
    await db.execute(sql`delete from pgboss.job`);
    received.length = 0;
    state.mode = mode;
    await db.transaction((tx) => enqueueEmail(queue, tx, email));
    await expect.poll(readJob, { timeout: 15_000 }).toMatchObject({ state: "retry", waits: true });
    const attempts = received.length;
    expect(attempts).toBe(1);

    state.mode = "fine";
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`);
    await expect
      .poll(readJob, { timeout: 15_000 })
      .toMatchObject({ state: "completed", retry_count: 1 });
    expect(received).toHaveLength(attempts + 1);
    const parsed = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(1);
    expect(parsed.at(-1)?.subject).toBe("Hello");
  },
  40_000,
);

test("the text of an email is deleted from its job once it is delivered or a dead letter", async () => {
  const secret = "https://ogds.example/booking/secret-of-the-link";
  const calendar = { method: "REQUEST", filename: "call.ics", content: secret } as const;
  state.mode = "fine";
  await db.execute(sql`delete from pgboss.job`);
  received.length = 0;
  await db.transaction((tx) =>
    enqueueEmail(queue, tx, { ...email, text: secret, html: secret, calendar }),
  );
  await expect.poll(readJob, { timeout: 15_000 }).toMatchObject({ state: "completed" });
  const readJobs = async () =>
    JSON.stringify((await db.execute(sql`select * from pgboss.job where name = 'mail'`)).rows);
  expect(await readJobs()).not.toContain("secret-of-the-link");
  expect(await readJobs()).toContain("zoe@example.com");

  // Delivered, but its end was not recorded: it is not sent again.
  await db.execute(
    sql`update pgboss.job set state = 'retry', completed_on = null, start_after = now()`,
  );
  await expect.poll(readJob, { timeout: 15_000 }).toMatchObject({ state: "completed" });
  expect(received).toHaveLength(1);

  await db.execute(sql`
    update pgboss.job set state = 'failed', data = data || ${JSON.stringify({ text: secret })}::jsonb`);
  await settleEndedEmails(db);
  expect(await readJobs()).not.toContain("secret-of-the-link");
});

test("an email that cannot be read fails and is not counted as sent", async () => {
  state.mode = "fine";
  received.length = 0;
  await db.execute(sql`delete from pgboss.job`);
  const countSent = async () => (await emailAttempts.get()).values;
  const before = await countSent();
  await db.transaction((tx) => queue.enqueue(tx, MAIL, { poison: true }));
  await expect.poll(readJob, { timeout: 15_000 }).toMatchObject({ state: "retry" });
  expect(received).toEqual([]);
  const toSent = (values: Awaited<ReturnType<typeof countSent>>) =>
    values.find(({ labels }) => labels.outcome === "sent")?.value;
  expect(toSent(await countSent())).toBe(toSent(before));
});

test("an email whose sending could not be recorded is shown as sent within an hour", async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name)
    values ('OG-SENT', gen_random_uuid(), '', 'hire', 'Zoe') returning id`);
  const id = randomUUID();
  state.mode = "fine";
  await db.execute(sql`delete from pgboss.job`);
  await db.transaction(async (tx) => {
    await tx.insert(emailDeliveries).values({ mail_id: id, request_id: rows[0]?.id ?? 0 });
    await enqueueEmail(queue, tx, email, id);
  });
  await expect.poll(readJob, { timeout: 15_000 }).toMatchObject({ state: "completed" });
  const readDelivery = async () => (await db.select().from(emailDeliveries))[0];
  expect(await readDelivery()).toMatchObject({ sent_at: expect.any(Date) });

  const unrecorded = { sent_at: null, failed_at: new Date(), reason: "busy" };
  await db.update(emailDeliveries).set(unrecorded);
  await settleEndedEmails(db);
  const settled = { sent_at: expect.any(Date), failed_at: null, reason: null };
  expect(await readDelivery()).toMatchObject(settled);
});
