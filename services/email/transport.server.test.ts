import { once } from "node:events";
import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type ReceivedEmail, startSmtpServer } from "#tests/support/smtp-server.ts";
import type { Email } from "./email.server.ts";
import { createFileTransport, createSmtpTransport, type Delivery } from "./transport.server.ts";

const log = pino({ level: "silent" });
const server = await startSmtpServer();
const { received, state } = server;
const TIMEOUTS_MS = { connect: 2_000, socket: 2_000 };

afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  state.mode = "fine";
});

function delivery(email: Partial<Email> = {}): Delivery {
  return {
    from: { name: "OGDS", address: "hello@ogds.example" },
    createdAt: new Date("2026-11-21T09:15:00Z"),
    email: {
      id: "5b2f8a52-2f5e-4a8e-9f57-0c7a3c2a1d10",
      to: { name: "Zoë 山田", address: "zoe@example.com" },
      subject: "Your request OG-7K3M9Q",
      text: "Hello Zoë",
      html: "<p>Hello Zoë</p>",
      label: "OG-7K3M9Q confirmation",
      ...email,
    },
  };
}

test("a message is sent over SMTP from us to one recipient", async () => {
  await createSmtpTransport(server.url, log)(delivery());
  expect(received).toHaveLength(1);
  const [{ from, to, raw } = {} as ReceivedEmail] = received;
  expect({ from, to }).toEqual({ from: "hello@ogds.example", to: ["zoe@example.com"] });
  const email = await PostalMime.parse(raw);
  expect(email.from).toEqual({ name: "OGDS", address: "hello@ogds.example" });
  expect(email.to).toEqual([{ name: "Zoë 山田", address: "zoe@example.com" }]);
  expect(email.text?.trim()).toBe("Hello Zoë");
  expect(email.html?.trim()).toBe("<p>Hello Zoë</p>");
});

test("every attempt at a message carries the same Message-ID", async () => {
  const send = createSmtpTransport(server.url, log);
  await send(delivery());
  await send(delivery());
  const [first, second] = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  expect(first?.messageId).toMatch(/^<[0-9a-f]{32}@ogds\.example>$/);
  expect(second?.messageId).toBe(first?.messageId);
});

test.each([
  ["refusing", "no mailbox (address) here"],
  ["busy", "Try later"],
  ["silent", "Timeout"],
  ["dropping", "onnection"],
] as const)(
  "a server that is %s fails the attempt, with an error without an address",
  async (mode, words) => {
    state.mode = mode;
    const attempt = createSmtpTransport(server.url, log, TIMEOUTS_MS)(delivery());
    await expect(attempt).rejects.toThrow(words);
    await expect(attempt).rejects.not.toThrow("example.com");
  },
);

test("a server that never greets fails the attempt", async () => {
  const mute = createServer().listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as AddressInfo;
  const attempt = createSmtpTransport(`smtp://127.0.0.1:${port}`, log, TIMEOUTS_MS)(delivery());
  await expect(attempt).rejects.toThrow("ETIMEDOUT");
  mute.close();
});

test("a server that is down fails the attempt", async () => {
  const attempt = createSmtpTransport("smtp://127.0.0.1:1", log)(delivery());
  await expect(attempt).rejects.toThrow("ECONNREFUSED");
});

test("without SMTP each message is a real .eml file that only the owner reads", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "ogds-mail-")), "mail");
  const write = createFileTransport(folder, log);
  await write(delivery());
  await write(delivery());
  expect(await readdir(folder)).toEqual([
    "2026-11-21T09-15-00Z-og-7k3m9q-confirmation-5b2f8a52.eml",
  ]);
  const path = join(folder, (await readdir(folder))[0] ?? "");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const raw = await readFile(path);
  expect(raw.includes("\r\n\r\n")).toBe(true);
  const email = await PostalMime.parse(raw);
  expect(email.subject).toBe("Your request OG-7K3M9Q");
  expect(email.date).toBe("2026-11-21T09:15:00.000Z");
});

const INJECTION = "x\r\nBcc: victim@example.com\r\n\r\nhello";

test.each([
  ["subject", { subject: INJECTION }],
  ["recipient's name", { to: { name: INJECTION, address: "zoe@example.com" } }],
  ["visitor's name", { replyTo: { name: INJECTION, address: "zoe@example.com" } }],
  ["name with quotes", { to: { name: 'a" <victim@example.com>, "b', address: "zoe@example.com" } }],
  ["name with a comma", { replyTo: { name: "a@b.co, c@d.co", address: "zoe@example.com" } }],
])("nothing in a %s becomes a header or a recipient", async (_where, email) => {
  await createSmtpTransport(server.url, log)(delivery(email));
  const [{ to, raw } = {} as ReceivedEmail] = received;
  expect(to).toEqual(["zoe@example.com"]);
  const parsed = await PostalMime.parse(raw);
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.to?.map(({ address }) => address)).toEqual(["zoe@example.com"]);
  if ("replyTo" in email)
    expect(parsed.replyTo?.map((a) => a.address)).toEqual(["zoe@example.com"]);
  expect(parsed.text?.trim()).toBe("Hello Zoë");
});

test.each([
  "a@example.com,b@example.com",
  "a@example.com, b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "<a@example.com>",
  '"a,b"@example.com',
  "group:a@example.com;",
  "",
])("an address that is not exactly one is never used: %j", async (address) => {
  const send = createSmtpTransport(server.url, log);
  await expect(send(delivery({ to: { address } }))).rejects.toThrow("exactly one");
  await expect(send(delivery({ replyTo: { address } }))).rejects.toThrow("exactly one");
  expect(received).toHaveLength(0);
});
