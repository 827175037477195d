import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { dataLinks } from "#database/tables/data-links.ts";
import { requests } from "#database/tables/requests.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { servicesContext } from "#services/services.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { loader as loadCopyFile } from "../routes/copy-file.ts";
import { findByStatusToken } from "../status.service.server.ts";
import { handleSubmittedStatus } from "../submitted-status.server.ts";
import { dataLinksRecord } from "./data-links.repository.server.ts";
import { openDataLink } from "./data-links.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const COPY = /https:\/\/ogds\.example\/status\/([0-9a-f]{40})\/copy/;
let now = new Date();
const deps = { ...services, clock: () => now };

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const slugs = [
    { slug: "react", name: "React", sort_order: 1 },
    { slug: "nodejs", name: "Node.js", sort_order: 2 },
  ];
  await db.insert(technologies).values(slugs).onConflictDoNothing();
});
beforeEach(async () => {
  now = new Date();
  await db.execute(sql`truncate requests, rate_limits, mail_confirmations, data_links cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

/** The link of a page of a request. */
async function toStatusToken(reference: string): Promise<string> {
  const [row] = await db.select().from(requests).where(sql`reference = ${reference}`);
  return db.transaction((tx) => createStatusLink(tx, row?.id ?? 0));
}

function ask(token: string) {
  const body = new FormData();
  body.append("intent", "copy");
  const request = new Request(`https://ogds.example/status/${token}/data`, {
    method: "POST",
    body,
  });
  return handleSubmittedStatus(deps, token, request);
}

const listCopyEmails = async () =>
  (await listQueuedEmails(db)).filter(({ label }) => label.endsWith(" copy"));

/** The link of the email that was sent last. */
async function readCopyToken(): Promise<string> {
  const [email] = await listCopyEmails();
  return COPY.exec(email?.text ?? "")?.[1] ?? "";
}

function download(token: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, deps as never);
  return loadCopyFile({ params: { token }, context } as never);
}

test("the copy has everything of the address and nothing of others, and goes there only by email", async () => {
  const reference = await sendHire(services, { email: "zoe@example.com", message: "A shop." });
  await sendFind(services, { email: "Zoe@example.com" });
  await sendApplication(services, { email: "zoe@example.com" });
  await sendHire(services, { email: "other@example.com", message: "A secret of another." });
  const token = await toStatusToken(reference);
  expect(await ask(token)).toEqual({ kind: "copy" });
  const [email, ...others] = await listCopyEmails();
  expect(others).toEqual([]);
  expect(email?.to.address).toBe("zoe@example.com");
  expect(email?.text).not.toContain("A shop.");
  const copyToken = await readCopyToken();
  expect(JSON.stringify(await db.select().from(dataLinks))).not.toContain(copyToken);

  const response = await download(copyToken);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="your-data.zip"',
  });
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  const words = String(files["your-data.txt"]);
  expect(words).toContain("What ");
  expect(words).toContain("A shop.");
  expect(words).not.toContain("A secret of another.");
  const stored = JSON.parse(String(files["your-data.json"]));
  const kinds = stored.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["requests", "requests", "applications"]));
  const names = Object.keys(files).filter((name) => name.startsWith("files/"));
  // Each begins with the reference of its form, which is random.
  expect(names.map((name) => name.split("-").at(-1)).sort()).toEqual([
    "Zoë Tamm CV.pdf",
    "brief.pdf",
  ]);
});

test("the link of a request opens no copy, and that of a copy no request", async () => {
  const token = await toStatusToken(await sendHire(services));
  await ask(token);
  const copyToken = await readCopyToken();
  expect((await download(token)).status).toBe(404);
  expect(await findByStatusToken(db, copyToken)).toBeUndefined();
  expect(await openDataLink(db, copyToken, { purpose: "erasure", now })).toBeUndefined();
  expect((await download("0".repeat(40))).status).toBe(404);
});

test("the link works for an hour, five times, and is then deleted", async () => {
  const token = await toStatusToken(await sendHire(services));
  await ask(token);
  const copyToken = await readCopyToken();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await download(copyToken)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await db.execute(sql`truncate rate_limits`);
  now = new Date(now.getTime() + 3_600_000 - 1);
  expect((await download(copyToken)).status).toBe(200);
  now = new Date(now.getTime() + 1);
  expect((await download(copyToken)).status).toBe(404);
  expect(await dataLinksRecord.expiry?.eraseSome(db, now)).toBe(1);
});

test("of forms that are posted twice one email is sent, and three in an hour", async () => {
  const token = await toStatusToken(await sendHire(services));
  await Promise.all([ask(token), ask(token), ask(token)]);
  expect(await listCopyEmails()).toHaveLength(1);
  for (let minutes = 2; minutes < 8; minutes += 2) {
    now = new Date(now.getTime() + 120_000);
    await ask(token);
  }
  expect(await listCopyEmails()).toHaveLength(3);
  now = new Date(now.getTime() + 120_000);
  expect(await ask(token)).toMatchObject({ kind: "open", status: 429, retryAfter: 3_600 });
});

test("without an address, or with one of the agency, there is no copy", async () => {
  const token = await toStatusToken(await sendHire(services));
  for (const email of [null, "desk@ogds.example"]) {
    await db.update(requests).set({ email });
    expect(await ask(token)).toMatchObject({ kind: "open", status: 409 });
  }
  expect(await listCopyEmails()).toEqual([]);
});

test("a copy of what was erased in the meantime is not available", async () => {
  const token = await toStatusToken(await sendHire(services));
  await ask(token);
  const copyToken = await readCopyToken();
  await db.delete(requests);
  expect((await download(copyToken)).status).toBe(404);
});
