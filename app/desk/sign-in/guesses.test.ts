import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staff, staffRecoveryCodes } from "#database/tables/staff.ts";
import { PublicError } from "#platform/errors.ts";
import { countHashes } from "#services/staff/password-hash.server.ts";
import { replaceRecoveryCodes } from "#services/staff/recovery-codes.repository.server.ts";
import { signIn } from "#services/staff/sign-in.service.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, toCookieHeader, toTotpCode } from "#tests/support/staff.ts";
import { sendSignInLink } from "../staff/staff-accounts.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const PASSWORD = "one two three four";
const ROUTE = "desk/routes/sign-in.tsx";

let clients = 0;
/** An address of its own for each request. */
const toClient = (n = clients++) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

type Attempt = { email: string; password?: string; code?: string };

const attempt = (
  { email, password = "wrong", code = "000000" }: Attempt,
  { client = toClient(), cookie }: { client?: string; cookie?: string } = {},
) => desk.request("/desk/sign-in", { form: { email, password, code }, client, cookie });

/** Statuses of many attempts, with how many there were of each, and how many were checked. */
async function attemptMany(count: number, send: (n: number) => Promise<number>) {
  const statuses = new Map<number, number>();
  const hashes = countHashes();
  let next = 0;
  const work = async () => {
    while (next < count) {
      const status = await send(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { statuses: Object.fromEntries(statuses), hashes: countHashes() - hashes };
}

const post = async (...input: Parameters<typeof attempt>) => (await attempt(...input)).status;

/** The cookie that marks the browser, without its session. */
const readDevice = (response: Response) =>
  toCookieHeader(...response.headers.getSetCookie().filter((one) => one.includes("desk-device")));

/** Without the page, which would take ten times as long. */
async function guess(email: string, password: string): Promise<number> {
  const visit = { client: toClient(), userAgent: null };
  const input = { email, password, code: "000000" };
  try {
    const signedIn = await signIn(services, input, {
      ...visit,
      earlierToken: undefined,
      deviceToken: undefined,
    });
    return signedIn ? 303 : 422;
  } catch (error) {
    if (error instanceof PublicError) return error.status;
    throw error;
  }
}

test("of 10,000 guesses from as many addresses ten are checked, and the person's own browser still signs in", async () => {
  const { email } = await createStaff(db, { password: PASSWORD });
  const first = await attempt({ email, password: PASSWORD, code: toTotpCode() });
  expect(first.status).toBe(303);
  const device = readDevice(first);
  const guesses = await attemptMany(10_000, (n) =>
    guess(n % 2 ? email : email.toUpperCase(), `guess ${n}`),
  );
  // One of the ten was the sign-in.
  expect(guesses).toEqual({ statuses: { 422: 9, 429: 9_991 }, hashes: 9 });
  const code = toTotpCode(new Date(Date.now() + 30_000));
  expect((await attempt({ email, password: PASSWORD, code })).status).toBe(429);
  const known = await attempt({ email, password: PASSWORD, code }, { cookie: device });
  expect(known.status).toBe(303);
}, 240_000);

test("a browser that was used to sign in has ten attempts too, and none at other accounts", async () => {
  const [one, two] = [
    await createStaff(db, { password: PASSWORD }),
    await createStaff(db, { password: PASSWORD }),
  ];
  const opened = await attempt({ email: one.email, password: PASSWORD, code: toTotpCode() });
  const cookie = readDevice(opened);
  // First, with a browser that has made no other attempt: one that had would be refused anyway.
  await attemptMany(10, () => post(two));
  expect((await attempt(two, { cookie })).status).toBe(429);
  const own = await attemptMany(12, () => post(one, { cookie }));
  expect(own.statuses).toEqual({ 422: 10, 429: 2 });
});

test("150 guesses at once do not keep a known browser waiting, nor a link of an owner", async () => {
  const [known, linked] = [
    await createStaff(db, { password: PASSWORD }),
    await createStaff(db, { password: PASSWORD }),
  ];
  const opened = await attempt({ email: known.email, password: PASSWORD, code: toTotpCode() });
  const cookie = readDevice(opened);
  const link = await sendSignInLink(services, null, linked.id);
  const later = toTotpCode(new Date(Date.now() + 30_000));

  const isFull = Promise.withResolvers<void>();
  const guesses = Array.from({ length: 150 }, async (_, n) => {
    const status = await guess(`${n}@ogds.example`, `guess ${n}`);
    if (status === 503) isFull.resolve();
    return status;
  });
  // From here on a further guess is refused.
  await isFull.promise;
  const signedIn = await Promise.all([
    attempt({ email: known.email, password: PASSWORD, code: later }, { cookie }),
    desk.request(`/desk/welcome/${link}`, {
      form: { password: PASSWORD, code: toTotpCode() },
      client: toClient(),
    }),
  ]);
  expect(signedIn.map(({ status }) => status)).toEqual([303, 303]);
  const statuses = await Promise.all(guesses);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100);
});

test("of guesses from one address at many accounts 40 are checked", async () => {
  const client = toClient();
  const guesses = await attemptMany(200, (n) => post({ email: `${n}@ogds.example` }, { client }));
  expect(guesses).toEqual({ statuses: { 422: 40, 429: 160 }, hashes: 40 });
});

test("accounts that do not exist, are disabled or are not set up cannot be told from others", async () => {
  const nothing = { password_hash: null, totp_secret: null };
  const existing = await createStaff(db, { password: PASSWORD });
  const disabled = await createStaff(db, { password: PASSWORD, disabled_at: new Date() });
  const invited = await createStaff(db);
  await db.update(staff).set(nothing).where(eq(staff.id, invited.id));
  const attempts: Attempt[] = [
    { email: "nobody@ogds.example" },
    { email: "nobody@ogds.example", code: toTotpCode() },
    existing,
    { ...existing, code: toTotpCode() },
    { ...existing, password: PASSWORD },
    { ...disabled, password: PASSWORD, code: toTotpCode() },
    { ...invited, code: toTotpCode() },
  ].map(({ email, ...rest }) => ({ ...rest, email }));
  for (const input of attempts) {
    const hashes = countHashes();
    const response = await attempt(input);
    const { errors, problem } = await readDeskData<{ errors: object; problem?: string }>(
      response,
      ROUTE,
    );
    expect({ ...input, status: response.status, errors, problem }).toEqual({
      ...input,
      status: 422,
      problem: undefined,
      errors: { password: ["The email address, password or code is wrong"] },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    // The costly part, which is a hundred times as long as everything else.
    expect([input, countHashes() - hashes]).toEqual([input, 1]);
  }
  for (const { email } of [{ email: "stranger@ogds.example" }, invited, disabled]) {
    const { statuses } = await attemptMany(12, () => post({ email }));
    const left = email === "stranger@ogds.example" ? 10 : 9;
    expect([email, statuses]).toEqual([email, { 422: left, 429: 12 - left }]);
  }
});

test("a recovery code signs in once, also when it is sent twice at the same time, and only its owner", async () => {
  const [one, two] = [
    await createStaff(db, { password: PASSWORD }),
    await createStaff(db, { password: PASSWORD }),
  ];
  const [code = ""] = await db.transaction((tx) => replaceRecoveryCodes(tx, one.id));
  expect((await attempt({ email: two.email, password: PASSWORD, code })).status).toBe(422);
  const input = { email: one.email, password: PASSWORD, code };
  const responses = await Promise.all([1, 2, 3].map(() => attempt(input)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
  expect((await attempt(input)).status).toBe(422);
  expect(await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staff_id, one.id))).toBe(10);
});
