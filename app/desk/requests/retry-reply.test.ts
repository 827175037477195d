import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { createSmtpTransport } from "#services/email/transport.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { DeskRequest } from "./desk-request.service.server.ts";

// Replies are sent at once: the time in which they can be taken back is over.
const clock = () => new Date(Date.now() - 10_000);
const services = { ...(await createTestServices()), clock };
const desk = createDeskApp(services);
const cookie = await signIn(services, await createStaff(services.db, { role: "partner" }));
const server = await startSmtpServer();
const ARRIVED = { timeout: 15_000 };

beforeAll(async () => {
  await seedMembers(services.db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const deliver = createSmtpTransport(server.url, services.log);
  await startEmailWorker(services, deliver, async () => ({ address: "hello@ogds.example" }));
});
afterAll(() => server.close());

test("a reply that the mail server refused is in the timeline with the reason, and is delivered when it is tried again", async () => {
  server.state.mode = "refusing";
  const reference = await sendHire(services);
  const path = `/desk/requests/${reference}`;
  const post = async (form: Record<string, string>) =>
    (await desk.request(path, { cookie, form })).status;
  const readDelivery = async () => {
    const response = await desk.request(path, { cookie });
    const { request } = await readDeskData<{ request: DeskRequest }>(
      response,
      "desk/routes/request.tsx",
    );
    return request.events.find(({ kind }) => kind === "reply")?.delivery;
  };
  const reply = { key: randomUUID(), subject: "Your request", body: "We can." };
  expect(await post({ intent: "reply", ...reply })).toBe(200);
  await expect.poll(readDelivery, ARRIVED).toMatchObject({
    sent_at: null,
    failed_at: expect.any(String),
    reason: expect.stringContaining("no mailbox"),
  });

  server.state.mode = "fine";
  server.received.length = 0;
  expect(await post({ intent: "retry-emails" })).toBe(200);
  await expect.poll(readDelivery, ARRIVED).toMatchObject({ sent_at: expect.any(String) });
  const emails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
  const replies = emails.filter(({ subject }) => subject?.includes("Your request"));
  expect(replies.map(({ text }) => text)).toEqual([expect.stringContaining("We can.")]);
}, 60_000);
