import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { findCallByToken } from "#app/booking/calls/call-changes.service.server.ts";
import { toEventRow } from "#app/requests/thread/thread-entries.repository.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requestSources, requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { confirmAddress, MONDAY_TEN, toCallFields } from "#tests/support/booking-api.ts";
import { sendFile } from "#tests/support/form-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal, toAnswerForm } from "#tests/support/proposals.ts";
import {
  listQueuedEmails,
  toApplyForm,
  toFindForm,
  toRequestForm,
} from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { readStatus, recordOpening } from "../status.service.server.ts";
import { correctAddress, readAddress } from "./correct-address.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const time = { now: new Date() };
const deps = { ...services, clock: () => time.now };
const api = createApi(deps);
const WRONG = "zoe@exmaple.example";
const RIGHT = "zoe@example.example";
const linkIn = (text: string, page: string) =>
  new RegExp(`https://ogds.example/${page}/([0-9a-f]{40})`).exec(text)?.[1] ?? "";

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const slugs = [
    { slug: "react", name: "React", sort_order: 1 },
    { slug: "nodejs", name: "Node.js", sort_order: 2 },
  ];
  await db.insert(technologies).values(slugs).onConflictDoNothing();
});
beforeEach(async () => {
  time.now = new Date();
  await db.execute(
    sql`truncate requests, proposals, bookings, saved_searches, rate_limits, mail_confirmations, audit_log cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

/** Sends a form: the link of its browser, and the one in the email. */
async function send(path: string, body: FormData) {
  const response = await api.request(`/api/forms/${path}`, { method: "POST", body });
  expect(response.status).toBe(201);
  const { status_url } = (await response.json()).data;
  const email = await findEmail(String(body.get("email")));
  return {
    browser: linkIn(status_url, "status"),
    emailed: linkIn(email?.text ?? "", "status"),
    call: linkIn(email?.text ?? "", "booking"),
  };
}
const hire = (changes = {}) => send("request", toRequestForm({ email: WRONG, ...changes }));
const findEmail = async (address: string) =>
  (await listQueuedEmails(db)).find(({ to }) => to.address === address);
const correct = (token: string, address = RIGHT) => correctAddress(deps, token, address);
const readEmails = async () =>
  (await db.select({ email: requests.email }).from(requests)).map(({ email }) => email);

test("the browser that sent a form sees its address, and no other link does", async () => {
  const { browser, emailed } = await hire();
  expect(await readAddress(db, browser, time.now)).toMatchObject({
    email: WRONG,
    canCorrect: true,
  });
  expect(await readAddress(db, emailed, time.now)).toBeUndefined();
  await expect(correct(emailed)).rejects.toMatchObject({ status: 404 });
  await expect(correct("0".repeat(40))).rejects.toMatchObject({ status: 404 });
  expect(await readEmails()).toEqual([WRONG]);
});

test("the same form again gets the same link", async () => {
  const body = toRequestForm({ email: WRONG, idempotency_key: crypto.randomUUID() });
  const [first, second] = [await send("request", body), await send("request", body)];
  expect(second.browser).toBe(first.browser);
  expect(await readStatus(db, second.browser, time.now)).toMatchObject({ form: "hire" });
});

test("a correction sends the confirmation of each form to the new address, and nothing to the old one", async () => {
  const cv = await sendFile(api, "cv", "CV.pdf");
  for (const [path, body] of [
    ["request", toRequestForm({ email: WRONG })],
    ["find", toFindForm({ email: WRONG })],
    ["apply", toApplyForm({ email: WRONG, cv, job: "front_end" })],
  ] as const) {
    await db.execute(sql`delete from pgboss.job`);
    await db.execute(sql`truncate mail_confirmations`);
    const { browser, emailed } = await send(path, body);
    const before = await findEmail(WRONG);
    await correct(browser);
    expect(await findEmail(WRONG), path).toBeUndefined();
    const email = await findEmail(RIGHT);
    const toText = (text = "") => text.replaceAll(/[0-9a-f]{40}/g, "secret");
    expect(toText(email?.text), path).toBe(toText(before?.text));
    expect(await readStatus(db, emailed, time.now), path).toBeUndefined();
    const link = linkIn(email?.text ?? "", "status");
    expect(await readStatus(db, link, time.now), path).toMatchObject({ canWithdraw: true });
    expect(await readStatus(db, browser, time.now), path).toMatchObject({ canWithdraw: true });
  }
});

test("a correction is on the timeline and in the audit log, without the address, and the agency is told", async () => {
  const { browser } = await hire();
  await correct(browser);
  const events = await db.select().from(requestEvents);
  expect(events).toMatchObject([{ kind: "address", staff_id: null }]);
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: "request.address", staff_id: null, fields: ["email"] },
  ]);
  expect(JSON.stringify(events)).not.toContain(WRONG);
  const news = (await listQueuedEmails(db)).find(({ subject }) => subject.startsWith("Corrected"));
  expect(news).toMatchObject({ to: { address: "desk@ogds.example" }, replyTo: { address: RIGHT } });
  expect(news?.text).not.toContain(WRONG);
});

test("links to the call end with the old address, and the call stays tentative", async () => {
  time.now = new Date("2026-11-21T09:00:00Z");
  const { browser, call } = await hire(toCallFields(MONDAY_TEN));
  const [before] = await db.select().from(bookings);
  await correct(browser);
  expect(await findCallByToken(db, call)).toBeUndefined();
  const email = await findEmail(RIGHT);
  const renewed = linkIn(email?.text ?? "", "booking");
  expect(await findCallByToken(db, renewed)).toMatchObject({ status: "tentative" });
  expect(email?.calendar?.content).toContain("STATUS:TENTATIVE");
  const [after] = await db.select().from(bookings);
  expect(after?.confirm_by).toEqual(before?.confirm_by);
});

test("a call is changed by an emailed link to the status, not by that of the browser", async () => {
  time.now = new Date("2026-11-21T09:00:00Z");
  const { browser, emailed } = await hire(toCallFields(MONDAY_TEN));
  expect(await findCallByToken(db, emailed)).toMatchObject({ status: "tentative" });
  expect(await findCallByToken(db, browser)).toBeUndefined();
  const isChangeable = async (token: string) =>
    (await readStatus(db, token, time.now))?.call?.isChangeable;
  expect(await isChangeable(emailed)).toBe(true);
  expect(await isChangeable(browser)).toBe(false);
});

test.each([
  [
    "the confirmation was opened",
    async ({ emailed }: Links) => recordOpening(db, emailed, time.now),
  ],
  [
    "a link in an email was used",
    async () => {
      await db.update(requests).set({ address_confirmed_at: time.now });
    },
  ],
  ["somebody has used the mailbox before", async () => confirmAddress(db, WRONG)],
  [
    "the agency has written",
    async () => {
      const [request] = await db.select().from(requests);
      await db
        .insert(requestEvents)
        .values(toEventRow({ request_id: request?.id ?? 0, kind: "reply", version: 1 }));
    },
  ],
  [
    "it is closed",
    async () => {
      await db.update(requests).set({ state: "spam" });
    },
  ],
  [
    "a day has passed",
    async () => {
      time.now = new Date(time.now.getTime() + 25 * 3_600_000);
    },
  ],
])("an address cannot be corrected once %s", async (_what, happen) => {
  const links = await hire();
  await happen(links);
  await expect(correct(links.browser)).rejects.toMatchObject({ status: 409 });
  expect(await readEmails()).toEqual([WRONG]);
  expect(await findEmail(RIGHT)).toBeUndefined();
  expect(await findEmail(WRONG)).toBeDefined();
});
type Links = Awaited<ReturnType<typeof hire>>;

test("opening the link of the browser is no proof of the mailbox", async () => {
  const { browser } = await hire();
  await recordOpening(db, browser, time.now);
  await correct(browser);
  expect(await readEmails()).toEqual([RIGHT]);
});

test("a form reaches three mailboxes at most, and none more often than forms do", async () => {
  const { browser } = await hire();
  await correct(browser, "one@example.example");
  await correct(browser, "two@example.example");
  await expect(correct(browser, "three@example.example")).rejects.toMatchObject({ status: 409 });

  for (let count = 0; count < 3; count += 1) await hire({ email: "victim@example.example" });
  const other = await hire();
  await expect(correct(other.browser, "Victim+1@example.example")).rejects.toMatchObject({
    status: 429,
  });
  expect(await findEmail("Victim+1@example.example")).toBeUndefined();
});

test("for the limit of calls a request counts for the mailbox of the corrected address", async () => {
  const at = (minutes: number) => new Date(Date.parse(MONDAY_TEN) + minutes * 60_000).toISOString();
  time.now = new Date("2026-11-21T09:00:00Z");
  await hire({ ...toCallFields(at(0)), email: RIGHT });
  await hire({ ...toCallFields(at(60)), email: RIGHT });
  const third = await hire();
  expect(await db.select().from(requestSources)).toHaveLength(3);
  await correct(third.browser);
  const mailboxes = new Set((await db.select().from(requestSources)).map(({ mailbox }) => mailbox));
  expect(mailboxes.size).toBe(1);
});

test("of a correction and an opening at the same moment one wins", async () => {
  for (let round = 0; round < 5; round += 1) {
    await db.execute(sql`truncate requests, mail_confirmations cascade`);
    await db.execute(sql`delete from pgboss.job`);
    const { browser, emailed } = await hire();
    const [corrected] = await Promise.allSettled([
      correct(browser),
      recordOpening(db, emailed, time.now),
    ]);
    const isOpen = (await readStatus(db, emailed, time.now)) !== undefined;
    expect(isOpen).toBe(corrected.status === "rejected");
    expect(await readEmails()).toEqual([isOpen ? WRONG : RIGHT]);
  }
});

test("two corrections at once are one after the other, and the same one again does nothing", async () => {
  const { browser } = await hire();
  await Promise.all([correct(browser), correct(browser)]);
  const emails = (await listQueuedEmails(db)).filter(({ to }) => to.address === RIGHT);
  expect(emails).toHaveLength(1);
  expect(await db.$count(requestEvents, eq(requestEvents.kind, "address"))).toBe(1);
});

test("the address of an answer to a proposal is the agency's, and is not shown", async () => {
  const proposal = await seedProposal(db, { client_email: "solveig@fjordhaven.example" });
  const body = toAnswerForm(proposal, 1);
  const response = await api.request("/api/forms/proposal", { method: "POST", body });
  const token = linkIn((await response.json()).data.status_url, "status");
  expect(await readStatus(db, token, time.now)).toMatchObject({ form: "proposal" });
  expect(await readAddress(db, token, time.now)).toBeUndefined();
  await expect(correct(token)).rejects.toMatchObject({ status: 404 });
});
