import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { dataLinks } from "#database/tables/data-links.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { uploads } from "#database/tables/uploads.ts";
import { webhookDeliveries, webhookEvents } from "#database/tables/webhooks.ts";
import { seedMembers } from "#tests/support/members.ts";
import { searchEverywhere, sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";
import { handleSubmittedStatus } from "../submitted-status.server.ts";
import { openDataLink } from "./data-links.service.server.ts";
import { confirmErasure, startErasures } from "./erasure.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const ERASE = /https:\/\/ogds\.example\/status\/([0-9a-f]{40})\/erase/;
/** A Saturday. */
const NOW = new Date("2026-11-21T09:00:00Z");
let now = NOW;
const deps = { ...services, clock: () => now };
const CALL = {
  "contact_at[date]": "2026-11-23",
  "contact_at[time]": "10:00",
  "contact_at[timezone]": "Europe/Tallinn",
};

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const slugs = [
    { slug: "react", name: "React", sort_order: 1 },
    { slug: "nodejs", name: "Node.js", sort_order: 2 },
  ];
  await db.insert(technologies).values(slugs).onConflictDoNothing();
});
beforeEach(async () => {
  now = NOW;
  await db.execute(
    sql`truncate requests, bookings, rate_limits, mail_confirmations, data_links cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

/** A link to erase what an address sent, from the page of a request. */
async function askToErase(reference: string): Promise<string> {
  const [row] = await db.select().from(requests).where(sql`reference = ${reference}`);
  const token = await db.transaction((tx) => createStatusLink(tx, row?.id ?? 0));
  const body = new FormData();
  body.append("intent", "erasure");
  const url = `https://ogds.example/status/${token}/data`;
  const submission = await handleSubmittedStatus(
    deps,
    token,
    new Request(url, { method: "POST", body }),
  );
  expect(submission).toEqual({ kind: "erasure" });
  const emails = await listQueuedEmails(db);
  const email = emails.find(({ label }) => label === `${reference} erasure`);
  expect(email?.to.address.toLowerCase()).toBe(row?.email?.toLowerCase());
  return ERASE.exec(email?.text ?? "")?.[1] ?? "";
}

const countJobs = async () =>
  (await db.execute(sql`select 1 from pgboss.job where name = 'erasures'`)).rows.length;

test("nothing is erased before the link of the email is confirmed", async () => {
  const token = await askToErase(await sendHire(deps));
  expect(await openDataLink(db, token, { purpose: "erasure", now })).toMatchObject({
    isUsed: false,
    owner: { person: { address: "zoe@example.com" } },
  });
  expect(JSON.stringify(await db.select().from(dataLinks))).not.toContain(token);
  expect(await countJobs()).toBe(0);
  expect(await db.$count(requests)).toBe(1);
});

test("a confirmed erasure takes everything of the address and nothing of others, and the agency hears the references", async () => {
  const reference = await sendHire(deps, { email: "zoe@example.com", ...CALL });
  const search = await sendFind(deps, { email: "ZOE@example.com" });
  const application = await sendApplication(deps, { email: "zoe@example.com" });
  const other = await sendHire(deps, { email: "other@example.com", name: "Bo Berg" });
  const token = await askToErase(reference);
  await Promise.all([confirmErasure(deps, token), confirmErasure(deps, token)]);
  expect(await countJobs()).toBe(1);
  const news = (await listQueuedEmails(db)).filter(({ label }) => label.includes("erased"));
  expect(news).toHaveLength(1);
  expect(news[0]).toMatchObject({ to: { address: "desk@ogds.example" } });
  for (const one of [reference, search, application]) expect(news[0]?.text).toContain(one);
  expect(news[0]?.text).toContain(`The call of ${reference} on`);
  expect(JSON.stringify(news)).not.toMatch(/zoe|tamm/i);

  await startErasures(deps);
  await vi.waitFor(async () => {
    expect(await searchEverywhere(db, "zoe@example.com")).toEqual([]);
  }, 20_000);
  const left = await db.select({ reference: requests.reference }).from(requests);
  expect(left).toEqual([{ reference: other }]);
  expect(await db.$count(uploads)).toBe(0);
  expect(await db.$count(bookings)).toBe(0);
  // Of the other request: its browser's, and the emailed one.
  expect(await db.$count(statusLinks)).toBe(2);
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ subject }) => subject)).toContain(news[0]?.subject);
  // Again, as a reload of the page would.
  await confirmErasure(deps, token);
  expect(await openDataLink(db, token, { purpose: "erasure", now })).toEqual({
    owner: null,
    isUsed: true,
  });
});

test("an erasure takes what was sent to endpoints about a request, and what they responded", async () => {
  await storeEndpoint(services, "https://crm.example/");
  const reference = await sendHire(deps, { email: "zoe@example.com" });
  const other = await sendHire(deps, { email: "other@example.com", name: "Bo Berg" });
  await db
    .update(webhookDeliveries)
    .set({ status: "delivered", response: "Contact Zoe Vaaring was created" })
    .where(eq(webhookDeliveries.reference, reference));
  await confirmErasure(deps, await askToErase(reference));
  await startErasures(deps);
  await vi.waitFor(async () => {
    expect(await searchEverywhere(db, "zoe@example.com")).toEqual([]);
  }, 20_000);
  expect(await searchEverywhere(db, "Vaaring")).toEqual([]);
  const left = await db.selectDistinct({ about: webhookEvents.reference }).from(webhookEvents);
  expect(left).toEqual([{ about: other }]);
  await db.execute(sql`truncate webhook_endpoints, webhook_events cascade`);
});

test("a link that is unknown, an hour old or for a copy erases nothing", async () => {
  const token = await askToErase(await sendHire(deps));
  await expect(confirmErasure(deps, "0".repeat(40))).rejects.toMatchObject({ status: 404 });
  await db.update(dataLinks).set({ purpose: "copy" });
  await expect(confirmErasure(deps, token)).rejects.toMatchObject({ status: 404 });
  await db.update(dataLinks).set({ purpose: "erasure" });
  now = new Date(NOW.getTime() + 3_600_000);
  await expect(confirmErasure(deps, token)).rejects.toMatchObject({ status: 404 });
  expect(await countJobs()).toBe(0);
});
