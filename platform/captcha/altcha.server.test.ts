import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { spentCaptchas } from "#database/tables/protection.ts";
import {
  spendCaptcha,
  spentCaptchasRecord,
} from "#services/captcha/spent-captchas.repository.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createAltcha } from "./altcha.server.ts";

const { db } = await createTestDatabase();
const secret = Buffer.alloc(32, 7);
let now = new Date();
const altcha = createAltcha(secret, () => now);

beforeEach(() => {
  now = new Date();
});

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

async function getToken(form: "hire" | "apply" = "hire", from = altcha): Promise<string> {
  const answer = await from.createChallenge(form);
  if (answer.provider !== "altcha") throw new Error("altcha expected");
  const { challenge } = answer;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function change(token: string, edit: (payload: ReturnType<typeof JSON.parse>) => void): string {
  const payload = JSON.parse(atob(token));
  edit(payload);
  return btoa(JSON.stringify(payload));
}

test("a solved challenge of the same form holds", async () => {
  const token = await getToken();
  wait(5);
  const proof = await altcha.verify(token, "hire", "");
  expect(proof?.expires_at.getTime()).toBeGreaterThan(now.getTime());
});

test("a token is good once", async () => {
  const token = await getToken();
  wait(5);
  const proof = await altcha.verify(token, "hire", "");
  await db.transaction((tx) => spendCaptcha(tx, proof));
  const again = db.transaction((tx) => spendCaptcha(tx, proof));
  await expect(again).rejects.toMatchObject({
    status: 422,
    errors: { g_recaptcha: [expect.stringContaining("already used")] },
  });
});

test("of two forms with one token at the same moment one is stored", async () => {
  const token = await getToken();
  wait(5);
  const proof = await altcha.verify(token, "hire", "");
  const spend = () => db.transaction((tx) => spendCaptcha(tx, proof));
  const outcomes = await Promise.allSettled([spend(), spend(), spend()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a form that fails does not spend its token", async () => {
  const token = await getToken();
  wait(5);
  const proof = await altcha.verify(token, "hire", "");
  const failing = db.transaction(async (tx) => {
    await spendCaptcha(tx, proof);
    throw new Error("the form failed");
  });
  await expect(failing).rejects.toThrow("the form failed");
  await db.transaction((tx) => spendCaptcha(tx, proof));
});

test("a token expires after ten minutes", async () => {
  const token = await getToken();
  wait(601);
  await expect(altcha.verify(token, "hire", "")).rejects.toThrow("expired");
});

test("a token of another form is refused", async () => {
  const token = await getToken("apply");
  wait(5);
  await expect(altcha.verify(token, "hire", "")).rejects.toMatchObject({ status: 422 });
});

test("a form that was filled faster than people can is refused with when to try again", async () => {
  const token = await getToken();
  wait(1);
  await expect(altcha.verify(token, "hire", "")).rejects.toMatchObject({
    status: 429,
    retryAfter: 2,
  });
  wait(2);
  await altcha.verify(token, "hire", "");
});

test.each([
  ["nothing", () => ""],
  ["text", () => "hello"],
  ["JSON of something else", () => btoa("[1,2]")],
  ["a long text", () => "x".repeat(100_000)],
  [
    "another solution",
    (t: string) => change(t, (p) => Object.assign(p.solution, { derivedKey: "0".repeat(64) })),
  ],
  ["no signature", (t: string) => change(t, (p) => Object.assign(p.challenge, { signature: "" }))],
  [
    "a longer life",
    (t: string) =>
      change(t, (p) => Object.assign(p.challenge.parameters, { expiresAt: p.expiresAt + 9_999 })),
  ],
  [
    "an easier task",
    (t: string) => change(t, (p) => Object.assign(p.challenge.parameters, { cost: 1 })),
  ],
])("a token with %s is refused on its field", async (_what, edit) => {
  const token = edit(await getToken());
  wait(5);
  await expect(altcha.verify(token, "hire", "")).rejects.toMatchObject({
    status: 422,
    errors: { g_recaptcha: [expect.any(String)] },
  });
});

test("a challenge with another signature is refused", async () => {
  const token = await getToken(
    "hire",
    createAltcha(Buffer.alloc(32, 8), () => now),
  );
  wait(5);
  await expect(altcha.verify(token, "hire", "")).rejects.toMatchObject({ status: 422 });
});

test("spent tokens are forgotten once they could not be sent anyway", async () => {
  await db.insert(spentCaptchas).values({ id: "old", expires_at: new Date(0) });
  await spentCaptchasRecord.expiry?.eraseSome(db, new Date());
  expect(await db.$count(spentCaptchas, eq(spentCaptchas.id, "old"))).toBe(0);
  expect(await db.$count(spentCaptchas)).toBeGreaterThan(0);
});
