import { expect, test } from "vitest";
import { BusyError, PublicError } from "#platform/errors.ts";
import { countSignIn, signIns } from "./sign-in-outcomes.server.ts";

async function readOutcomes() {
  const { values } = await signIns.get();
  return values
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => `${labels.by} ${labels.outcome} ${value}`);
}

test("attempts to sign in are counted by how they end, and end as before", async () => {
  signIns.reset();
  const session = { token: "a" };
  expect(await countSignIn("password", Promise.resolve(session))).toBe(session);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await countSignIn("password", Promise.resolve(undefined))).toBeUndefined();
  }
  const limited = new PublicError(429, "Too many attempts");
  await expect(countSignIn("password", Promise.reject(limited))).rejects.toBe(limited);
  const busy = new BusyError("busy", 2);
  await expect(countSignIn("password", Promise.reject(busy))).rejects.toBe(busy);
  await countSignIn("passkey", Promise.resolve(session));
  await countSignIn("passkey", Promise.resolve(undefined));
  expect((await readOutcomes()).toSorted()).toEqual([
    "passkey accepted 1",
    "passkey refused 1",
    "password accepted 1",
    "password failed 1",
    "password rate_limited 1",
    "password refused 2",
  ]);
});
