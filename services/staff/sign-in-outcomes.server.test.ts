import { expect, test } from "vitest";
import { BusyError, PublicError } from "#platform/errors.ts";
import { countSignIn, signIns } from "./sign-in-outcomes.server.ts";

async function readOutcomes() {
  const { values } = await signIns.get();
  return values
    .filter(({ labels, value }) => labels.by === "password" && value > 0)
    .map(({ labels, value }) => `${labels.outcome} ${value}`);
}

test("attempts to sign in are counted by how they end, and end as before", async () => {
  const session = { token: "a" };
  expect(await countSignIn("password", Promise.resolve(session))).toBe(session);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await countSignIn("password", Promise.resolve(undefined))).toBeUndefined();
  }
  const limited = new PublicError(429, "Too many attempts");
  await expect(countSignIn("password", Promise.reject(limited))).rejects.toBe(limited);
  const busy = new BusyError("busy", 2);
  await expect(countSignIn("password", Promise.reject(busy))).rejects.toBe(busy);
  expect(await readOutcomes()).toEqual(["accepted 1", "refused 2", "rate_limited 1", "failed 1"]);
});
