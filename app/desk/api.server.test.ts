import { and, eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { auditLog, staff } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import { watchDatabase } from "#services/database-watch.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendFind, sendHire, storeFile } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db, live } = services;
const api = createApi(services);
const partner = await signIn(services, await createStaff(db, { role: "partner" }));
const editor = await signIn(services, await createStaff(db, { role: "editor" }));
const get = (path: string, Cookie?: string) =>
  api.request(`/api/desk${path}`, { headers: Cookie ? { Cookie } : {} });

const DRAFT = {
  kind: "replies",
  path: "replies/thanks.md",
  text: "Thank you",
  author: "Mari Kask",
  note: null,
  base_hash: null,
};

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);

test.each(["/events", "/search?text=zoe", "/requests.csv", "/files/1"])(
  "without a session there is nothing at %s",
  async (path) => {
    expect((await get(path)).status).toBe(403);
    expect((await get(path, "__Host-desk=IngiCg%3D%3D")).status).toBe(403);
  },
);

test("requests are found by the beginning of a name, and an editor finds none", async () => {
  const reference = await sendHire(services, { name: "Ngozi Okonkwo" });
  expect(await (await get("/search?text=okon", partner)).json()).toEqual({
    data: [{ reference, form: "hire", name: "Ngozi Okonkwo", company_name: "Põhjatuul OÜ" }],
    members: [],
  });
  expect(await (await get("/search?text=okon", editor)).json()).toEqual({ data: [], members: [] });
  expect(await (await get("/search?text=", partner)).json()).toEqual({ data: [], members: [] });
});

test("members are found for those who may open them only", async () => {
  await seedMembers(db, [{ slug: "helmi-vaher", position: "Erlang developer" }]);
  const member = { slug: "helmi-vaher", name: "Helmi Vaher", position: "Erlang developer" };
  expect((await (await get("/search?text=vaher", partner)).json()).members).toEqual([member]);
  expect((await (await get("/search?text=vaher", editor)).json()).members).toEqual([]);
});

test("of words that many requests have the newest are found, and an old one by words of its own", async () => {
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name, message, submitted_at)
    select 'OG-' || n, gen_random_uuid(), '', 'find', 'Person ' || n,
      case n when 150 then 'Kubernetes logistics' else 'logistics' end, now() - n * interval '1 hour'
    from generate_series(1, 150) n`);
  const find = async (text: string) => {
    const { data } = await (await get(`/search?text=${text}`, partner)).json();
    return data.map(({ reference }: { reference: string }) => reference);
  };
  expect(await find("logis")).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `OG-${n}`));
  expect(await find("logis+kuber")).toEqual(["OG-150"]);
});

test("the list is exported as it is filtered", async () => {
  const hire = await sendHire(services, { company_name: "Export One" });
  await sendHire(services, { company_name: "Other" });
  const response = await get("/requests.csv?text=export", partner);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const rows = (await response.text()).trim().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(hire);
  expect((await get("/requests.csv", editor)).status).toBe(403);
});

test("an export is in the audit log, and needs a recent sign-in", async () => {
  const person = await createStaff(db, { role: "partner" });
  const isExport = and(eq(auditLog.staff_id, person.id), eq(auditLog.action, "request.export"));
  const old = await signIn(services, person, new Date(Date.now() - 20 * 60_000));
  const refused = await get("/requests.csv?text=export", old);
  expect(refused.headers.get("Location")).toBe(
    "/desk/sign-in?confirm=&next=%2Fdesk%2Frequests%3Ftext%3Dexport",
  );
  expect(await db.$count(auditLog, isExport)).toBe(0);
  await (await get("/requests.csv", await signIn(services, person))).text();
  expect(await db.$count(auditLog, isExport)).toBe(1);
});

test("a file is shown in a sandbox, and one of no form is not found", async () => {
  await sendFind(services);
  await sendApplication(services);
  await storeFile(db, "cv", "unclaimed.pdf");
  const files = await db.select().from(uploads);
  const statuses = await Promise.all(
    files.map(async ({ id }) => (await get(`/files/${id}`, partner)).status),
  );
  expect(statuses).toEqual([200, 200, 404]);
  const response = await get(`/files/${files[0]?.id}`, partner);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect((await get(`/files/${files[0]?.id}`, editor)).status).toBe(403);
});

test.each([
  ["a request", () => sendHire(services)],
  ["a draft of content", () => db.transaction((tx) => saveDraft(tx, DRAFT))],
] as const)("a stream of events tells of %s that was sent to another process", async (_, send) => {
  const watch = await watchDatabase(services.url, services.log, [live.subscription]);
  const response = await get("/events", partner);
  expect(response.headers.get("Content-Type")).toContain("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const readEvent = async () => (await reader?.read())?.value;
  expect(await readEvent()).toContain("event: change");
  expect(await readEvent()).toContain("event: presence\ndata: {}");
  const next = readEvent();
  await send();
  expect(await next).toContain("event: change");
  await reader?.cancel();
  await watch.close();
});

test("a stream ends when the account is disabled", async () => {
  const person = await createStaff(db, { role: "partner" });
  const response = await get("/events", await signIn(services, person));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await reader?.read();
  await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, person.id));
  live.subscription.onNotification("1", new pg.Client());
  expect(await reader?.read()).toMatchObject({ done: true });
});
