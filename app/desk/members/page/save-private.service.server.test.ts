import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MemberPrivateSchema } from "#contract/desk/desk-member.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { listAudit } from "#services/audit/audit-log.repository.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { PrivateOutcome } from "./change-member.server.ts";
import { readMemberPage } from "./member-page.service.server.ts";
import { saveMemberPrivate } from "./save-private.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { role: "partner" });
const desk = createDeskApp(services);
const TODAY = "2027-03-31";

beforeEach(async () => {
  await db.execute(sql`truncate members, member_private, audit_log cascade`);
  await seedMembers(db, [{ slug: "anna-kask" }]);
});

const toEdit = (fields: Record<string, unknown> = {}) =>
  MemberPrivateSchema.parse({ version: 0, own_currency: "EUR", ...fields });
const save = (fields: Record<string, unknown>, slug = "anna-kask") =>
  saveMemberPrivate(services, mari, slug, toEdit(fields));

test("private data is stored, and the audit log names its fields only", async () => {
  const stored = await save({
    email: " anna@example.com ",
    own_rate: "45,50",
    notes: "Prefers\r\nmail",
  });
  expect(stored).toMatchObject({ version: 1, email: "anna@example.com", own_rate: 45.5 });
  const page = await readMemberPage(db, "anna-kask", TODAY);
  expect(page?.private).toMatchObject({ ...stored, notes: "Prefers\nmail" });
  expect(page?.problems).not.toContain("email");
  const [entry] = await listAudit(db, {}, { limit: 9 });
  expect(entry).toMatchObject({
    action: "member.private",
    staff_id: mari.id,
    fields: ["email", "own_rate", "notes"],
  });
  expect(entry?.subject).toMatch(/^member \d+$/);
});

test("of two who change it at once one is refused with what the other stored", async () => {
  const saved = await Promise.allSettled([save({ phone: "111111" }), save({ phone: "222222" })]);
  expect(saved.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [row, more] = await db.select().from(memberPrivate);
  expect(more).toBeUndefined();
  const refused = saved.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ status: 409, stored: { version: 1, phone: row?.phone } });
});

test("the same again stores nothing, whatever version it was made on", async () => {
  await save({ phone: "111111" });
  expect(await save({ phone: "111111" })).toMatchObject({ version: 1 });
  expect(await listAudit(db, {}, { limit: 9 })).toHaveLength(1);
});

test("a wrong address is refused beside its field, and what was typed comes back", async () => {
  const cookie = await signIn(services, mari);
  const form = { version: "0", email: "anna@", own_rate: "a lot", own_currency: "EUR", notes: "x" };
  const response = await desk.request("/desk/members/anna-kask", { cookie, form });
  expect(response.status).toBe(422);
  const outcome = await readDeskData<PrivateOutcome>(response, "desk/routes/member.tsx");
  expect(outcome).toMatchObject({
    kind: "invalid",
    input: { email: "anna@", own_rate: "a lot", notes: "x" },
    errors: { email: [expect.stringContaining("name@example.com")], own_rate: [expect.anything()] },
  });
  expect(await db.$count(memberPrivate)).toBe(0);
});

test("an unknown member has no page and no private data", async () => {
  const cookie = await signIn(services, mari);
  for (const slug of ["nobody", "former-1", "..%2Fsite", "x".repeat(3_000)]) {
    expect((await desk.request(`/desk/members/${slug}`, { cookie })).status).toBe(404);
  }
  await expect(save({ phone: "111111" }, "nobody")).rejects.toMatchObject({ status: 404 });
});
