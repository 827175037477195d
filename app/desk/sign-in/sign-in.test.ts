import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, staffSessions } from "#database/tables/staff.ts";
import { signIns } from "#services/staff/sign-in-outcomes.server.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, toCookieHeader, toTotpCode } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const PASSWORD = "one two three four";
const mari = await createStaff(db, { password: PASSWORD });

const post = (form: Record<string, string>, path = "/desk/sign-in", cookie?: string) =>
  desk.request(path, { cookie, form });

test("email, password and code lead to the page that was asked for", async () => {
  const code = toTotpCode();
  const input = {
    email: mari.email.toUpperCase(),
    password: PASSWORD,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  };
  const response = await post(input, "/desk/sign-in?next=%2Fdesk%3Fx%3D1");
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/desk?x=1");
  const cookies = response.headers.getSetCookie();
  expect(cookies[0]).toMatch(
    /^__Host-desk=[^;]+; Max-Age=\d+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  const opened = await desk.request("/desk", { cookie: toCookieHeader(...cookies) });
  expect(opened.status).toBe(200);
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({
    staff_id: mari.id,
    action: "staff.sign_in",
    subject: `staff ${mari.id}`,
    fields: ["password"],
  });
});

test("a code works once, also when it is sent twice at the same time", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  const input = { email: person.email, password: PASSWORD, code: toTotpCode() };
  const responses = await Promise.all([post(input), post(input), post(input)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
  expect((await post(input)).status).toBe(422);
});

test("a signed-out visitor is sent to sign in, and a signed-in one away from it", async () => {
  const away = await desk.request("/desk");
  expect(away.headers.get("Location")).toBe("/desk/sign-in");
  const cookie = await signIn(services, mari);
  const back = await desk.request("/desk/sign-in?next=/desk/x", { cookie });
  expect(back.headers.get("Location")).toBe("/desk/x");
});

test("a sign-in always gets a new token, and ends the session that the browser had", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  const planted = "__Host-desk=InBsYW50ZWQi";
  const first = await post(
    { email: person.email, password: PASSWORD, code: toTotpCode() },
    "/desk/sign-in",
    planted,
  );
  const cookie = toCookieHeader(...first.headers.getSetCookie());
  expect(cookie).not.toContain("InBsYW50ZWQi");
  expect((await desk.request("/desk", { cookie: planted })).status).toBe(302);
  const later = new Date(Date.now() + 30_000);
  const again = await post(
    { email: person.email, password: PASSWORD, code: toTotpCode(later) },
    "/desk/sign-in?confirm",
    cookie,
  );
  expect(again.status).toBe(303);
  expect((await desk.request("/desk", { cookie })).status).toBe(302);
  expect(await db.$count(staffSessions, eq(staffSessions.staff_id, person.id))).toBe(1);
});

test("a session ends after 12 hours without a request, and 30 days after sign-in at the latest", async () => {
  const HOUR = 3_600_000;
  let now = new Date();
  const app = createDeskApp({ ...services, clock: () => now });
  const open = async (cookie: string, hours: number) => {
    now = new Date(now.getTime() + hours * HOUR);
    return (await app.request("/desk", { cookie })).status;
  };
  const idle = await signIn(services, mari, now);
  expect(await open(idle, 11)).toBe(200);
  expect(await open(idle, 11)).toBe(200);
  expect(await open(idle, 12)).toBe(302);
  const busy = await signIn(services, mari, now);
  for (let hours = 0; hours < 30 * 24 - 10; hours += 10) expect(await open(busy, 10)).toBe(200);
  expect(await open(busy, 10)).toBe(302);
});

test.each([
  ["/desk/requests?state=new", "/desk/requests?state=new"],
  ["/desk", "/desk"],
  ["https://evil.example/desk", "/desk"],
  ["//evil.example/desk", "/desk"],
  ["/\\evil.example/desk", "/desk"],
  ["/desk/../developers", "/desk"],
  ["/deskevil", "/desk"],
  ["/desk/sign-in?next=/desk", "/desk"],
  ["javascript:alert(1)", "/desk"],
  ["", "/desk"],
])("next=%s leads to %s", async (next, path) => {
  const cookie = await signIn(services, mari);
  const query = new URLSearchParams({ next });
  const response = await desk.request(`/desk/sign-in?${query}`, { cookie });
  expect(response.headers.get("Location")).toBe(path);
});

test("a body that is no form is refused with a client error", async () => {
  const multipart = await desk.request("/desk/sign-in", {
    form: {},
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  });
  expect(multipart.status).toBe(415);
  expect((await post({ email: "\u0000" })).status).toBe(400);
  expect((await post({})).status).toBe(422);
});

test("a sign-in that is refused is counted", async () => {
  const read = async () => {
    const { values } = await signIns.get();
    return values.find(({ labels }) => labels.by === "password" && labels.outcome === "refused")
      ?.value;
  };
  const before = (await read()) ?? 0;
  await post({ email: "nobody@example.com", password: "wrong wrong wrong", code: "123456" });
  expect(await read()).toBe(before + 1);
});
