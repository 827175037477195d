import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#database/tables/protection.ts";
import { PublicError } from "#platform/errors.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { countClientHit, countHit, rateLimitsRecord } from "./rate-limit.repository.server.ts";

const { db } = await createTestDatabase();
const limit = { hits: 3, seconds: 600 };

test("requests past the limit get 429 and when to try again", async () => {
  for (let call = 0; call < 3; call++) await countHit(db, "hire", "203.0.113.7", limit);
  const refusal = await countHit(db, "hire", "203.0.113.7", limit).catch((error) => error);
  expect(refusal).toBeInstanceOf(PublicError);
  expect(refusal).toMatchObject({ status: 429, message: expect.stringContaining("10 minutes") });
  expect(refusal.retryAfter).toBeGreaterThan(590);
});

test("the time of a limit counts from the first call, whatever follows", async () => {
  const readEnd = async () =>
    (await db.select({ end: sql<string>`${rateLimits.expires_at}::text` }).from(rateLimits)).map(
      ({ end }) => end,
    );
  const before = await readEnd();
  await countHit(db, "find", "203.0.113.10", limit);
  const after = await readEnd();
  expect(after).toHaveLength(before.length + 1);
  for (let call = 0; call < 4; call++) {
    await countHit(db, "find", "203.0.113.10", limit).catch(() => {});
  }
  expect((await readEnd()).toSorted()).toEqual(after.toSorted());
});

test("a limit that was reached with the clock a month ahead is over once the clock is right", async () => {
  const exhaust = async () => {
    for (let call = 0; call < 3; call++) await countHit(db, "month", "203.0.113.11", limit);
  };
  await exhaust();
  await db
    .update(rateLimits)
    .set({ expires_at: sql`${rateLimits.expires_at} + interval '30 days'` });
  await exhaust();
  await expect(countHit(db, "month", "203.0.113.11", limit)).rejects.toMatchObject({ status: 429 });
  await db.delete(rateLimits);
});

test("another client and another form have limits of their own", async () => {
  await countHit(db, "hire", "203.0.113.8", limit);
  await countHit(db, "apply", "203.0.113.7", limit);
});

test("concurrent calls are all counted", async () => {
  const calls = Array.from({ length: 10 }, () => countHit(db, "hire", "203.0.113.9", limit));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("addresses of one IPv6 /64 are one client", async () => {
  for (let call = 1; call <= 3; call++)
    await countClientHit(db, "find", `2001:db8:1:2::${call}`, limit);
  await expect(countClientHit(db, "find", "2001:db8:1:2:ffff::4", limit)).rejects.toThrow(
    "Too many attempts",
  );
  await countClientHit(db, "find", "2001:db8:1:3::1", limit);
});

test("an IPv6 /56 sends as much as four clients, whatever is refused to one of them", async () => {
  const send = (network: number) =>
    countClientHit(db, "talk", `2001:db8:2:${network.toString(16)}::1`, limit);
  for (let call = 0; call < 30; call++) await send(0).catch(() => {});
  for (let network = 1; network <= 9; network++) await send(network);
  await expect(send(0xff)).rejects.toMatchObject({ status: 429 });
  await countClientHit(db, "talk", "2001:db8:2:100::1", limit);
});

test("a window that is over counts from one again and is swept away", async () => {
  await db.update(rateLimits).set({ expires_at: sql`now() - interval '1 second'` });
  await countHit(db, "hire", "203.0.113.7", limit);
  await rateLimitsRecord.expiry?.eraseSome(db, new Date());
  expect(await db.$count(rateLimits)).toBe(1);
});

test("no address is stored in plain text", async () => {
  const rows = await db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});
