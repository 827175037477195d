import { randomUUID } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { findEmailConversation } from "#app/status/conversation-emails.service.server.ts";
import { readStatus } from "#app/status/status.service.server.ts";
import { handleSubmittedMessage } from "#app/status/submitted-message.server.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { createSmtpTransport } from "#services/email/transport.server.ts";
import { startImapServer } from "#tests/support/imap-server.ts";
import { readEmailFixture } from "#tests/support/inbound-emails.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readMailbox } from "./read-mailbox.service.server.ts";

const from = { name: "OGDS", address: "hello@ogds.example" };
/** The day of the emails in the mailbox. It is over, so that replies are sent at once. */
const NOW = new Date("2026-11-12T12:00:00Z");
const mailbox = await startImapServer();
const smtp = await startSmtpServer();
afterAll(() => Promise.all([mailbox.close(), smtp.close()]));
const services = {
  ...(await createTestServices({ IMAP_URL: mailbox.url, MAIL_FROM: "OGDS <hello@ogds.example>" })),
  clock: () => NOW,
};
const { db } = services;
const [mari, jaan] = await Promise.all(
  ["Mari Kask", "Jaan Kuusk"].map(async (name) => ({
    ...(await createStaff(db, { name })),
    session_id: 1,
    signed_in_at: NOW,
  })),
);
if (!mari || !jaan) throw new Error("There are two colleagues");

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  await startEmailWorker(
    {
      ...services,
      replyMailbox: { local: "reply", domain: "ogds.example" },
      findConversation: (_, id, sender, to) =>
        findEmailConversation(db, id, { from: sender, to, now: NOW }),
    },
    createSmtpTransport(smtp.url, services.log),
    async () => from,
  );
});

/** The email with a text as it came to the client. */
async function receive(part: string): Promise<Email> {
  const find = async () =>
    (await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)))).find(
      ({ to, text }) => to?.[0]?.address === "zoe@example.com" && text?.includes(part),
    );
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const email = await find();
  if (!email) throw new Error("It has not arrived");
  return email;
}

/** An email of the client's program, or of another person, arrives. */
async function deliver(name: string, answered: Email): Promise<void> {
  const to = answered.replyTo?.[0]?.address ?? "";
  mailbox.deliver(await readEmailFixture(name, { to, parent: answered.messageId }));
  await readMailbox(services, { signal: AbortSignal.timeout(60_000) });
}

test("ten turns over email and status page, with a forgery, a bounce and a double answer", async () => {
  const reference = await sendHire(services);
  const request = await db.transaction((tx) => lockRequest(tx, reference));
  const id = request?.id ?? 0;
  const token = await db.transaction((tx) => createStatusLink(tx, id));
  const list = () => listEvents(db, id);
  const seeLast = async () => (await list()).at(-1)?.id ?? 0;
  const reply = async (person: typeof mari, body: string, seen_event_id: number) => {
    const key = randomUUID();
    const change = { intent: "reply", key, subject: "", body, seen_event_id } as const;
    await changeRequest(services, person, reference, change);
    return receive(body);
  };
  const write = async (message: string) => {
    const body = new FormData();
    body.append("message", message);
    const url = `https://ogds.example/status/${token}`;
    const post = new Request(url, { method: "POST", body });
    await handleSubmittedMessage(services, { token, client: "192.0.2.7" }, post);
  };

  // The form is the first turn.
  const confirmation = await receive(reference);
  const first = await reply(mari, "Anna is free from Monday.", 0);
  await deliver("thunderbird", first);
  const seen = await seeLast();
  await reply(mari, "Thursday at ten?", seen);
  // Jaan has had the page open since before that.
  await expect(reply(jaan, "Friday at nine?", seen)).rejects.toMatchObject({
    status: 409,
    events: [{ body: "Thursday at ten?" }],
  });
  await write("Thursday is fine, but at eleven.");
  await deliver("forgery", first);
  const bounced = await reply(jaan, "Eleven it is.", await seeLast());
  await deliver("bounce", bounced);
  await deliver("gmail-app", bounced);
  const last = await reply(mari, "Sent again, sorry.", await seeLast());
  await write("It has arrived.");

  expect(
    (await list()).map(({ author, channel, staff }) => `${staff ?? author}, ${channel}`),
  ).toEqual([
    "Mari Kask, email",
    "client, email",
    "Mari Kask, email",
    "client, status_page",
    "other, email",
    "Jaan Kuusk, email",
    "client, email",
    "Mari Kask, email",
    "client, status_page",
  ]);
  const returned = (await list()).filter(({ delivery }) => delivery?.bounced_at);
  expect(returned).toMatchObject([{ body: "Eleven it is." }]);
  expect(smtp.received.filter(({ raw }) => String(raw).includes("Friday at nine"))).toEqual([]);

  // One conversation in mail programs, and one on the status page, which no stranger is part of.
  expect(new Set([first, bounced, last].map(({ subject }) => subject))).toEqual(
    new Set([`Re: ${confirmation.subject}`]),
  );
  expect(last.references?.split(" ")).toContain(confirmation.messageId);
  const page = await readStatus(db, token, NOW);
  const sides = Map.groupBy(page?.conversation ?? [], ({ isOwn }) => isOwn);
  // With the form.
  expect(sides.get(true)).toHaveLength(5);
  expect(sides.get(false)?.map(({ body }) => body)).toEqual([
    "Anna is free from Monday.",
    "Thursday at ten?",
    "Eleven it is.",
    "Sent again, sorry.",
  ]);
}, 120_000);
