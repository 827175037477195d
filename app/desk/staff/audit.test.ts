import { expect, test } from "vitest";
import { auditLog } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

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
    filters: { action: { options: string[][] } };
  }>(response, "desk/routes/audit.tsx");
  return { ...page, listed: page.result.rows.map(({ action }) => action) };
}

test.each([
  ["", ["request.note", "staff.role", "request.state"]],
  [`by=${owner.id}`, ["request.note", "request.state"]],
  ["by=command-line", ["staff.role"]],
  ["action=request.state", ["request.state"]],
  ["subject=OG-1&to=2026-11-01", ["request.state"]],
  ["from=2026-11-02&to=2026-11-02", ["staff.role"]],
  ["subject=OG-2", []],
  ["by=x&from=soon&before=-1&action=", ["request.note", "staff.role", "request.state"]],
])("?%s lists %j", async (query, actions) => {
  expect((await read(query)).listed).toEqual(actions);
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
  expect(first.filters.action.options.map(([action]) => action)).toEqual([
    "",
    "member.save",
    "request.note",
    "request.state",
    "staff.role",
  ]);
});
