import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { accessTokens, auditLog } from "#database/tables/staff.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { searchEverywhere } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { changeRole, disableStaff, enableStaff } from "../staff/staff-accounts.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const api = createApi(services);
const PATH = "/desk/tokens";
const FORM = { intent: "create", name: "Spreadsheet", days: "90", "requests:read": "on" };

type Page = {
  result: { rows: { id: number; name: string; owner: string }[] };
  scopes: string[];
  isRecent: boolean;
  token?: string;
  errors?: Record<string, string[]>;
  problem?: string;
};

beforeEach(() => db.execute(sql`truncate access_tokens, audit_log cascade`));

async function signInAs(role: StaffRole, now?: Date) {
  const person = await createStaff(db, { role });
  return { person, cookie: await signIn(services, person, now) };
}

async function post(cookie: string, form: Record<string, string>) {
  const response = await desk.request(PATH, { cookie, form: { key: randomUUID(), ...form } });
  const { status, headers } = response;
  const isPage = status !== 302 && status !== 303;
  const page = isPage ? await readDeskData<Page>(response, "desk/routes/tokens.tsx") : undefined;
  return { status, location: headers.get("Location"), page };
}

test("a form that is sent twice creates one token, and shows it for an hour only", async () => {
  const { cookie, person } = await signInAs("partner");
  const form = { ...FORM, key: randomUUID() };
  const both = await Promise.all([post(cookie, form), post(cookie, form)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = both.map(({ page }) => page?.token ?? "");
  expect(second).toBe(first);
  expect(await useToken(first ?? "")).toBe(200);
  const isOwn = eq(accessTokens.staff_id, person.id);
  expect(await db.$count(accessTokens, isOwn)).toBe(1);
  expect((await post(cookie, { ...form, name: "Another" })).status).toBe(409);
  const other = await signInAs("partner");
  expect((await post(other.cookie, form)).page?.token).not.toBe(first);
  await db.update(accessTokens).set({ revoked_at: new Date() }).where(isOwn);
  expect((await post(cookie, form)).status).toBe(409);
  const minutes = sql`interval '61 minutes'`;
  await db.execute(sql`update access_tokens set revoked_at = null,
    created_at = created_at - ${minutes}, expires_at = expires_at - ${minutes}`);
  expect((await post(cookie, form)).status).toBe(409);
  expect(await db.$count(accessTokens, isOwn)).toBe(1);
});

const readPage = async (cookie: string, query = "") =>
  readDeskData<Page>(await desk.request(PATH + query, { cookie }), "desk/routes/tokens.tsx");

const useToken = async (token: string) =>
  (await api.request("/api/v1/desk/token", { headers: { Authorization: `Bearer ${token}` } }))
    .status;

test("a token is shown once, stored as a hash, logged, and its owner is told by email", async () => {
  const { person, cookie } = await signInAs("partner");
  const { status, page } = await post(cookie, FORM);
  expect(status).toBe(200);
  const token = page?.token ?? "";
  expect(await useToken(token)).toBe(200);

  const again = await readPage(cookie);
  expect(JSON.stringify(again)).not.toContain(token);
  expect(await searchEverywhere(db, token)).toEqual([]);
  const [row] = await db.select().from(accessTokens);
  expect(row).toMatchObject({
    token_hash: toTokenHash(token),
    staff_id: person.id,
    ending: token.slice(-4),
    scopes: ["requests:read"],
    revoked_at: null,
  });
  const days = (Number(row?.expires_at) - Number(row?.created_at)) / 86_400_000;
  expect(days).toBe(90);
  expect(await db.select().from(auditLog)).toMatchObject([
    {
      staff_id: person.id,
      action: "token.create",
      subject: `token ${row?.id}`,
      fields: ["requests:read"],
    },
  ]);
  const told = (await listQueuedEmails(services.db)).filter(
    ({ to }) => to.address === person.email,
  );
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^An access token was created/),
  ]);
});

test("a sign-in of 16 minutes ago creates no token", async () => {
  const { cookie } = await signInAs("owner", new Date(Date.now() - 16 * 60_000));
  expect((await readPage(cookie)).isRecent).toBe(false);
  const { location } = await post(cookie, FORM);
  expect(location).toMatch(/^\/desk\/sign-in\?confirm=/);
  expect(await db.$count(accessTokens)).toBe(0);
});

test.each([
  ["a name", { name: " " }, "name"],
  ["a known time", { days: "9000" }, "days"],
  ["a scope", { "requests:read": undefined }, "scopes"],
])("a token needs %s", async (_, missing, field) => {
  const { cookie } = await signInAs("partner");
  const form = Object.entries({ ...FORM, ...missing }).filter(([, value]) => value !== undefined);
  const { status, page } = await post(cookie, Object.fromEntries(form) as Record<string, string>);
  expect([status, Object.keys(page?.errors ?? {})]).toEqual([422, [field]]);
});

test("all that is wrong with a form is said at once", async () => {
  const { cookie } = await signInAs("partner");
  const { page } = await post(cookie, { intent: "create", name: "", days: "1" });
  expect(Object.keys(page?.errors ?? {})).toEqual(["name", "days", "scopes"]);
});

test("a role offers its own scopes, and a forged form does not add others", async () => {
  const { cookie } = await signInAs("editor");
  expect((await readPage(cookie)).scopes).not.toContain("requests:read");
  const { status } = await post(cookie, FORM);
  expect(status).toBe(422);
  expect(await db.$count(accessTokens)).toBe(0);
});

test("a person sees and revokes their own tokens, an owner those of all", async () => {
  const mari = await signInAs("partner");
  const jaan = await signInAs("partner");
  const owner = await signInAs("owner");
  const token = await createTestToken(services, mari.person);
  const [row] = await db.select().from(accessTokens);
  const revocation = { intent: "revoke", id: String(row?.id) };

  expect((await readPage(jaan.cookie)).result.rows).toEqual([]);
  expect((await post(jaan.cookie, revocation)).status).toBe(404);
  expect(await useToken(token)).toBe(200);

  expect((await readPage(owner.cookie)).result.rows).toMatchObject([{ id: row?.id }]);
  expect((await post(owner.cookie, revocation)).location).toBe("/desk/tokens?done=revoke");
  expect(await useToken(token)).toBe(401);
  expect((await readPage(mari.cookie)).result.rows).toEqual([]);
  expect((await readPage(mari.cookie, "?state=ended")).result.rows).toMatchObject([
    { id: row?.id },
  ]);
  expect((await post(mari.cookie, revocation)).status).toBe(404);
  expect(await db.select().from(auditLog)).toMatchObject([
    { staff_id: owner.person.id, action: "token.revoke", subject: `token ${row?.id}` },
  ]);
});

test("an old sign-in revokes a token: nothing is safer than that", async () => {
  const { person, cookie } = await signInAs("partner", new Date(Date.now() - 60 * 60_000));
  const token = await createTestToken(services, person);
  const [row] = await db.select().from(accessTokens);
  await post(cookie, { intent: "revoke", id: String(row?.id) });
  expect(await useToken(token)).toBe(401);
});

test("a token ends with the account or the role of its owner, and stays ended", async () => {
  const { person: owner } = await signInAs("owner");
  const { person: mari } = await signInAs("partner");
  const first = await createTestToken(services, mari);
  await disableStaff(services, null, mari.id);
  expect(await useToken(first)).toBe(401);
  await enableStaff(services, null, mari.id);
  expect(await useToken(first)).toBe(401);

  const second = await createTestToken(services, mari);
  await changeRole(services, owner.id, mari.id, "owner");
  expect(await useToken(second)).toBe(401);
});

test("a person has 20 tokens at most, expired ones not counted", async () => {
  const { person, cookie } = await signInAs("partner");
  const expires_at = new Date(Date.now() - 1_000);
  await createTestToken(services, person, { expires_at });
  for (let index = 0; index < 19; index += 1) await createTestToken(services, person);
  // Twice at the same time: one of them is the twentieth.
  const outcomes = await Promise.all([post(cookie, FORM), post(cookie, FORM)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("the last use of a token is noted", async () => {
  const { person } = await signInAs("partner");
  const token = await createTestToken(services, person);
  await useToken(token);
  const [row] = await db.select().from(accessTokens).where(eq(accessTokens.staff_id, person.id));
  expect(Number(row?.used_at)).toBeGreaterThan(Date.now() - 60_000);
});
