import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { maskSecretLinks } from "#app/boot/pages/secret-links.ts";
import { auditLog, staff, staffLinks } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, toCookieHeader, toTotpCode } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const PASSWORD = "one two three four";
const NEXT_STEP_MS = 30_000;

const owner = await createStaff(db);
const cookie = await signIn(services, owner);

/** What the page of staff shows after the owner has sent a link to a person. */
async function send(id: number) {
  const response = await desk.request("/desk/staff", {
    cookie,
    form: { intent: "sign-in-link", id: String(id) },
  });
  const data = await readDeskData<{ link?: { id: number; url: string }; problem?: string }>(
    response,
    "desk/routes/staff.tsx",
  );
  const link = data.link?.url ?? "";
  const path = link ? new URL(link).pathname : "";
  return { problem: data.problem, link, path, status: response.status };
}

let clients = 0;
const post = (path: string, form: Record<string, string>) =>
  desk.request(path, { form, client: `10.0.0.${clients++}` });

test("an account that guesses have closed is opened by a link of an owner, with password and code", async () => {
  const person = await createStaff(db, { password: PASSWORD, role: "partner" });
  const right = { password: PASSWORD, code: toTotpCode() };
  for (let n = 0; n < 10; n += 1) {
    await post("/desk/sign-in", { email: person.email, password: `guess ${n}`, code: "000000" });
  }
  const closed = await post("/desk/sign-in", { email: person.email, ...right });
  expect(closed.status).toBe(429);

  const { link, path } = await send(person.id);
  const { rows } = await db.execute<{ to: string; text: string }>(
    sql`select data->'to'->>'address' as to, data->>'text' as text from pgboss.job where name = 'mail'`,
  );
  expect(rows).toMatchObject([{ to: person.email, text: expect.stringContaining(link) }]);
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({
    staff_id: owner.id,
    action: "staff.sign_in_link",
    subject: `staff ${person.id}`,
  });
  const secret = path.split("/").at(-1) ?? "";
  expect(JSON.stringify(await db.select().from(staffLinks))).not.toContain(secret);
  expect(maskSecretLinks(link)).not.toContain(secret);

  const page = await desk.request(path);
  const shown = { kind: "sign-in", email: person.email };
  expect(await readDeskData(page, "desk/routes/welcome.tsx")).toEqual(shown);
  for (const form of [
    { ...right, password: "guess" },
    { ...right, code: "000000" },
  ]) {
    expect((await post(path, form)).status).toBe(422);
  }
  const signedIn = await post(path, right);
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/desk"]);
  const opened = toCookieHeader(...signedIn.headers.getSetCookie());
  expect((await desk.request("/desk", { cookie: opened })).status).toBe(200);
  const code = toTotpCode(new Date(Date.now() + NEXT_STEP_MS));
  expect((await post(path, { ...right, code })).status).toBe(404);
});

test("a link works once, also when it is used twice at the same time", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  const { path } = await send(person.id);
  const codes = [toTotpCode(), toTotpCode(new Date(Date.now() + NEXT_STEP_MS))];
  const responses = await Promise.all(
    codes.map((code) => post(path, { password: PASSWORD, code })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 404]);
});

test("a link has ten attempts, ends after an hour and with the next one", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  const { path: first } = await send(person.id);
  const { path } = await send(person.id);
  expect((await desk.request(first)).status).toBe(404);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await post(path, { password: `guess ${n}`, code: "000000" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  const { path: last } = await send(person.id);
  const later = { ...services, clock: () => new Date(Date.now() + 3_600_000) };
  expect((await createDeskApp(later).request(last)).status).toBe(404);
});

test("a link ends when the account is disabled or set up again, and is for accounts with a password", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  const { path } = await send(person.id);
  const form = { intent: "disable", id: String(person.id) };
  await desk.request("/desk/staff", { cookie, form });
  expect((await desk.request(path)).status).toBe(404);
  expect(await send(person.id)).toMatchObject({
    status: 409,
    problem: `${person.email} is disabled.`,
  });
  const withPasskey = await createStaff(db);
  await db.update(staff).set({ password_hash: null }).where(eq(staff.id, withPasskey.id));
  expect(await send(withPasskey.id)).toMatchObject({
    status: 409,
    problem: `${withPasskey.email} doesn't sign in with a password.`,
  });
});

test("a link needs a recent sign-in of an owner", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  const old = await signIn(services, owner, new Date(Date.now() - 15 * 60_000));
  const form = { intent: "sign-in-link", id: String(person.id) };
  const refused = await desk.request("/desk/staff", { cookie: old, form });
  expect(refused.headers.get("Location")).toContain("/desk/sign-in?confirm=");
  expect(await db.$count(staffLinks, eq(staffLinks.staff_id, person.id))).toBe(0);
});
