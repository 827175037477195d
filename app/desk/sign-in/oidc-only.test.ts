import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeRole, disableStaff } from "#app/desk/staff/staff-accounts.service.server.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { staff, staffPasskeys } from "#database/tables/staff.ts";
import { changePassword } from "#services/staff/account.service.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { removePasskey } from "#services/staff/passkeys.service.server.ts";
import { createAuthenticator } from "#tests/support/authenticator.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, type TestStaff, toTotpCode } from "#tests/support/staff.ts";

const PASSWORD = "one two three four";
// Nothing listens there: who is not sent to the provider does not need it.
const services = await createTestServices({
  OIDC_ISSUER: "http://127.0.0.1:1",
  OIDC_CLIENT_ID: "desk",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_ONLY: "on",
});
const { db } = services;
const desk = createDeskApp(services);

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(staffPasskeys);
  await db.update(staff).set({ disabled_at: new Date() });
});

let passkeys = 0;
async function addPasskey({ id: staff_id }: TestStaff): Promise<string> {
  passkeys += 1;
  const id = `passkey-${passkeys}`;
  const row = { id, staff_id, name: "Phone", public_key: Buffer.from("x"), counter: 0 };
  await db.insert(staffPasskeys).values({ ...row, transports: [] });
  return id;
}

type Offer = { challenge: string; user: { id: string } };
const readAccount = async (cookie: string) =>
  readDeskData<{ hasPasskey: boolean; offers?: { passkey: Offer } }>(
    await desk.request("/desk/account", { cookie }),
    "desk/routes/account.tsx",
  );

const toCurrent = (person: TestStaff): CurrentStaff => ({
  ...person,
  session_id: 0,
  signed_in_at: new Date(),
});

describe("with the provider alone", () => {
  test("a right password is refused, and its pages are closed", async () => {
    const mari = await createStaff(db, { password: PASSWORD });
    const form = { email: mari.email, password: PASSWORD, code: toTotpCode() };
    const refused = await desk.request("/desk/sign-in", { form });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("Passwords are switched off here");
    const forgotten = await desk.request("/desk/forgot-password");
    expect(forgotten.headers.get("Location")).toBe("/desk/sign-in");
    const reset = await desk.request("/desk/forgot-password", { form: { email: mari.email } });
    expect(reset.headers.get("Location")).toBe("/desk/sign-in");
    expect(await listQueuedEmails(db)).toEqual([]);
    const change = changePassword(services, toCurrent(mari), "another one two", async () => {});
    await expect(change).rejects.toThrow("Passwords are switched off");
  });

  test("the pages name the provider and have no password", async () => {
    const response = await desk.request("/desk/sign-in");
    const { provider } = await readDeskData<{ provider: object }>(
      response,
      "desk/routes/sign-in.tsx",
    );
    expect(provider).toEqual({ name: "127.0.0.1:1", isOnly: true });
  });

  test("one owner with a passkey remains", async () => {
    const first = await createStaff(db);
    const second = await createStaff(db);
    const key = await addPasskey(first);
    const remove = () => removePasskey(services, toCurrent(first), key, async () => {});
    const refusal = "One owner with a passkey has to remain";
    await expect(remove()).rejects.toThrow(refusal);
    await expect(disableStaff(services, second.id, first.id)).rejects.toThrow(refusal);
    await expect(changeRole(services, second.id, first.id, "partner")).rejects.toThrow(refusal);
    await addPasskey(second);
    await disableStaff(services, second.id, first.id);
    expect(await db.$count(staffPasskeys)).toBe(2);
  });

  test("where no owner has one, owners change accounts all the same and are told", async () => {
    const first = await createStaff(db);
    const second = await createStaff(db);
    const cookie = await signIn(services, first);
    const read = async () =>
      (
        await readDeskData<{ needsPasskey: boolean }>(
          await desk.request("/desk/staff", { cookie }),
          "desk/routes/staff.tsx",
        )
      ).needsPasskey;
    expect(await read()).toBe(true);
    await disableStaff(services, first.id, second.id);
    await addPasskey(first);
    expect(await read()).toBe(false);
  });

  test("owners sign in with a passkey, the others at the provider only", async () => {
    const mari = await createStaff(db);
    const cookie = await signIn(services, mari);
    const key = createAuthenticator();
    const { offers } = await readAccount(cookie);
    const passkey = key.register(offers?.passkey as Offer);
    const form = { intent: "passkey", passkey, passkey_name: "" };
    const added = await desk.request("/desk/account", { cookie, form });
    expect(added.headers.get("Location")).toBe("/desk/account?done=passkey");
    const enter = async () => {
      const request = await desk.request("/desk/passkey-request");
      const response = key.respond((await request.json()) as Offer);
      return desk.request("/desk/sign-in", { form: { passkey: response } });
    };
    expect((await enter()).status).toBe(303);
    await db.update(staff).set({ role: "partner" }).where(eq(staff.id, mari.id));
    const refused = await enter();
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("or sign in with 127.0.0.1:1.");
    expect((await readAccount(cookie)).hasPasskey).toBe(false);
    const again = await desk.request("/desk/account", { cookie, form });
    expect(again.status).toBe(403);
    expect(await again.text()).toContain("only owners have passkeys here");
  });
});
