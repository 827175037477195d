import { expect, test } from "vitest";
import { rateLimits } from "#database/tables/protection.ts";
import { CAPTCHA_FIELD } from "#platform/captcha/captcha.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  createFormTokenCheck,
  FORM_EXPIRED,
  issueFormToken,
  readFormToken,
} from "./form-token.server.ts";

const { db } = await createTestDatabase();

const ISSUED = new Date("2026-11-20T10:00:00Z");
const after = (milliseconds: number) => new Date(ISSUED.getTime() + milliseconds);
const HOUR = 3_600_000;

/** What becomes of a hire form whose token is as old as that. */
async function verify(token: string, age: number, client = "203.0.113.7"): Promise<unknown> {
  const check = createFormTokenCheck(db, () => after(age));
  return check.verify(token, "hire", client).then(
    () => "accepted",
    (error) => error,
  );
}

const refused = (message: string) => ({ status: 422, errors: { [CAPTCHA_FIELD]: [message] } });

test("a token names its form and carries a key of its own", async () => {
  const tokens = await Promise.all([1, 2].map(() => issueFormToken(db, "hire", ISSUED)));
  const [one, other] = await Promise.all(tokens.map((token) => readFormToken(db, token, "hire")));
  expect(one).toEqual({ form: "hire", key: expect.any(String), issued_at: ISSUED.getTime() });
  expect(other?.key).not.toBe(one?.key);
});

test.each([
  ["forged", (token: string) => `${token.slice(0, -4)}AAAA`],
  ["with another payload", (token: string) => token.replace(/^[^.]+/, "e30")],
  ["empty", () => ""],
  ["endless", (token: string) => token + "A".repeat(2_000)],
])("a token that is %s is not ours", async (_how, change) => {
  const token = await issueFormToken(db, "hire", ISSUED);
  expect(await readFormToken(db, change(token), "hire")).toBeUndefined();
});

test("a token is good from 3 seconds to 4 hours after its issue", async () => {
  const token = await issueFormToken(db, "hire", ISSUED);
  expect(await verify(token, 2_999)).toMatchObject({ status: 429, retryAfter: 3 });
  expect(await verify(token, 3_000)).toBe("accepted");
  expect(await verify(token, 4 * HOUR)).toBe("accepted");
  expect(await verify(token, 4 * HOUR + 1)).toMatchObject(refused(FORM_EXPIRED));
});

test("a token of another form is refused, and none holds a time", async () => {
  const token = await issueFormToken(db, "find", ISSUED);
  expect(await verify(token, HOUR)).toMatchObject(refused("The anti-spam check failed. Try again"));
  expect(await verify("", HOUR)).toMatchObject(
    refused("The anti-spam check is missing. Try again"),
  );
  const check = createFormTokenCheck(db, () => after(HOUR));
  await expect(check.verify(token, "hold", "203.0.113.7")).rejects.toMatchObject({ status: 422 });
});

test("one client stores 20 forms an hour this way, all clients together 100", async () => {
  await db.delete(rateLimits);
  const token = await issueFormToken(db, "hire", ISSUED);
  for (let form = 0; form < 20; form += 1) expect(await verify(token, HOUR)).toBe("accepted");
  expect(await verify(token, HOUR)).toMatchObject({ status: 429 });
  for (let form = 20; form < 100; form += 1) {
    expect(await verify(token, HOUR, `198.51.100.${form}`)).toBe("accepted");
  }
  expect(await verify(token, HOUR, "198.51.100.200")).toMatchObject({ status: 429 });
});
