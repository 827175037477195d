import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, staff, staffPasskeys } from "#database/tables/staff.ts";
import { createAuthenticator } from "#tests/support/authenticator.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, type TestStaff, toCookieHeader } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
let now = new Date();
const desk = createDeskApp({ ...services, clock: () => now });
const MINUTE = 60_000;

type Offer = { challenge: string; user: { id: string }; excludeCredentials: { id: string }[] };
type Account = {
  offers?: { passkey: Offer };
  passkeys: { id: string; name: string }[];
};

const readAccount = async (cookie: string) =>
  readDeskData<Account>(await desk.request("/desk/account", { cookie }), "desk/routes/account.tsx");
const offer = async (cookie: string) => {
  const { offers } = await readAccount(cookie);
  if (!offers) throw new Error("No passkey is offered");
  return offers.passkey;
};
const add = async (cookie: string, passkey: string, passkey_name = "") =>
  desk.request("/desk/account", { cookie, form: { intent: "passkey", passkey, passkey_name } });
const request = async () =>
  (await (await desk.request("/desk/passkey-request")).json()) as { challenge: string };
const enter = async (passkey: string, client?: string) =>
  desk.request("/desk/sign-in", { form: { passkey }, ...(client ? { client } : {}) });
const enterOnce = async (passkey: string) => (await enter(passkey)).status;

/** A person with a passkey. */
async function createHolder(person?: TestStaff) {
  const holder = person ?? (await createStaff(db));
  const cookie = await signIn(services, holder, now);
  const authenticator = createAuthenticator();
  const response = await add(cookie, authenticator.register(await offer(cookie)));
  expect(response.headers.get("Location")).toBe("/desk/account?done=passkey");
  return { holder, cookie, authenticator };
}

test("a passkey is added on the page of the account, and signs in without an email address", async () => {
  const { holder, cookie, authenticator } = await createHolder();
  const { passkeys, offers } = await readAccount(cookie);
  expect(passkeys).toMatchObject([{ id: authenticator.id, name: "Unknown browser" }]);
  expect(offers?.passkey.excludeCredentials).toEqual([
    { id: authenticator.id, type: "public-key", transports: ["internal"] },
  ]);
  const response = await enter(authenticator.respond(await request()));
  expect(response.headers.get("Location")).toBe("/desk");
  const opened = toCookieHeader(...response.headers.getSetCookie());
  expect((await desk.request("/desk", { cookie: opened })).status).toBe(200);
  const log = await db.select().from(auditLog).where(eq(auditLog.staff_id, holder.id));
  expect(log.map(({ action, fields }) => [action, ...fields])).toEqual([
    ["staff.passkey"],
    ["staff.sign_in", "passkey"],
  ]);
  expect(await listQueuedEmails(db)).toMatchObject([
    { to: { address: holder.email }, subject: "A passkey was added: OGDS desk" },
  ]);
});

test("a response signs in once, also when it is sent twice at the same time", async () => {
  const { authenticator } = await createHolder();
  const response = authenticator.respond(await request());
  const statuses = await Promise.all([1, 2, 3].map(() => enterOnce(response)));
  expect(statuses.toSorted()).toEqual([303, 422, 422]);
  // An authenticator without a counter reports 0 each time: the challenge alone decides.
  const { authenticator: simple } = await createHolder();
  await db.update(staffPasskeys).set({ counter: 0 }).where(eq(staffPasskeys.id, simple.id));
  const again = simple.respond(await request(), { counter: 0 });
  expect([await enterOnce(again), await enterOnce(again)]).toEqual([303, 422]);
  expect(await enterOnce(simple.respond(await request(), { counter: 0 }))).toBe(303);
});

test("a copy of an authenticator is refused by its counter", async () => {
  const { authenticator } = await createHolder();
  expect(await enterOnce(authenticator.respond(await request(), { counter: 7 }))).toBe(303);
  for (const counter of [7, 3, 0]) {
    expect(await enterOnce(authenticator.respond(await request(), { counter }))).toBe(422);
  }
  expect(await enterOnce(authenticator.respond(await request(), { counter: 8 }))).toBe(303);
});

test("a challenge expires after 15 minutes", async () => {
  const { authenticator } = await createHolder();
  const [early, late] = [await request(), await request()];
  now = new Date(now.getTime() + 15 * MINUTE - 1);
  expect(await enterOnce(authenticator.respond(early))).toBe(303);
  now = new Date(now.getTime() + 1);
  expect(await enterOnce(authenticator.respond(late))).toBe(422);
});

test.each([
  ["another site", { origin: "https://ogds.example.evil.example" }],
  ["another port", { origin: "https://ogds.example:8443" }],
  ["an authenticator that was not unlocked", { isVerified: false }],
])("%s cannot sign in or add a passkey", async (_who, fault) => {
  const { holder, cookie, authenticator } = await createHolder();
  expect(await enterOnce(authenticator.respond(await request(), fault))).toBe(422);
  const other = createAuthenticator();
  expect((await add(cookie, other.register(await offer(cookie), fault))).status).toBe(422);
  expect(await db.$count(staffPasskeys, eq(staffPasskeys.staff_id, holder.id))).toBe(1);
});

test("a challenge is for its own use and account only", async () => {
  const one = await createHolder();
  const two = await createHolder();
  const forged = { challenge: Buffer.from("sign-in").toString("base64url") };
  const misused = [await offer(one.cookie), forged, { challenge: "" }];
  for (const challenge of misused) {
    expect(await enterOnce(one.authenticator.respond(challenge))).toBe(422);
  }
  const made = createAuthenticator().register(await offer(two.cookie));
  expect((await add(one.cookie, made)).status).toBe(422);
  const { challenge } = await request();
  const asked = { challenge, user: { id: "" } };
  expect((await add(one.cookie, createAuthenticator().register(asked))).status).toBe(422);
});

test("a passkey belongs to one account", async () => {
  const one = await createHolder();
  const two = await createHolder();
  const { authenticator } = one;
  expect((await add(two.cookie, authenticator.register(await offer(two.cookie)))).status).toBe(422);
  // The authenticator names another account than the one that has the passkey.
  expect(await enterOnce(authenticator.respond(await request()))).toBe(422);
});

test("another key, another signature and a broken response are refused alike", async () => {
  const { authenticator } = await createHolder();
  const unknown = createAuthenticator();
  const response = JSON.parse(authenticator.respond(await request()));
  response.response.signature = JSON.parse(unknown.respond(await request())).response.signature;
  const texts = await Promise.all(
    [unknown.respond(await request()), JSON.stringify(response)].map(async (passkey) => {
      const refused = await enter(passkey);
      expect(refused.status).toBe(422);
      return (await readDeskData<{ problem: string }>(refused, "desk/routes/sign-in.tsx")).problem;
    }),
  );
  expect(new Set(texts).size).toBe(1);
  const { id } = authenticator;
  const broken = [
    "",
    "{",
    "null",
    "[]",
    '{"id":"\\u0000","response":{}}',
    JSON.stringify({ id, response: {} }),
    JSON.stringify({ id, response: null }),
    JSON.stringify({ id, rawId: id, type: "public-key", response: { clientDataJSON: "e30" } }),
    "x".repeat(20_001),
  ];
  for (const passkey of broken) expect([passkey, await enterOnce(passkey)]).toEqual([passkey, 422]);
});

test("a removed passkey and one of a disabled account no longer sign in", async () => {
  const { holder, cookie, authenticator } = await createHolder();
  const elsewhere = await signIn(services, holder, now);
  const stranger = await signIn(services, await createStaff(db), now);
  const form = { intent: "remove-passkey", passkey_id: authenticator.id };
  await desk.request("/desk/account", { cookie: stranger, form });
  expect(await enterOnce(authenticator.respond(await request()))).toBe(303);
  const removed = await desk.request("/desk/account", { cookie, form });
  expect(removed.headers.get("Location")).toBe("/desk/account?done=remove-passkey");
  expect(await enterOnce(authenticator.respond(await request()))).toBe(422);
  expect((await desk.request("/desk", { cookie })).status).toBe(200);
  expect((await desk.request("/desk", { cookie: elsewhere })).status).toBe(302);

  const other = await createHolder();
  await db.update(staff).set({ disabled_at: now }).where(eq(staff.id, other.holder.id));
  expect(await enterOnce(other.authenticator.respond(await request()))).toBe(422);
});

test("passkeys are added and removed only within 15 minutes after a sign-in", async () => {
  const { cookie, authenticator } = await createHolder();
  const made = createAuthenticator().register(await offer(cookie));
  now = new Date(now.getTime() + 15 * MINUTE);
  expect((await readAccount(cookie)).offers).toBeUndefined();
  const form = { intent: "remove-passkey", passkey_id: authenticator.id };
  for (const response of [
    await add(cookie, made),
    await desk.request("/desk/account", { cookie, form }),
  ]) {
    expect(response.headers.get("Location")).toBe("/desk/sign-in?confirm=&next=%2Fdesk%2Faccount");
  }
  expect((await readAccount(cookie)).passkeys).toHaveLength(1);
});

test("a name is stored as typed, and one that is too long is refused beside its field", async () => {
  const cookie = await signIn(services, await createStaff(db), now);
  await add(cookie, createAuthenticator().register(await offer(cookie)), "  Võti  1 ");
  expect((await readAccount(cookie)).passkeys).toMatchObject([{ name: "Võti 1" }]);
  const made = createAuthenticator().register(await offer(cookie));
  const refused = await add(cookie, made, "x".repeat(61));
  expect(refused.status).toBe(422);
  const state = await readDeskData<{ errors: object; input: object }>(
    refused,
    "desk/routes/account.tsx",
  );
  expect(Object.keys(state.errors)).toEqual(["passkey_name"]);
  expect(state.input).not.toHaveProperty("passkey");
});

test("one address has 40 attempts in 15 minutes", async () => {
  const { authenticator } = await createHolder();
  const client = "192.0.2.77";
  const unknown = createAuthenticator().respond(await request());
  for (let n = 0; n < 40; n += 1) expect((await enter(unknown, client)).status).toBe(422);
  expect((await enter(authenticator.respond(await request()), client)).status).toBe(429);
});
