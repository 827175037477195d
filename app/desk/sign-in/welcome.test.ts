import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staff, staffLinks, staffRecoveryCodes } from "#database/tables/staff.ts";
import { replaceLinks, type StaffLinkPurpose } from "#services/staff/links.repository.server.ts";
import { replaceRecoveryCodes } from "#services/staff/recovery-codes.repository.server.ts";
import { toTotpSecret } from "#services/staff/totp.server.ts";
import { createAuthenticator } from "#tests/support/authenticator.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, toCookieHeader, toTotpCode } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const ROUTE = "desk/routes/welcome.tsx";
const NEW = "rain on a tin roof";

const createLink = (staff_id: number, purpose: StaffLinkPurpose, now = new Date()) =>
  db.transaction((tx) => replaceLinks(tx, { staff_id, purpose }, now));

async function invite(email = `${crypto.randomUUID()}@ogds.example`) {
  const [row] = await db
    .insert(staff)
    .values({ email, name: "", role: "editor" })
    .returning({ id: staff.id });
  const id = row?.id ?? 0;
  const token = await createLink(id, "invitation");
  return { id, email, token, secret: toTotpSecret(services.secretKey, token) };
}

const post = (token: string, form: Record<string, string>) =>
  desk.request(`/desk/welcome/${token}`, { form });

test("an invitation sets up name, password and app, shows ten recovery codes once and signs in", async () => {
  const { id, email, token, secret } = await invite();
  const page = await readDeskData<{ email: string; totp: { secret: string; path: string } }>(
    await desk.request(`/desk/welcome/${token}`),
    ROUTE,
  );
  expect(page).toMatchObject({ email, totp: { secret } });
  expect(page.totp.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  const form = { name: "Jüri Mägi", new_password: NEW, code: toTotpCode(new Date(), secret) };
  const response = await post(token, { ...form, email: "other@ogds.example" });
  expect(response.status).toBe(200);
  const cookie = toCookieHeader(...response.headers.getSetCookie());
  const { codes } = await readDeskData<{ codes: string[] }>(response, ROUTE);
  expect(new Set(codes).size).toBe(10);
  expect((await desk.request("/desk", { cookie })).status).toBe(200);
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  expect(row).toMatchObject({ email, name: "Jüri Mägi" });
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

  expect((await post(token, form)).status).toBe(404);
  expect((await desk.request(`/desk/welcome/${token}`)).status).toBe(404);
  const [code = ""] = codes;
  const input = { email, password: NEW, code: code.toUpperCase().replaceAll("-", " ") };
  expect((await desk.request("/desk/sign-in", { form: input })).status).toBe(303);
  expect((await desk.request("/desk/sign-in", { form: input })).status).toBe(422);
  const stored = await db.select().from(staffRecoveryCodes);
  expect(JSON.stringify(stored)).not.toContain(code);
});

const offer = async (token: string) => {
  const page = await desk.request(`/desk/welcome/${token}`);
  return (await readDeskData<{ passkey: { challenge: string; user: { id: string } } }>(page, ROUTE))
    .passkey;
};

test("an invitation sets up a passkey instead, without password, app and recovery codes", async () => {
  const { id, email, token } = await invite();
  await db.transaction((tx) => replaceRecoveryCodes(tx, id));
  const authenticator = createAuthenticator();
  const passkey = authenticator.register(await offer(token));
  const form = { name: "Jüri Mägi", passkey, email: "other@ogds.example" };
  expect((await post(token, { ...form, name: "" })).status).toBe(422);
  const response = await post(token, form);
  expect(response.headers.get("Location")).toBe("/desk");
  const cookie = toCookieHeader(...response.headers.getSetCookie());
  expect((await desk.request("/desk", { cookie })).status).toBe(200);
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  const nothing = { password_hash: null, totp_secret: null };
  expect(row).toMatchObject({ email, name: "Jüri Mägi", ...nothing });
  expect(await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staff_id, id))).toBe(0);
  expect((await post(token, form)).status).toBe(404);

  const request = await (await desk.request("/desk/passkey-request")).json();
  const signInForm = { passkey: authenticator.respond(request as { challenge: string }) };
  expect((await desk.request("/desk/sign-in", { form: signInForm })).status).toBe(303);
});

test("the passkey of another invitation or account is refused, and the link still works", async () => {
  const { token } = await invite();
  const cookie = await signIn(services, await createStaff(db));
  const account = await readDeskData<{ offers: { passkey: Awaited<ReturnType<typeof offer>> } }>(
    await desk.request("/desk/account", { cookie }),
    "desk/routes/account.tsx",
  );
  for (const wrong of [await offer((await invite()).token), account.offers.passkey]) {
    const passkey = createAuthenticator().register(wrong);
    expect((await post(token, { name: "Jüri Mägi", passkey })).status).toBe(422);
  }
  expect((await desk.request(`/desk/welcome/${token}`)).status).toBe(200);
});

test("a link of a reset accepts no passkey", async () => {
  const person = await createStaff(db);
  const token = await createLink(person.id, "reset");
  const own = await offer(await createLink((await createStaff(db)).id, "invitation"));
  const passkey = createAuthenticator().register(own);
  expect((await post(token, { name: "Jüri Mägi", passkey })).status).toBe(422);
});

test("a link is used by one of two who open it at the same time", async () => {
  const { token, secret } = await invite();
  const form = { name: "Jüri Mägi", new_password: NEW, code: toTotpCode(new Date(), secret) };
  const responses = await Promise.all([post(token, form), post(token, form)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test.each([
  ["short", "eleven char", "Password must be 12 characters or more"],
  ["the email address", "EMAIL", "Password must not be your email address"],
  ["common", "Password1234", "Choose a password that is harder to guess"],
  ["one character", "aaaaaaaaaaaaaa", "Choose a password that is harder to guess"],
  ["empty", "", "Enter a password"],
])("a password that is %s is refused, and the link still works", async (_name, input, error) => {
  const { token, email, secret } = await invite();
  const new_password = input === "EMAIL" ? email.toUpperCase() : input;
  const code = toTotpCode(new Date(), secret);
  const response = await post(token, { name: "Jüri Mägi", new_password, code });
  expect(response.status).toBe(422);
  const { errors, ...state } = await readDeskData<{ errors: object }>(response, ROUTE);
  expect(errors).toEqual({ new_password: [error] });
  if (new_password) expect(JSON.stringify(state)).not.toContain(new_password);
  expect((await desk.request(`/desk/welcome/${token}`)).status).toBe(200);
});

test("a wrong code of the app is refused, and the offered secret stays the same", async () => {
  const { token, secret } = await invite();
  const response = await post(token, { name: "Jüri Mägi", new_password: NEW, code: "000000" });
  expect(response.status).toBe(422);
  const state = await readDeskData<{ totp: { secret: string }; errors: object }>(response, ROUTE);
  expect(state.totp.secret).toBe(secret);
  expect(Object.keys(state.errors)).toEqual(["code"]);
});

test("links expire, end when a newer one is made, and with the account", async () => {
  const person = await createStaff(db);
  const HOUR = 3_600_000;
  const old = await createLink(person.id, "reset", new Date(Date.now() - HOUR));
  expect((await desk.request(`/desk/welcome/${old}`)).status).toBe(404);
  const earlier = await createLink(person.id, "reset");
  const latest = await createLink(person.id, "invitation");
  expect((await desk.request(`/desk/welcome/${earlier}`)).status).toBe(404);
  expect((await desk.request(`/desk/welcome/${latest}`)).status).toBe(200);
  expect(JSON.stringify(await db.select().from(staffLinks))).not.toContain(latest);
  await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, person.id));
  expect((await desk.request(`/desk/welcome/${latest}`)).status).toBe(404);
});

test("a reset changes the password with a code of the app only, and ends all sessions", async () => {
  const person = await createStaff(db, { password: "the old password" });
  const cookie = await signIn(services, person);
  const token = await createLink(person.id, "reset");
  const wrong = await post(token, { new_password: NEW, code: "000000" });
  expect(wrong.status).toBe(422);
  expect((await desk.request("/desk", { cookie })).status).toBe(200);
  const response = await post(token, { new_password: NEW, code: toTotpCode() });
  expect(response.status).toBe(303);
  expect((await desk.request("/desk", { cookie })).status).toBe(302);
  const code = toTotpCode(new Date(Date.now() + 30_000));
  const sign = (password: string) =>
    desk.request("/desk/sign-in", { form: { email: person.email, password, code } });
  expect((await sign("the old password")).status).toBe(422);
  expect((await sign(NEW)).status).toBe(303);
});

test("the first owner enters an address, but not that of another person", async () => {
  const { token, secret } = await invite("");
  const other = await createStaff(db);
  const form = { name: "Mari", new_password: NEW, code: toTotpCode(new Date(), secret) };
  expect((await post(token, { ...form, email: "" })).status).toBe(422);
  expect((await post(token, { ...form, email: other.email.toUpperCase() })).status).toBe(422);
  expect((await post(token, { ...form, email: "mari@ogds.example" })).status).toBe(200);
});
