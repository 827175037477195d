import { randomUUID } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { findConversation } from "#app/requests/emails/conversations.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { createSmtpTransport } from "#services/email/transport.server.ts";
import { startImapServer } from "#tests/support/imap-server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readMailbox } from "./read-mailbox.service.server.ts";

const from = { name: "OGDS", address: "hello@ogds.example" };
const mailbox = await startImapServer();
const smtp = await startSmtpServer();
afterAll(() => Promise.all([mailbox.close(), smtp.close()]));
const services = {
  ...(await createTestServices({ IMAP_URL: mailbox.url, MAIL_FROM: "OGDS <hello@ogds.example>" })),
  // The day of the emails in the mailbox. It is over, so that replies are sent at once.
  clock: () => new Date("2026-11-12T12:00:00Z"),
};
const { db } = services;
const mari = { ...(await createStaff(db)), session_id: 1, signed_in_at: new Date() };

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const replyMailbox = { local: "reply", domain: "ogds.example" };
  const deliver = createSmtpTransport(smtp.url, services.log);
  await startEmailWorker(
    { ...services, findConversation, replyMailbox },
    deliver,
    async () => from,
  );
});

/** The email as it came to the client. */
async function receive(subject: string): Promise<Email> {
  const isIt = (email: Email) =>
    email.subject?.startsWith(subject) && email.to?.[0]?.address === "zoe@example.com";
  const find = async () =>
    (await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)))).find(isIt);
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const email = await find();
  if (!email) throw new Error("It has not arrived");
  return email;
}

async function reply(reference: string, subject: string): Promise<Email> {
  const body = "Anna is free.\n\nMari Kask\nOGDS";
  await changeRequest(services, mari, reference, {
    intent: "reply",
    key: randomUUID(),
    subject,
    body,
  });
  return receive(subject);
}

const toLines = ({ text = "" }: Email) => text.trimEnd().split(/\r?\n/);

test.each([
  ["marks each line", (email: Email) => toLines(email).map((line) => `> ${line}`), ">"],
  ["marks no line", toLines, ""],
])(
  "confirmation, replies and an answer are one conversation, and of the answer by a program that %s the footer of our email is folded",
  async (title, quote, mark) => {
    smtp.received.length = 0;
    const reference = await sendHire(services);
    const confirmation = await receive("We have your request");
    expect(confirmation.references).toBeUndefined();
    const first = await reply(reference, `First, ${title}`);
    expect(first.inReplyTo).toBe(confirmation.messageId);
    expect(first.references).toBe(confirmation.messageId);

    const answerId = `<${randomUUID()}@mail.example>`;
    const lines = [
      "From: Zoe Tamm <zoe@example.com>",
      `To: OGDS <${first.replyTo?.[0]?.address}>`,
      `Subject: Re: ${first.subject}`,
      `Message-ID: ${answerId}`,
      `In-Reply-To: ${first.messageId}`,
      `References: ${first.references} ${first.messageId}`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Thursday suits us.",
      "",
      "On Thu, 12 Nov 2026 at 10:00, OGDS <hello@ogds.example> wrote:",
      ...quote(first),
    ];
    mailbox.deliver(Buffer.from(lines.join("\r\n")));
    await readMailbox(services, { signal: AbortSignal.timeout(60_000) });
    const request = await db.transaction((tx) => lockRequest(tx, reference));
    const events = await listEvents(db, request?.id ?? 0);
    const answer = events.find(({ kind }) => kind === "message");
    expect(answer).toMatchObject({ body: "Thursday suits us." });
    const footer = `${mark && `${mark} `}Your request and our replies: https://ogds.example/status/`;
    expect(answer?.received?.quoted).toContain(footer);

    // Emails of ours are ordered by the clock of the database.
    await db.update(inboundEmails).set({ received_at: new Date() });
    const second = await reply(reference, `Second, ${title}`);
    expect(second.inReplyTo).toBe(answerId);
    expect(second.references).toBe([confirmation.messageId, first.messageId, answerId].join(" "));
    expect(new Set([confirmation.messageId, first.messageId, second.messageId]).size).toBe(3);
  },
  60_000,
);
