import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { staff } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, TEST_TOTP_SECRET, toTotpCode } from "#tests/support/staff.ts";
import { replaceLinks } from "./links.repository.server.ts";
import { replaceRecoveryCodes } from "./recovery-codes.repository.server.ts";
import { toTotpSecret } from "./totp.server.ts";
import { sealStoredSecrets } from "./totp-secrets.repository.server.ts";

const services = await createTestServices();
const { db, secretKey } = services;
const desk = createDeskApp(services);
const PASSWORD = "one two three four";

beforeEach(() => db.execute(sql`truncate staff cascade`));

function createLog() {
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  return { lines, info: add, error: add };
}

const readStored = async (id: number) =>
  (await db.select().from(staff).where(eq(staff.id, id)))[0]?.totp_secret ?? "";

const signIn = (email: string, code = toTotpCode(), app = desk) =>
  app.request("/desk/sign-in", { form: { email, password: PASSWORD, code } });

test("secrets that were stored as they are are encrypted by the start, once, and still sign in", async () => {
  const people = [
    await createStaff(db, { password: PASSWORD }),
    await createStaff(db, { password: PASSWORD }),
  ];
  const log = createLog();
  // As by two processes that start at once, and by the next start.
  await Promise.all([sealStoredSecrets(db, secretKey, log), sealStoredSecrets(db, secretKey, log)]);
  const stored = await Promise.all(people.map(({ id }) => readStored(id)));
  expect(JSON.stringify(stored)).not.toContain(TEST_TOTP_SECRET);
  expect(new Set(stored).size).toBe(2);
  await sealStoredSecrets(db, secretKey, log);
  expect(await Promise.all(people.map(({ id }) => readStored(id)))).toEqual(stored);
  for (const { email } of people) expect((await signIn(email)).status).toBe(303);
});

test("a new authenticator app is stored encrypted", async () => {
  const { id } = await createStaff(db);
  const now = services.clock();
  const token = await db.transaction((tx) =>
    replaceLinks(tx, { staff_id: id, purpose: "invitation" }, now),
  );
  const secret = toTotpSecret(secretKey, token);
  const form = { name: "Mari Kask", new_password: PASSWORD, code: toTotpCode(now, secret) };
  expect((await desk.request(`/desk/welcome/${token}`, { form })).status).toBe(200);
  expect(await readStored(id)).toMatch(/^sealed\./);
  expect(await readStored(id)).not.toContain(secret);
});

test("a secret that is copied to another account makes no codes there", async () => {
  const [one, two] = [
    await createStaff(db, { password: PASSWORD }),
    await createStaff(db, { password: PASSWORD }),
  ];
  await sealStoredSecrets(db, secretKey, createLog());
  await db
    .update(staff)
    .set({ totp_secret: await readStored(one.id) })
    .where(eq(staff.id, two.id));
  expect((await signIn(two.email)).status).toBe(503);
});

test("when the key is lost the start logs it, codes are refused with the reason after the right password, and recovery codes and set-up links work", async () => {
  const person = await createStaff(db, { password: PASSWORD });
  await sealStoredSecrets(db, secretKey, createLog());
  const stored = await readStored(person.id);
  const [recovery = ""] = await db.transaction((tx) => replaceRecoveryCodes(tx, person.id));

  const other = { ...services, secretKey: randomBytes(32) };
  const log = createLog();
  await sealStoredSecrets(db, other.secretKey, log);
  expect(log.lines).toEqual([
    expect.stringMatching(
      /^secrets of authenticator apps .* another key, of 1 account: .*SECRET_KEY/,
    ),
  ]);
  expect(await readStored(person.id)).toBe(stored);

  const app = createDeskApp(other);
  const refused = await signIn(person.email, toTotpCode(), app);
  expect(refused.status).toBe(503);
  expect(await readDeskData(refused, "desk/routes/sign-in.tsx")).toMatchObject({
    problem: expect.stringContaining("Use a recovery code or a passkey"),
  });
  const wrong = { email: person.email, password: "guess", code: toTotpCode() };
  expect((await app.request("/desk/sign-in", { form: wrong })).status).toBe(422);
  expect((await signIn(person.email, recovery, app)).status).toBe(303);

  const token = await db.transaction((tx) =>
    replaceLinks(tx, { staff_id: person.id, purpose: "invitation" }, other.clock()),
  );
  const code = toTotpCode(other.clock(), toTotpSecret(other.secretKey, token));
  const form = { name: "Mari Kask", new_password: PASSWORD, code };
  expect((await app.request(`/desk/welcome/${token}`, { form })).status).toBe(200);
});
