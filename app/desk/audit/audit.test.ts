import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { recordOpenedFile } from "../applications/opened-files.service.server.ts";
import { AUDIT } from "./audit-list.tsx";
import { toAuditParts } from "./audit-sentence.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const owner = await createStaff(db);
const cookie = await signIn(services, owner);

const entry = (staff_id: number | null, action: string, subject: string, at: string) => ({
  staff_id,
  action,
  subject,
  at: new Date(at),
  fields: ["state"],
});
await db
  .insert(auditLog)
  .values([
    entry(owner.id, "request.state", "OG-1", "2026-11-01T23:59:59Z"),
    entry(null, "staff.role", "staff 1", "2026-11-02T00:00:00Z"),
    entry(owner.id, "request.note", "OG-1", "2026-11-03T12:00:00Z"),
  ]);

async function read(query: string) {
  const response = await desk.request(`/desk/audit?${query}`, { cookie });
  const page = await readDeskData<{
    result: { rows: { action: string }[]; page: number; pages: number; total: number };
  }>(response, "desk/routes/audit.tsx");
  return { ...page, listed: page.result.rows.map(({ action }) => action) };
}

test.each([
  ["", ["request.note", "staff.role", "request.state"]],
  [`by=${owner.id}`, ["request.note", "request.state"]],
  ["by=command-line", ["staff.role"]],
  ["kind=request", ["request.note", "request.state"]],
  ["kind=reques", ["request.note", "staff.role", "request.state"]],
  ["subject=OG-1&to=2026-11-01", ["request.state"]],
  ["from=2026-11-02&to=2026-11-02", ["staff.role"]],
  ["subject=OG-2", []],
  ["by=x&from=soon&before=-1&kind=", ["request.note", "staff.role", "request.state"]],
])("?%s lists %j", async (query, actions) => {
  expect((await read(query)).listed).toEqual(actions);
});

test("an entry is a sentence with links", () => {
  const names = {
    staff: new Map([[5, "Jaan Tamm"]]),
    members: new Map([[3, { slug: "anna-kask", name: "Anna Kask" }]]),
    files: new Map([[9, "members/zoe.yaml"]]),
  };
  const say = (action: string, subject: string, fields: string[] = []) =>
    toAuditParts({ action, subject, fields }, names)
      .map(({ text, to }) => (to ? `[${text}](${to})` : text))
      .join("");
  expect(say("request.owner", "OG-7K3M9Q", ["owner_id", "staff 5"])).toBe(
    "gave [OG-7K3M9Q](/desk/requests/OG-7K3M9Q) to [Jaan Tamm](/desk/staff)",
  );
  expect(say("request.owner", "OG-7K3M9Q", ["owner_id"])).toBe(
    "changed the owner of [OG-7K3M9Q](/desk/requests/OG-7K3M9Q)",
  );
  expect(say("request.state", "OG-1", ["state", "follow_up_on", "state won"])).toBe(
    "changed the state of [OG-1](/desk/requests/OG-1) to Won",
  );
  expect(say("request.state", "OG-1", ["state"])).toBe(
    "changed the state of [OG-1](/desk/requests/OG-1)",
  );
  expect(say("request.state", "OG-1", ["state", "state parked"])).toMatch(/ to parked$/);
  expect(say("call.move", "OG-7K3M9Q")).toContain("(/desk/calls/OG-7K3M9Q)");
  expect(say("interview.propose", "proposal 4", ["member 3"])).toBe(
    "proposed times for an interview of [Anna Kask](/desk/members/anna-kask) in [proposal 4](/desk/proposals/4)",
  );
  expect(say("content.publish", "members revision 9")).toContain("members/zoe.yaml");
  expect(say("content.publish", "members revision 8")).toBe("published a file of members");
  expect(say("content.publish", "site.yaml")).toMatch(/^published \[site\.yaml\]\(/);
  expect(say("person.erase", "person")).toBe("erased the data of a person: no requests");
  expect(say("constructor", "OG-1")).toContain("constructor");
});

test("owners download the log in words after a recent sign-in", async () => {
  const get = (by: string) =>
    createApi(services).request("/api/desk/audit.csv?kind=request", { headers: { Cookie: by } });
  const stale = await signIn(services, owner, new Date(Date.now() - 16 * 60_000));
  expect((await get(stale)).status).toBe(302);
  const text = await (await get(cookie)).text();
  expect(text).toContain(",Mari Kask,wrote a note on OG-1,request.note,OG-1,state");
  expect(text).not.toContain("staff.role");
});

test("opening a file of an application is recorded once an hour for each person", async () => {
  const count = () => db.$count(auditLog, eq(auditLog.action, "application.cv"));
  const now = new Date();
  await recordOpenedFile(db, owner, "OG-CV", now);
  await recordOpenedFile(db, owner, "OG-CV", now);
  expect(await count()).toBe(1);
  await recordOpenedFile(db, owner, "OG-CV", new Date(now.getTime() + 3_660_000));
  await recordOpenedFile(db, await createStaff(db), "OG-CV", now);
  expect(await count()).toBe(3);
  await db.delete(auditLog).where(eq(auditLog.action, "application.cv"));
  await db.delete(auditLog).where(eq(auditLog.action, "audit.export"));
});

test("changed fields are named in words, without the second record, which the sentence has", () => {
  const column = AUDIT.columns.find(({ label }) => label === "Fields");
  const line = {
    ...entry(1, "request.owner", "OG-1", "2026-11-01"),
    id: 1,
    who: "Mari",
    parts: [],
  };
  const fields = ["owner_id", "staff 3", "follow_up_on"];
  expect(column?.cell({ ...line, fields })).toBe("owner id, follow up on");
});

test("the log is paged by fifty, the newest first", async () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    entry(owner.id, "member.save", `M-${n}`, "2026-11-04T12:00:00Z"),
  );
  await db.insert(auditLog).values(many);
  const first = await read("");
  expect(first.listed).toEqual(many.map(({ action }) => action));
  expect(first.result).toMatchObject({ page: 1, pages: 2, total: 53 });
  const second = await read("page=2");
  expect(second.listed).toEqual(["request.note", "staff.role", "request.state"]);
  const narrowed = await read("by=command-line&page=2");
  expect(narrowed.result).toMatchObject({ page: 1, pages: 1, total: 1 });
});
