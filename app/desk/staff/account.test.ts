import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, staff } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, toTotpCode } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const ROUTE = "desk/routes/account.tsx";

const change = (cookie: string, form: Record<string, string>) =>
  desk.request("/desk/account", { cookie, form });
const open = async (cookie: string) => (await desk.request("/desk", { cookie })).status;
const read = async (cookie: string) =>
  readDeskData<{
    name: string;
    offers?: { totp: { secret: string } };
    recovery_codes: number;
    sessions: { id: number; device: string; is_current: boolean }[];
  }>(await desk.request("/desk/account", { cookie }), ROUTE);

const listActions = async (staff_id: number) =>
  (await db.select().from(auditLog).where(eq(auditLog.staff_id, staff_id))).map(
    ({ action }) => action,
  );

test("a name, a password, an app and recovery codes can be changed, each with an entry in the log", async () => {
  const person = await createStaff(db, { role: "editor", password: "one two three four" });
  const cookie = await signIn(services, person);
  expect((await change(cookie, { intent: "name", name: "Mari Tamm" })).status).toBe(303);
  const { name, offers, recovery_codes } = await read(cookie);
  expect({ name, recovery_codes }).toEqual({ name: "Mari Tamm", recovery_codes: 0 });

  const new_password = "rain on a tin roof";
  expect((await change(cookie, { intent: "password", new_password })).status).toBe(303);
  const code = toTotpCode(new Date(), offers?.totp.secret);
  expect((await change(cookie, { intent: "totp", code })).status).toBe(303);
  const made = await change(cookie, { intent: "codes" });
  const { codes } = await readDeskData<{ codes: string[] }>(made, ROUTE);
  expect(codes).toHaveLength(10);
  const after = await read(cookie);
  expect(after.recovery_codes).toBe(10);
  expect(after.offers?.totp.secret).not.toBe(offers?.totp.secret);

  const input = { email: person.email, password: new_password, code: codes[0] ?? "" };
  expect((await desk.request("/desk/sign-in", { form: input })).status).toBe(303);
  expect(await listActions(person.id)).toEqual([
    "staff.name",
    "staff.password",
    "staff.totp",
    "staff.recovery_codes",
    "staff.sign_in",
  ]);
});

test("a person writes a signature, which goes with their account", async () => {
  const person = await createStaff(db, { role: "partner" });
  const cookie = await signIn(services, person);
  const signature = "Mari Kask\n+372 5550 1234";
  expect((await change(cookie, { intent: "signature", signature: ` ${signature}\n` })).status).toBe(
    303,
  );
  expect(await read(cookie)).toMatchObject({ signature });
  expect((await change(cookie, { intent: "signature", signature: "{{name}}" })).status).toBe(422);
  expect(await listActions(person.id)).toEqual(["staff.signature"]);
  const owner = await signIn(services, await createStaff(db));
  await desk.request("/desk/staff", {
    cookie: owner,
    form: { intent: "disable", id: String(person.id) },
  });
  const [row] = await db.select().from(staff).where(eq(staff.id, person.id));
  expect(row).toMatchObject({ disabled_at: expect.any(Date), signature: "" });
});

test("a change of how a person signs in is emailed to them, and a change of the name is not", async () => {
  const person = await createStaff(db, { password: "one two three four" });
  const cookie = await signIn(services, person);
  const { offers } = await read(cookie);
  await db.execute(sql`delete from pgboss.job`);
  await change(cookie, { intent: "name", name: "Mari Tamm" });
  await change(cookie, { intent: "password", new_password: "short" });
  expect(await listQueuedEmails(db)).toEqual([]);
  await change(cookie, { intent: "password", new_password: "rain on a tin roof" });
  await change(cookie, { intent: "totp", code: toTotpCode(new Date(), offers?.totp.secret) });
  await change(cookie, { intent: "codes" });
  const emails = await listQueuedEmails(db);
  const told = emails.map(({ to, subject }) => [to.address, subject]);
  expect(told.toSorted()).toEqual([
    [person.email, "You have new recovery codes: OGDS desk"],
    [person.email, "Your authenticator app was changed: OGDS desk"],
    [person.email, "Your password was changed: OGDS desk"],
  ]);
  expect(JSON.stringify(emails)).not.toContain("rain on a tin roof");
});

test("a new password ends all other sessions", async () => {
  const person = await createStaff(db);
  const [here, there] = [await signIn(services, person), await signIn(services, person)];
  await change(here, { intent: "password", new_password: "rain on a tin roof" });
  expect([await open(here), await open(there)]).toEqual([200, 302]);
});

test.each([
  [{ intent: "password", new_password: "short" }, "new_password"],
  [{ intent: "totp", code: "000000" }, "code"],
  [{ intent: "name", name: " " }, "name"],
  [{ intent: "signature", signature: "x".repeat(501) }, "signature"],
  [{ intent: "erase" }, "intent"],
])("%j is refused beside its field", async (form: Record<string, string>, field) => {
  const cookie = await signIn(services, await createStaff(db));
  const response = await change(cookie, form);
  expect(response.status).toBe(422);
  const { errors } = await readDeskData<{ errors: object }>(response, ROUTE);
  expect(Object.keys(errors)).toEqual([field]);
});

test("the way to sign in is changed only within 15 minutes after they signed in", async () => {
  const person = await createStaff(db);
  const cookie = await signIn(services, person, new Date(Date.now() - 15 * 60_000));
  expect((await read(cookie)).offers).toBeUndefined();
  const forms: Record<string, string>[] = [
    { intent: "password", new_password: "rain on a tin roof" },
    { intent: "totp", code: toTotpCode() },
    { intent: "codes" },
  ];
  for (const form of forms) {
    const response = await change(cookie, form);
    expect(response.headers.get("Location")).toBe("/desk/sign-in?confirm=&next=%2Fdesk%2Faccount");
  }
  expect(await listActions(person.id)).toEqual([]);
  expect((await change(cookie, { intent: "name", name: "Mari Tamm" })).status).toBe(303);
});

test("a session can be ended from another one, but not that of another person", async () => {
  const person = await createStaff(db);
  const [here, there] = [await signIn(services, person), await signIn(services, person)];
  const stranger = await signIn(services, await createStaff(db));
  const { sessions } = await read(here);
  const other = sessions.find(({ is_current }) => !is_current);
  expect(sessions).toHaveLength(2);
  expect(other?.device).toBe("Firefox on Linux");
  const form = { intent: "session", session: String(other?.id) };
  await change(stranger, form);
  expect(await open(there)).toBe(200);
  await change(here, form);
  expect([await open(here), await open(there), await open(stranger)]).toEqual([200, 302, 200]);
});

test("sign-out ends the session itself: its cookie is worth nothing afterwards", async () => {
  const cookie = await signIn(services, await createStaff(db));
  const response = await change(cookie, { intent: "sign-out" });
  expect(response.headers.get("Location")).toBe("/desk/sign-in");
  expect(response.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect(await open(cookie)).toBe(302);
});

test("signing out everywhere else leaves this browser signed in", async () => {
  const person = await createStaff(db);
  const cookies = [await signIn(services, person), await signIn(services, person)];
  await change(cookies[0] ?? "", { intent: "sessions" });
  expect(await Promise.all(cookies.map(open))).toEqual([200, 302]);
});
