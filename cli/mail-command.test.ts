import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "#platform/process/env.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { createSmtpTransport } from "#services/email/transport.server.ts";
import { createTestServices } from "#tests/support/services.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { runRequestsCommand } from "./requests-command.ts";

const services = await createTestServices();
const server = await startSmtpServer();
afterAll(() => server.close());

async function run(...args: string[]): Promise<string> {
  const out: string[] = [];
  const code = await runRequestsCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: services.url }),
    callerDir: "",
    print: (text) => out.push(`${text}\n`),
    printError: (text) => out.push(`error: ${text}\n`),
    printNote: () => undefined,
    write: async (text) => void out.push(text),
  });
  expect(code).toBe(0);
  return out.join("");
}

test("mail lists waiting emails and dead letters with the reason, and retries them as the same message", async () => {
  const { db, queue, log } = services;
  expect(await run("mail")).toBe("No emails are waiting or have failed.\n");
  await db.transaction((tx) =>
    enqueueEmail(queue, tx, {
      to: { address: "zoe@example.com" },
      subject: "Your request",
      text: "Hello",
      html: "<p>Hello</p>",
      label: "OG-7K3M9Q confirmation",
    }),
  );
  const waiting = await run("mail");
  expect(waiting).toContain("1 waiting, 0 failed.");
  expect(waiting).toContain("OG-7K3M9Q confirmation, to zoe@example.com");
  expect(waiting).toContain("not yet");
  expect(await run("mail", "--retry")).toBe("No emails have failed.\n");

  server.state.mode = "refusing";
  await db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'mail'`);
  const deliver = createSmtpTransport(server.url, log);
  await startEmailWorker({ queue, db, log }, deliver, async () => ({
    address: "hello@ogds.example",
  }));
  await expect.poll(() => run("mail"), { timeout: 20_000 }).toContain("0 waiting, 1 failed.");
  const deadLetters = await run("mail");
  expect(deadLetters).toContain("once, failed");
  expect(deadLetters).toContain("no mailbox (address) here");

  server.state.mode = "fine";
  expect(await run("mail", "--retry")).toBe("1 email is back in the queue.\n");
  await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(2);
  const [refused, sent] = await Promise.all(
    server.received.map(({ raw }) => PostalMime.parse(raw)),
  );
  expect(sent?.messageId).toBe(refused?.messageId);
}, 60_000);
