import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailConfirmations } from "#database/tables/protection.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  countConfirmation,
  mailConfirmationsRecord,
} from "./mail-confirmations.repository.server.ts";

const { db } = await createTestDatabase();

beforeEach(() => db.delete(mailConfirmations));

const count = (address: string, about: "form" | "call" = "form") =>
  db.transaction((tx) => countConfirmation(tx, about, address));

/** As if so much time had passed. */
const passTime = (interval: string) =>
  db.update(mailConfirmations).set({
    sent_at: sql`array(select sent - ${interval}::interval from unnest(sent_at) as sent)`,
    expires_at: sql`expires_at - ${interval}::interval`,
  });

test("one address gets three confirmations per hour", async () => {
  for (let sent = 0; sent < 3; sent++) expect(await count("zoe@example.com")).toBe(true);
  expect(await count("zoe@example.com")).toBe(false);
  expect(await count("bo@example.com")).toBe(true);
  await passTime("59 minutes");
  expect(await count("zoe@example.com")).toBe(false);
  await passTime("2 minutes");
  expect(await count("zoe@example.com")).toBe(true);
});

test("one address gets ten confirmations per day, counted back from each one", async () => {
  let sent = 0;
  for (let hour = 0; hour < 20; hour++) {
    if (await count("zoe@example.com")) sent++;
    await passTime("61 minutes");
  }
  expect(sent).toBe(10);
  // The first one is a day old five hours later, the second one is not.
  await passTime("4 hours");
  expect(await count("zoe@example.com")).toBe(true);
});

test("of many at the same moment three are sent", async () => {
  const sent = await Promise.all(Array.from({ length: 12 }, () => count("zoe@example.com")));
  expect(sent.filter(Boolean)).toHaveLength(3);
});

test("a transaction that fails counts for nothing", async () => {
  for (let attempt = 0; attempt < 4; attempt++) {
    await db
      .transaction(async (tx) => {
        expect(await countConfirmation(tx, "form", "zoe@example.com")).toBe(true);
        throw new Error("undone");
      })
      .catch(() => {});
  }
  expect(await count("zoe@example.com")).toBe(true);
});

test.each([
  ["zoe@example.com", ["ZOE@EXAMPLE.COM", "zoe+shop@example.com", "Zoe+1+2@Example.com"]],
  ["zoetamm@gmail.com", ["zoe.tamm@gmail.com", "z.o.etamm+a@googlemail.com", "Zoetamm@Gmail.com"]],
  [
    "zoe@müller.example",
    ["zoe@xn--mller-kva.example", "ZOE@MÜLLER.example", "zoe+x@müller.example"],
  ],
])("%s is one mailbox however it is typed", async (address, spellings) => {
  for (const spelling of spellings) expect(await count(spelling)).toBe(true);
  expect(await count(address)).toBe(false);
});

test("dots count outside Gmail", async () => {
  for (let sent = 0; sent < 3; sent++) await count("zoe.tamm@example.com");
  expect(await count("zoetamm@example.com")).toBe(true);
});

test("changes of a call are counted separately", async () => {
  for (let sent = 0; sent < 3; sent++) await count("zoe@example.com");
  expect(await count("zoe@example.com", "call")).toBe(true);
});

test("only a hash is stored, and erased a day after the last one", async () => {
  await count("zoe@example.com");
  expect(JSON.stringify(await db.select().from(mailConfirmations))).not.toContain("zoe");
  await mailConfirmationsRecord.expiry?.eraseSome(db, new Date());
  expect(await db.select().from(mailConfirmations)).toHaveLength(1);
  await mailConfirmationsRecord.expiry?.eraseSome(db, new Date(Date.now() + 86_401_000));
  expect(await db.select().from(mailConfirmations)).toEqual([]);
});
