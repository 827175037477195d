import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findConversation } from "#app/requests/emails/conversations.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { getReplyKey, signReplyAddress } from "#services/email/reply-address.server.ts";
import {
  createFileTransport,
  type Delivery,
  type EmailTransport,
} from "#services/email/transport.server.ts";
import { storeUpload } from "#services/uploads/uploads.service.server.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { repliesContent } from "../replies/replies.content.server.ts";
import { readReplies } from "./reply-templates.service.server.ts";
import { changeRequest } from "./request-changes.service.server.ts";

// Replies are sent at once: the time in which they can be taken back is over.
const clock = () => new Date(Date.now() - 10_000);
const services = { ...(await createTestServices()), clock };
const { db, log } = services;
const mari = {
  ...(await createStaff(db, { name: "Mari Kask" })),
  session_id: 1,
  signed_in_at: new Date(),
};
const replyMailbox = { local: "reply", domain: "ogds.example" };
const folder = await mkdtemp(join(tmpdir(), "ogds-mail-"));

beforeAll(async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  );
});
/** What the worker does with an email in the test that runs. */
let deliver: EmailTransport = async () => undefined;
beforeAll(() =>
  startEmailWorker(
    { ...services, findConversation, replyMailbox },
    (delivery) => deliver(delivery),
    async () => ({ name: "OGDS", address: "hello@ogds.example" }),
  ),
);
beforeEach(() => db.execute(sql`delete from pgboss.job`));

const find = async (reference: string) => {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("There is no such request");
  return row;
};

const toReply = (key = randomUUID()) =>
  ({ intent: "reply", key, subject: "Your request", body: "Hello <Zoë>,\n\nwe can <b>." }) as const;

async function importTemplate(subject: string, body: string) {
  const content = await mkdtemp(join(tmpdir(), "ogds-replies-"));
  await mkdir(join(content, "replies"));
  const text = `---\ntitle: First\npurpose: request\n${subject}\n---\n${body}\n`;
  await writeFile(join(content, "replies", "first.md"), text);
  await importFolder(db, content, [repliesContent]);
}

test("a reply goes to the client in the conversation of its confirmation, with a copy in the timeline", async () => {
  let isBroken = false;
  const write = createFileTransport(folder, log);
  deliver = async (delivery) => {
    if (isBroken) throw new Error("the server said no");
    await write(delivery);
  };
  const readFiles = async () => {
    const names = (await readdir(folder)).toSorted();
    return Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
  };
  const reference = await sendHire(services);
  await expect.poll(async () => (await readFiles()).length, { timeout: 20_000 }).toBe(2);

  await changeRequest(services, mari, reference, toReply());
  await expect.poll(async () => (await readFiles()).length, { timeout: 20_000 }).toBe(3);
  const emails = await readFiles();
  const confirmation = emails.find(({ subject }) => subject?.startsWith("We have your request"));
  const reply = emails.find(({ subject }) => subject === "Your request");
  expect(reply?.to).toMatchObject([{ address: "zoe@example.com" }]);
  expect(reply?.inReplyTo).toBe(confirmation?.messageId);
  expect(reply?.references).toContain(confirmation?.messageId);
  const address = signReplyAddress(await getReplyKey(db), replyMailbox, reference);
  for (const email of [confirmation, reply]) {
    expect(email?.replyTo).toEqual([{ name: "OGDS", address }]);
  }
  const operator = emails.find((email) => email !== confirmation && email !== reply);
  expect(operator?.replyTo).toMatchObject([{ address: "zoe@example.com" }]);
  const [text, link = ""] =
    reply?.text?.trim().split("\n\n-- \nYour request and our replies: ") ?? [];
  expect(text).toBe("Hello <Zoë>,\n\nwe can <b>.");
  expect(reply?.html).toContain("<p>Hello &lt;Zoë&gt;,</p>");
  expect(reply?.html).toContain(`<p>-- <br>Your request and our replies: <a href="${link}"`);
  expect(reply?.headers.some(({ key }) => key === "auto-submitted")).toBe(false);

  const { id } = await find(reference);
  const isSent = async () => (await listEvents(db, id))[0]?.delivery?.sent_at instanceof Date;
  await expect.poll(isSent).toBe(true);
  expect(await listEvents(db, id)).toMatchObject([
    { staff: "Mari Kask", kind: "reply", subject: "Your request" },
  ]);

  isBroken = true;
  await changeRequest(services, mari, reference, toReply());
  const readReason = async () => (await listEvents(db, id))[1]?.delivery?.reason;
  await expect.poll(readReason, { timeout: 20_000 }).toContain("the server said no");
});

test("a reply takes a file along, which the timeline shows", async () => {
  const reference = await sendHire(services);
  const delivered: Delivery[] = [];
  deliver = async (delivery) => void delivered.push(delivery);
  const bytes = Buffer.from("%PDF-1.4\n%%EOF\n");
  const sent = { name: "Offer.pdf", bytes, purpose: "reply" };
  const { upload } = await storeUpload(db, sent, "192.0.2.1");
  const reply = { ...toReply(), attachment: upload };
  await changeRequest(services, mari, reference, reply);
  // A lost response: the browser posts it again.
  await changeRequest(services, mari, reference, reply);
  const withFile = () => delivered.filter(({ attachment }) => attachment);
  await expect.poll(() => withFile().length, { timeout: 20_000 }).toBe(1);
  expect(withFile()).toMatchObject([
    { attachment: { filename: "Offer.pdf", contentType: "application/pdf", content: bytes } },
  ]);
  const { id } = await find(reference);
  expect(await listEvents(db, id)).toMatchObject([{ attachment: { name: "Offer.pdf" } }]);

  // Another reply cannot take it.
  const other = await sendHire(services);
  const stolen = changeRequest(services, mari, other, { ...toReply(), attachment: upload });
  await expect(stolen).rejects.toMatchObject({
    status: 422,
    errors: { attachment: [expect.any(String)] },
  });
  expect(await listEvents(db, (await find(other)).id)).toEqual([]);
});

test("the same reply posted twice, also at the same time, is sent once", async () => {
  const reference = await sendHire(services);
  const reply = toReply();
  await Promise.all([1, 2, 3].map(() => changeRequest(services, mari, reference, reply)));
  const { id } = await find(reference);
  expect(await listEvents(db, id)).toHaveLength(1);
});

test("a request without an email address cannot be answered", async () => {
  const reference = await sendHire(services);
  await db.update(requests).set({ email: null }).where(eq(requests.reference, reference));
  await expect(changeRequest(services, mari, reference, toReply())).rejects.toMatchObject({
    status: 422,
  });
});

test("templates are filled in, and what has no value is left to be replaced", async () => {
  await importTemplate(
    'subject: "{{reference}} for {{ company }}"',
    "Hello {{first_name}}, {{staff_first_name}} of {{agency}}",
  );
  const request = {
    id: 0,
    name: "Zoë Tamm",
    company_name: null,
    reference: "OG-7K3M9Q",
    project_type: "Audit",
  };
  expect(await readReplies(db, "request", request, mari)).toEqual([
    {
      slug: "first",
      title: "First",
      subject: "OG-7K3M9Q for {{ company }}",
      body: "Hello Zoë, Mari of OGDS",
    },
  ]);
  expect(await readReplies(db, "rejection", request, mari)).toEqual([]);
});

test("a template ends with the signature of its sender, or with their name and the agency", async () => {
  await importTemplate("subject: Hello", "Hello,\n\n{{signature}}");
  const request = {
    id: 0,
    name: "Zoë",
    company_name: null,
    reference: "OG-7K3M9Q",
    project_type: null,
  };
  const read = async () => (await readReplies(db, "request", request, mari))[0]?.body;
  expect(await read()).toBe("Hello,\n\nMari Kask\nOGDS");
  await db.update(staff).set({ signature: "Mari\n+372 5550 1234" }).where(eq(staff.id, mari.id));
  expect(await read()).toBe("Hello,\n\nMari\n+372 5550 1234");
  await db.update(staff).set({ signature: "" });
});

test("a placeholder that does not exist is an error at its line", async () => {
  const importing = importTemplate("subject: Hello", "Hello,\n{{frist_name}}");
  await expect(importing).rejects.toThrow(/replies\/first\.md.*7.*\{\{frist_name\}\}/s);
});
