import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog, staff } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const ROUTE = "desk/routes/staff.tsx";

beforeEach(() => db.execute(sql`truncate staff cascade`));

const change = (cookie: string, form: Record<string, string>) =>
  desk.request("/desk/staff", { cookie, form });
const roleOf = async (id: number) =>
  (await db.select({ role: staff.role }).from(staff).where(eq(staff.id, id)))[0]?.role;

test("an owner invites a person by an email that is queued with the invitation", async () => {
  const owner = await createStaff(db);
  const cookie = await signIn(services, owner);
  const response = await change(cookie, {
    intent: "invite",
    email: "jaan@ogds.example",
    role: "editor",
  });
  expect(response.headers.get("Location")).toBe("/desk/staff?done=invite");
  const { rows } = await db.execute<{ to: string; text: string }>(
    sql`select data->'to'->>'address' as to, data->>'text' as text from pgboss.job where name = 'mail'`,
  );
  expect(rows.map(({ to }) => to)).toEqual(["jaan@ogds.example"]);
  const page = await desk.request("/desk/staff", { cookie });
  const { result } = await readDeskData<{ result: { rows: object[] } }>(page, ROUTE);
  expect(result.rows).toContainEqual(
    expect.objectContaining({ email: "jaan@ogds.example", role: "editor", is_set_up: false }),
  );
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({
    staff_id: owner.id,
    action: "staff.invite",
    fields: ["email", "role"],
  });
  expect(JSON.stringify(entry)).not.toContain("jaan");
});

test("a person who has an account is not invited again", async () => {
  const owner = await createStaff(db);
  const cookie = await signIn(services, owner);
  const response = await change(cookie, { intent: "invite", email: owner.email, role: "editor" });
  expect(response.status).toBe(409);
  const { problem } = await readDeskData<{ problem: string }>(response, ROUTE);
  expect(problem).toBe(`${owner.email} already has an account.`);
});

test("an invitation without an address says whose is missing", async () => {
  const cookie = await signIn(services, await createStaff(db));
  const response = await change(cookie, { intent: "invite", email: "", role: "editor" });
  expect(response.status).toBe(422);
  const { errors } = await readDeskData<{ errors: object }>(response, ROUTE);
  expect(errors).toEqual({ email: ["Enter their email address"] });
});

test("changes of staff need a recent sign-in, and lead back to the page", async () => {
  const owner = await createStaff(db);
  const cookie = await signIn(services, owner, new Date(Date.now() - 15 * 60_000));
  const response = await change(cookie, { intent: "disable", id: String(owner.id) });
  expect(response.headers.get("Location")).toBe("/desk/sign-in?confirm=&next=%2Fdesk%2Fstaff");
  expect((await desk.request("/desk/staff", { cookie })).status).toBe(200);
});

test("a disabled account is signed out in its open tab, and its links end", async () => {
  const cookie = await signIn(services, await createStaff(db));
  const partner = await createStaff(db, { role: "partner" });
  const open = await signIn(services, partner);
  await change(cookie, { intent: "disable", id: String(partner.id) });
  expect((await desk.request("/desk", { cookie: open })).status).toBe(302);
  const post = await desk.request("/desk/account", {
    cookie: open,
    form: { intent: "name", name: "X Y" },
  });
  expect(post.headers.get("Location")).toContain("/desk/sign-in");
  await change(cookie, { intent: "enable", id: String(partner.id) });
  expect((await desk.request("/desk", { cookie: open })).status).toBe(302);
});

test("two owners who demote each other at the same time leave one owner", async () => {
  for (let round = 0; round < 5; round += 1) {
    await db.execute(sql`truncate staff cascade`);
    const [one, two] = [await createStaff(db), await createStaff(db)];
    const cookies = [await signIn(services, one), await signIn(services, two)];
    const responses = await Promise.all([
      change(cookies[0] ?? "", { intent: "role", id: String(two.id), role: "editor" }),
      change(cookies[1] ?? "", { intent: "role", id: String(one.id), role: "editor" }),
    ]);
    expect(responses.filter(({ status }) => status === 303)).toHaveLength(1);
    const roles = [await roleOf(one.id), await roleOf(two.id)];
    expect(roles.toSorted()).toEqual(["editor", "owner"]);
  }
});

test("a person who was invited does not count as the owner who remains", async () => {
  const owner = await createStaff(db);
  const cookie = await signIn(services, owner);
  await change(cookie, { intent: "invite", email: "jaan@ogds.example", role: "owner" });
  const response = await change(cookie, { intent: "role", id: String(owner.id), role: "partner" });
  expect(response.status).toBe(409);
  expect(await roleOf(owner.id)).toBe("owner");
});

test("an account that does not exist is a 404, a broken id a 422", async () => {
  const cookie = await signIn(services, await createStaff(db));
  expect((await change(cookie, { intent: "disable", id: "2147483647" })).status).toBe(404);
  expect((await change(cookie, { intent: "disable", id: "x" })).status).toBe(422);
  expect((await change(cookie, { intent: "disable", id: "99999999999" })).status).toBe(422);
});
