import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { auditLog } from "#database/tables/staff.ts";
import { webhookDeliveries, webhookEndpoints } from "#database/tables/webhooks.ts";
import { openOfEndpoint } from "#services/webhooks/webhook-secrets.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { searchEverywhere } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";

const services = await createTestServices();
const { db, secretKey } = services;
const desk = createDeskApp(services);
const PATH = "/desk/webhooks";
const URL = "https://crm.example/events?key=a-secret-of-the-url";
const FORM = { kind: "webhook", name: "Our CRM", url: URL, "request.created": "on" };

type Page = {
  endpoints?: { name: string; waiting: number }[];
  endpoint?: { url?: string; deliveries: { id: number; status: string }[] };
  isRecent: boolean;
  secret?: string;
  errors?: Record<string, string[]>;
  problem?: string;
};

beforeEach(() => db.execute(sql`truncate webhook_endpoints, webhook_events, audit_log cascade`));

async function signInAs(role: StaffRole, now?: Date) {
  const person = await createStaff(db, { role });
  return { person, cookie: await signIn(services, person, now) };
}

const toRoute = (path: string) =>
  path === PATH ? "desk/routes/webhooks.tsx" : "desk/routes/webhook.tsx";

async function post(cookie: string, form: Record<string, string>, path = PATH) {
  const response = await desk.request(path, { cookie, form: { key: randomUUID(), ...form } });
  const { status, headers } = response;
  const isPage = status !== 302 && status !== 303;
  const page = isPage ? await readDeskData<Page>(response, toRoute(path)) : undefined;
  return { status, location: headers.get("Location"), page };
}

const read = async (cookie: string, path = PATH) =>
  readDeskData<Page>(await desk.request(path, { cookie }), toRoute(path));

async function getEndpoint() {
  const [row] = await db.select().from(webhookEndpoints);
  if (!row) throw new Error("There is no endpoint");
  return row;
}

const listActions = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action);

test("the secret of a new endpoint is shown once, URL and secret are stored encrypted, and it is logged", async () => {
  const { person, cookie } = await signInAs("owner");
  const { status, page } = await post(cookie, FORM);
  expect(status).toBe(200);
  const secret = page?.secret ?? "";
  expect(secret).toMatch(/^whsec_[\w+/]{32}$/);
  const row = await getEndpoint();
  expect(row).toMatchObject({
    kind: "webhook",
    name: "Our CRM",
    host: "crm.example",
    events: ["request.created"],
    created_by: person.id,
  });
  expect(openOfEndpoint(secretKey, row.id, row.secret ?? "")).toBe(secret);
  for (const text of [secret, "a-secret-of-the-url"]) {
    expect(await searchEverywhere(db, text)).toEqual([]);
  }
  expect(JSON.stringify(await read(cookie))).not.toContain(secret);
  const shown = await read(cookie, `${PATH}/${row.id}`);
  expect(shown.endpoint?.url).toBe(URL);
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(await db.select().from(auditLog)).toMatchObject([
    {
      staff_id: person.id,
      action: "webhook.create",
      subject: `webhook ${row.id}`,
      fields: ["request.created"],
    },
  ]);
});

test("a form that is sent twice adds one endpoint, and shows its secret for an hour only", async () => {
  const { cookie } = await signInAs("owner");
  const form = { ...FORM, key: randomUUID() };
  const both = await Promise.all([post(cookie, form), post(cookie, form)]);
  const [first, second] = both.map(({ page }) => page?.secret);
  expect(first).toMatch(/^whsec_/);
  expect(second).toBe(first);
  expect(await db.$count(webhookEndpoints)).toBe(1);
  expect(await listActions()).toEqual(["webhook.create"]);
  expect((await post(cookie, { ...form, name: "Another" })).status).toBe(409);
  await db.execute(
    sql`update webhook_endpoints set created_at = created_at - interval '61 minutes'`,
  );
  expect((await post(cookie, form)).status).toBe(409);
  await db.execute(sql`update webhook_endpoints set created_at = now(), version = 2`);
  expect((await post(cookie, form)).status).toBe(409);
  const other = await signInAs("owner");
  expect((await post(other.cookie, form)).page?.secret).not.toBe(first);
  expect(await db.$count(webhookEndpoints)).toBe(2);
});

test("a chat has no secret, and its URL is not shown again", async () => {
  const { cookie } = await signInAs("owner");
  const url = "https://hooks.slack.com/services/T0/B0/abcdef";
  const { page } = await post(cookie, { ...FORM, kind: "chat", url });
  expect(page?.secret).toBeUndefined();
  const { id, secret } = await getEndpoint();
  expect(secret).toBeNull();
  expect(JSON.stringify(await read(cookie, `${PATH}/${id}`))).not.toContain("abcdef");
});

test.each([
  ["http://crm.example/", "a URL that is not encrypted"],
  ["https://127.0.0.1/", "this machine"],
  ["https://[::1]/", "this machine"],
  ["https://localhost/", "this machine"],
  ["https://someone:password@crm.example/", "a password in the URL"],
  ["javascript:alert(1)", "what is no URL"],
  ["", "nothing"],
  [`https://crm.example/${"a".repeat(2_000)}`, "a URL without end"],
])("%s is refused", async (url) => {
  const { cookie } = await signInAs("owner");
  const { status, page } = await post(cookie, { ...FORM, url });
  expect([status, Object.keys(page?.errors ?? {})]).toEqual([422, ["url"]]);
  expect(await db.$count(webhookEndpoints)).toBe(0);
});

test.each([
  ["http://n8n:5678/webhook/1", 200],
  ["http://n8n/webhook/1", 422],
  ["http://crm.internal:8080/", 200],
  ["http://user:word@crm.internal/", 422],
  ["http://127.0.0.1/", 422],
])("%s is %i where the operator has named n8n:5678 and crm.internal", async (url, status) => {
  const env = { ...services.env, webhookPrivateHosts: ["n8n:5678", "crm.internal"] };
  const { cookie } = await signInAs("owner");
  const own = createDeskApp({ ...services, env });
  const form = { key: randomUUID(), ...FORM, url };
  expect((await own.request(PATH, { cookie, form })).status).toBe(status);
});

test("a sign-in of 16 minutes ago adds no endpoint and makes no secret, but disables one", async () => {
  const { cookie } = await signInAs("owner", new Date(Date.now() - 16 * 60_000));
  const { id } = await storeEndpoint(services, URL);
  const path = `${PATH}/${id}`;
  expect((await read(cookie)).isRecent).toBe(false);
  expect((await post(cookie, FORM)).location).toMatch(/^\/desk\/sign-in\?confirm=/);
  const rotated = await post(cookie, { intent: "rotate", version: "1" }, path);
  expect(rotated.location).toMatch(/^\/desk\/sign-in\?confirm=/);
  expect(await getEndpoint()).toMatchObject({ version: 1, previous_secret: null });
  const disabled = await post(cookie, { intent: "disable", version: "1" }, path);
  expect(disabled.location).toBe(`${path}?done=disable`);
});

test("partners and editors have no webhooks", async () => {
  const { id } = await storeEndpoint(services, URL);
  for (const role of ["partner", "editor"] as const) {
    const { cookie } = await signInAs(role);
    for (const path of [PATH, `${PATH}/${id}`]) {
      expect((await desk.request(path, { cookie })).status).toBe(403);
      const form = { ...FORM, intent: "remove", version: "1" };
      expect((await desk.request(path, { cookie, form })).status).toBe(403);
    }
  }
  expect(await db.$count(webhookEndpoints)).toBe(1);
});

test("a new secret replaces the one before, which signs for a day more", async () => {
  const { cookie } = await signInAs("owner");
  const { id, secret } = await storeEndpoint(services, URL);
  const { page } = await post(cookie, { intent: "rotate", version: "1" }, `${PATH}/${id}`);
  const row = await getEndpoint();
  expect(openOfEndpoint(secretKey, id, row.secret ?? "")).toBe(page?.secret);
  expect(openOfEndpoint(secretKey, id, row.previous_secret ?? "")).toBe(secret);
  const hours = (Number(row.previous_until) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
});

test("of two owners who change an endpoint the second is asked to check", async () => {
  const [mari, jaan] = [await signInAs("owner"), await signInAs("owner")];
  const { id } = await storeEndpoint(services, URL);
  const edit = { intent: "edit", version: "1", name: "CRM", "call.booked": "on" };
  const path = `${PATH}/${id}`;
  expect((await post(mari.cookie, edit, path)).location).toBe(`${path}?done=edit`);
  for (const intent of ["edit", "rotate", "disable", "enable", "remove"]) {
    expect((await post(jaan.cookie, { ...edit, intent }, path)).status).toBe(409);
  }
  expect(await getEndpoint()).toMatchObject({ name: "CRM", events: ["call.booked"], version: 2 });
  expect(await listActions()).toEqual(["webhook.edit"]);
});

test("a test and a delivery that is sent again wait for their sender; a disabled endpoint gets neither", async () => {
  const { cookie } = await signInAs("owner");
  const { id } = await storeEndpoint(services, URL);
  const path = `${PATH}/${id}`;
  await post(cookie, { intent: "test" }, path);
  const [delivery] = (await read(cookie, path)).endpoint?.deliveries ?? [];
  expect(delivery).toMatchObject({ status: "waiting" });
  const again = { intent: "send-again", delivery: String(delivery?.id) };
  expect((await post(cookie, again, path)).status).toBe(409);

  const ended = {
    status: "failed",
    attempts: 8,
    attempted_at: new Date("2026-01-05T09:00:00Z"),
    duration_ms: 340,
    response_status: 500,
    response: "out of order",
    problem: "It responded with 500",
  } as const;
  await db.update(webhookDeliveries).set(ended);
  expect((await read(cookie, path)).endpoint?.deliveries).toMatchObject([
    { ...ended, attempted_at: expect.anything() },
  ]);
  expect((await post(cookie, again, path)).location).toBe(`${path}?done=send-again`);
  // Nothing of the attempts before: it looks like one that was never made.
  expect((await read(cookie, path)).endpoint?.deliveries).toEqual([
    { ...delivery, due_at: expect.anything() },
  ]);
  expect(await db.select().from(webhookDeliveries)).toMatchObject([
    { attempted_at: null, duration_ms: null, response_status: null, response: null, problem: null },
  ]);
  // Of another endpoint.
  const other = await storeEndpoint(services, URL);
  await db.update(webhookDeliveries).set({ status: "failed" });
  expect((await post(cookie, again, `${PATH}/${other.id}`)).status).toBe(409);

  await post(cookie, { intent: "disable", version: "1" }, path);
  for (const form of [{ intent: "test" }, again]) {
    expect((await post(cookie, form, path)).status).toBe(409);
  }
  expect(await listActions()).toEqual(["webhook.test", "webhook.send_again", "webhook.disable"]);
});

test("an endpoint that is disabled loses what waits for it, one that is removed everything", async () => {
  const { cookie } = await signInAs("owner");
  const { id } = await storeEndpoint(services, URL);
  const path = `${PATH}/${id}`;
  await post(cookie, { intent: "test" }, path);
  await post(cookie, { intent: "disable", version: "1" }, path);
  expect(await db.select().from(webhookDeliveries)).toMatchObject([
    { status: "failed", problem: "The endpoint was disabled" },
  ]);
  expect((await post(cookie, { intent: "enable", version: "2" }, path)).location).toBe(
    `${path}?done=enable`,
  );
  expect((await getEndpoint()).disabled_at).toBeNull();
  const removed = await post(cookie, { intent: "remove", version: "3" }, path);
  expect(removed.location).toBe("/desk/webhooks?done=remove");
  expect(await db.$count(webhookDeliveries)).toBe(0);
  expect((await desk.request(path, { cookie })).status).toBe(404);
  expect((await post(cookie, { intent: "test" }, path)).status).toBe(404);
});

test("there are 20 endpoints at most, also when two are added at the same time", async () => {
  const { cookie } = await signInAs("owner");
  for (let index = 0; index < 19; index += 1) await storeEndpoint(services, URL);
  const outcomes = await Promise.all([post(cookie, FORM), post(cookie, FORM)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isOurs = eq(webhookEndpoints.name, "Our CRM");
  expect(await db.$count(webhookEndpoints, isOurs)).toBe(20);
});

test.each(["unknown", "0", "9e107d9d-372b-4f6e-8d7a-0b5a4f0d1c2e"])(
  "there is no endpoint %s",
  async (id) => {
    const { cookie } = await signInAs("owner");
    expect((await desk.request(`${PATH}/${id}`, { cookie })).status).toBe(404);
  },
);
