import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { startQueue } from "../queue.server.ts";
import { enqueueMail, MAIL, type Mail } from "./mail.server.ts";
import { createMailTransport, startMailWorker } from "./mail-worker.server.ts";

const { db, url } = await createTestDatabase();
const log = pino({ level: "silent" });
const queue = await startQueue(url, [MAIL], log);

let isBusy = true;
let refusals = 0;
const received: Buffer[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, callback) {
    buffer(stream).then((raw) => {
      if (isBusy) refusals += 1;
      else received.push(raw);
      callback(isBusy ? Object.assign(new Error("Try later"), { responseCode: 451 }) : undefined);
    });
  },
});

const mail: Mail = {
  to: { address: "zoe@example.com" },
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  label: "hello",
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  await queue.stop();
  await new Promise<void>((resolve) => server.close(resolve));
});

async function readJob() {
  const { rows } = await db.execute<{ state: string; retry_count: number; waits: boolean }>(sql`
    select state, retry_count, start_after > now() + interval '10 seconds' as waits
    from pgboss.job where name = 'mail'`);
  return rows[0];
}

test("a mail that the server does not take waits, is tried again and is sent once", async () => {
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const from = { name: "OGDS", address: "hello@ogds.example" };
  await startMailWorker(
    queue,
    createMailTransport({ smtpUrl, dataDir: "" }, log),
    async () => from,
  );
  await db.transaction((tx) => enqueueMail(queue, tx, mail));

  await expect.poll(readJob, { timeout: 10_000 }).toMatchObject({ state: "retry", waits: true });
  expect(refusals).toBe(1);

  isBusy = false;
  await db.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`);
  await expect
    .poll(readJob, { timeout: 15_000 })
    .toMatchObject({ state: "completed", retry_count: 1 });
  expect(received).toHaveLength(1);
  expect((await PostalMime.parse(received[0] ?? "")).subject).toBe("Hello");
}, 30_000);
