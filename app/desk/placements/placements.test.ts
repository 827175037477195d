import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { storePrivate } from "#app/desk/members/page/member-private.repository.server.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { placements } from "#database/tables/placements.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { webhookEndpoints, webhookEvents } from "#database/tables/webhooks.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";
import { toFollowedDate } from "./follow-placement.service.server.ts";
import { toDue, toDueText, toMargin } from "./placement-terms.ts";
import { placementsRecord } from "./placements-personal.repository.server.ts";

const services = { ...(await createTestServices()), clock: () => new Date("2026-11-20T10:00:00Z") };
const { db } = services;
const desk = createDeskApp(services);
await seedMembers(
  db,
  ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
);

let mari: TestStaff;
let cookie: string;
let reference: string;

beforeEach(async () => {
  await db.execute(sql`truncate requests, staff, member_private cascade`);
  mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
  cookie = await signIn(services, mari, services.clock());
  reference = await sendHire(services);
  await setState("won");
});

const setState = (state: DeskState) =>
  db.update(requests).set({ state }).where(eq(requests.reference, reference));

const TERMS = {
  client_rate: "80",
  client_currency: "EUR",
  own_rate: "60,50",
  own_currency: "EUR",
  starts_on: "2026-11-01",
  ends_on: "2026-12-10",
  hours_per_week: "40",
  notice_days: "14",
  trial_ends_on: "2026-11-25",
  has_buyout: "on",
  terms: "",
};

const start = (form: Record<string, string> = {}, by = cookie) =>
  desk.request("/desk/placements/new", {
    cookie: by,
    form: { request: reference, member: "anna-kask", ...TERMS, ...form },
  });
async function sender(): Promise<string> {
  const [row] = await db.select({ email: requests.email }).from(requests);
  return row?.email ?? expect.fail();
}
async function uploadContract(): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const file = { purpose: "contract", name: "c.pdf", type: "application/pdf", size: 4 } as const;
  const bytes = Buffer.from("%PDF");
  await db.insert(uploads).values({ ...file, bytes, token_hash: toTokenHash(token) });
  return token;
}
const list = () => db.select().from(placements);
const change = (form: Record<string, string>) =>
  list().then(([row]) =>
    desk.request(`/desk/placements/${row?.id}`, {
      cookie,
      form: { version: String(row?.version), ...form },
    }),
  );

test("a placement is recorded once, however often its form is sent", async () => {
  const responses = await Promise.all([start(), start()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(await list()).toMatchObject([
    { client_rate: 80, own_rate: 60.5, ends_on: "2026-12-10", status: "running", has_buyout: true },
  ]);
  const log = await db.select().from(auditLog).where(eq(auditLog.action, "placement.start"));
  expect(log).toMatchObject([
    { staff_id: mari.id, subject: expect.stringMatching(/^placement \d/) },
  ]);
});

test("a placement needs a won request", async () => {
  for (const state of ["new", "lost"] as const) {
    await setState(state);
    expect((await start()).status).toBe(422);
  }
  expect(await list()).toEqual([]);
  await setState("won");
  expect((await start()).status).toBe(303);
});

test.each([
  ["client_rate", { client_rate: "" }],
  ["client_rate", { client_rate: "0" }],
  ["own_rate", { own_rate: "a lot" }],
  ["starts_on", { starts_on: "" }],
  ["ends_on", { ends_on: "2026-10-31" }],
  ["trial_ends_on", { trial_ends_on: "2026-10-01" }],
  ["hours_per_week", { hours_per_week: "2.5" }],
  ["hours_per_week", { hours_per_week: "100" }],
  ["notice_days", { notice_days: "-1" }],
  ["terms", { terms: "x".repeat(2_001) }],
  ["member", { member: "zoe-unknown" }],
  ["request", { request: "OG-000000" }],
  ["contract", { contract: randomBytes(32).toString("base64url") }],
])("the field %s of %j is refused, and nothing is recorded", async (field, form) => {
  const response = await start(form);
  expect(response.status).toBe(422);
  const { errors } = await readDeskData<{ errors: object }>(
    response,
    "desk/routes/new-placement.tsx",
  );
  expect(Object.keys(errors)).toEqual([field]);
  expect(await list()).toEqual([]);
});

test("a placement is extended and ends, and each change is undone from the last one", async () => {
  await start();
  await change({ intent: "extend", ends_on: "2027-02-28" });
  expect(await list()).toMatchObject([{ ends_on: "2027-02-28", version: 2 }]);
  await change({ intent: "end", ended_on: "2026-11-19" });
  expect(await list()).toMatchObject([{ status: "ended", ended_on: "2026-11-19", version: 3 }]);
  expect((await change({ intent: "extend", ends_on: "2028-01-01" })).status).toBe(409);
  await change({ intent: "undo" });
  expect(await list()).toMatchObject([
    { status: "running", ended_on: null, ends_on: "2027-02-28" },
  ]);
  await change({ intent: "undo" });
  expect(await list()).toMatchObject([{ ends_on: "2026-12-10", version: 5 }]);
  const gone = await change({ intent: "undo" });
  expect(gone.headers.get("Location")).toBe("/desk/placements");
  expect(await list()).toEqual([]);
});

test("of two people who record an end at the same time one does, and the other is told", async () => {
  await start();
  const jaan = await createStaff(db, { role: "partner", name: "Jaan Tamm" });
  const other = await signIn(services, jaan, services.clock());
  const [row] = await list();
  const end = (by: string) =>
    desk.request(`/desk/placements/${row?.id}`, {
      cookie: by,
      form: { intent: "end", version: "1", ended_on: "2026-11-19" },
    });
  const responses = await Promise.all([end(cookie), end(other)]);
  const refused = responses.find(({ status }) => status === 409);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const { problem } = await readDeskData<{ problem: string }>(
    refused ?? expect.fail(),
    "desk/routes/placement.tsx",
  );
  expect(problem).toBe("A colleague changed this placement in the meantime. Check and save again.");
});

test("a buyout ends a placement, and its terms are corrected with what they were before", async () => {
  await start();
  const [row] = await list();
  await desk.request(`/desk/placements/${row?.id}/edit`, {
    cookie,
    form: { ...TERMS, version: "1", client_rate: "85" },
  });
  await change({ intent: "buy-out", ended_on: "2026-11-20" });
  expect(await list()).toMatchObject([{ client_rate: 85, status: "bought_out" }]);
  const page = await desk.request(`/desk/placements/${row?.id}`, { cookie });
  const { page: shown } = await readDeskData<{ page: { changes: object[] } }>(
    page,
    "desk/routes/placement.tsx",
  );
  expect(shown.changes).toMatchObject([
    { kind: "started", by: "Mari Kask" },
    { kind: "edited", before: { client_rate: 80 } },
    { kind: "bought_out", before: { status: "running", ended_on: null } },
  ]);
});

test("a reader sees placements without own rate, margin, terms, contract and earlier values", async () => {
  await start({ terms: "Discount from March" });
  const [row] = await list();
  await desk.request(`/desk/placements/${row?.id}/edit`, {
    cookie,
    form: { ...TERMS, version: "1", own_rate: "61", terms: "Discount from April" },
  });
  const reader = await createStaff(db, { role: "reader" });
  const own = await signIn(services, reader, services.clock());
  const read = async <Data>(path: string, route: string) =>
    readDeskData<Data>(await desk.request(path, { cookie: own }), route);
  const hidden = { own_rate: null, own_currency: null, margin: null, terms: "" };
  const { result } = await read<{ result: { rows: object[] } }>(
    "/desk/placements",
    "desk/routes/placements.tsx",
  );
  expect(result.rows).toMatchObject([{ client_rate: 80, ...hidden }]);
  const { page } = await read<{ page: object }>(
    `/desk/placements/${row?.id}`,
    "desk/routes/placement.tsx",
  );
  expect(page).toMatchObject({
    placement: { client_rate: 80, ...hidden },
    contract: null,
    changes: [{ before: {} }, { before: {} }],
  });
  expect(JSON.stringify(page)).not.toMatch(/60\.5|"61|:61\b|Discount/);
});

test.each([
  ["state=running", 1],
  ["state=due", 1],
  ["state=ends_soon", 1],
  ["state=trial_ends", 1],
  ["state=ended", 0],
  ["state=all&text=anna", 1],
  ["state=all&text=boris", 0],
  ["state=all&text=%25", 0],
])("?%s lists %i", async (query, count) => {
  await start();
  const response = await desk.request(`/desk/placements?${query}`, { cookie });
  const { result } = await readDeskData<{ result: { total: number } }>(
    response,
    "desk/routes/placements.tsx",
  );
  expect(result.total).toBe(count);
});

test("a placement that ends in 31 days, with a trial that is over, needs no attention yet", async () => {
  await start({ ends_on: "2026-12-21", trial_ends_on: "2026-11-19" });
  for (const state of ["ends_soon", "trial_ends", "due"]) {
    const response = await desk.request(`/desk/placements?state=${state}`, { cookie });
    const { result } = await readDeskData<{ result: { total: number } }>(
      response,
      "desk/routes/placements.tsx",
    );
    expect([state, result.total]).toEqual([state, 0]);
  }
});

test("placements are downloaded after a recent sign-in, with rates and margin", async () => {
  await start();
  const get = (by: string) =>
    createApi(services).request("/api/desk/placements.csv?state=all", { headers: { Cookie: by } });
  const stale = await signIn(services, mari, new Date(services.clock().getTime() - 16 * 60_000));
  expect((await get(stale)).status).toBe(302);
  const text = await (await get(cookie)).text();
  expect(text.split("\r\n")[1]).toContain("80,EUR,60.5,EUR,19.5,24,2026-11-01,2026-12-10");
  const exported = eq(auditLog.action, "placement.export");
  expect(await db.$count(auditLog, exported)).toBe(1);
});

test("programs are told in the transaction when a placement starts and ends, and when that is taken back", async () => {
  await db.insert(webhookEndpoints).values({
    id: randomUUID(),
    kind: "webhook",
    name: "Books",
    url: "",
    host: "books.example",
    events: ["placement.started", "placement.ended", "placement.reopened", "placement.removed"],
    created_by: mari.id,
    created_at: services.clock(),
  });
  await start();
  await change({ intent: "end", ended_on: "2026-11-19" });
  await change({ intent: "end", ended_on: "2026-11-19" });
  const [row] = await list();
  const path = `/desk/placements/${row?.id}`;
  expect(await db.select().from(webhookEvents)).toMatchObject([
    { type: "placement.started", reference: String(row?.id), path },
    { type: "placement.ended", path },
  ]);
  const undo = async () => {
    const [row] = await list();
    return change({ intent: "undo", version: String(row?.version) });
  };
  const listTypes = async () =>
    (await db.select().from(webhookEvents).orderBy(webhookEvents.id)).map(({ type }) => type);
  await undo();
  await change({ intent: "extend", ends_on: "2026-12-31" });
  await undo();
  await undo();
  expect(await listTypes()).toEqual([
    "placement.started",
    "placement.ended",
    "placement.reopened",
    "placement.removed",
  ]);
});

test("a contract belongs to the request, and goes with a placement that was recorded by mistake", async () => {
  await start({ contract: await uploadContract() });
  const [row] = await list();
  const [request] = await db.select().from(requests);
  expect(await db.select().from(uploads)).toMatchObject([
    { id: row?.upload_id, request_id: request?.id },
  ]);
  await change({ intent: "undo" });
  expect(await db.$count(uploads)).toBe(0);
});

test("a contract that was replaced can be restored, and is erased with its placement", async () => {
  await start({ contract: await uploadContract() });
  const [row] = await list();
  const replace = async (version: string) =>
    desk.request(`/desk/placements/${row?.id}/edit`, {
      cookie,
      form: { ...TERMS, version, contract: await uploadContract() },
    });
  expect((await replace("1")).status).toBe(303);
  expect(await db.$count(uploads)).toBe(2);
  await change({ intent: "undo" });
  expect(await list()).toMatchObject([{ upload_id: row?.upload_id }]);
  expect(await db.$count(uploads)).toBe(1);
  await replace("3");
  await placementsRecord.ofPerson?.eraseSome(db, parsePerson(await sender()) ?? expect.fail());
  expect(await db.$count(uploads)).toBe(0);
});

test("dates stay in their order when a placement is extended, and when its terms are changed", async () => {
  await start({ ends_on: "", trial_ends_on: "" });
  expect((await change({ intent: "extend", ends_on: "2026-10-31" })).status).toBe(422);
  await change({ intent: "end", ended_on: "2026-11-19" });
  const [row] = await list();
  const edit = { ...TERMS, version: "2", starts_on: "2026-11-20", trial_ends_on: "" };
  const late = await desk.request(`/desk/placements/${row?.id}/edit`, { cookie, form: edit });
  expect(late.status).toBe(422);
  expect(await list()).toMatchObject([{ starts_on: "2026-11-01", ended_on: "2026-11-19" }]);
});

test("a profile doesn't follow a placement that was changed since it was shown", async () => {
  await start();
  await change({ intent: "extend", ends_on: "2027-02-28" });
  expect((await change({ intent: "follow", version: "1" })).status).toBe(409);
  expect((await change({ intent: "follow" })).status).toBe(303);
});

test("erasing the member erases the placement with its contract, and names one that runs", async () => {
  const known = { version: 1, email: "anna@example.com", phone: "", notes: "" };
  const own = { own_rate: 60, own_currency: "EUR" } as const;
  await db.transaction((tx) => storePrivate(tx, "anna-kask", { ...known, ...own }));
  expect(await db.$count(memberPrivate)).toBe(1);
  await start();
  const person = parsePerson("Anna@example.com") ?? expect.fail();
  const { ofPerson = expect.fail() } = placementsRecord;
  expect(await ofPerson.count(db, person)).toBe(1);
  for await (const { data } of ofPerson.copy(db, person)) {
    expect(JSON.stringify(data)).not.toMatch(/rate/);
  }
  expect(await ofPerson.listNotices?.(db, person, services.clock())).toEqual([
    expect.stringContaining(`Anna Kask for ${reference} is running`),
  ]);
  expect(await ofPerson.eraseSome(db, person)).toBe(1);
  expect(await ofPerson.eraseSome(db, person)).toBe(0);
  expect(await list()).toEqual([]);
});

test.each([
  ["an earlier date moves to the end", "2026-11-01", "2026-12-10", null, "2026-12-10"],
  ["a later date is the member's and stays", "2027-03-01", "2026-12-10", null, undefined],
  ["no date stays no date", null, "2026-12-10", null, undefined],
  ["without an end nothing is known", "2026-11-01", null, null, undefined],
  [
    "the date of the placement moves back with it",
    "2026-12-10",
    "2026-11-19",
    "2026-12-10",
    "2026-11-19",
  ],
])("%s", (_, shown, until, previous, expected) => {
  expect(toFollowedDate(shown, { until, previous })).toBe(expected);
});

test.each([
  ["2026-11-19", "should have ended on 2026-11-19"],
  ["2026-11-20", "ends on 2026-11-20"],
  ["2026-12-21", "trial ends on 2026-11-25"],
])("of a placement that ends on %s is said that it %s", (ends_on, text) => {
  const dated = { status: "running", ends_on, trial_ends_on: "2026-11-25" } as const;
  expect(toDueText({ ...dated, ...toDue(dated, "2026-11-20") }, (day) => day)).toBe(text);
});

test("the margin is in the client's currency, and unknown without a rate to convert by", () => {
  const rates = {
    client_rate: 80,
    client_currency: "EUR",
    own_rate: 60,
    own_currency: "EUR",
  } as const;
  expect(toMargin(rates, undefined)).toEqual({ amount: 20, percent: 25 });
  expect(toMargin({ ...rates, own_rate: null, own_currency: null }, undefined)).toBeNull();
  expect(toMargin({ ...rates, own_currency: "USD" }, undefined)).toBeNull();
});
