import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { emailConfirmations } from "#database/tables/protection.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  countConfirmation,
  emailConfirmationsRecord,
} from "./email-confirmations.repository.server.ts";

const { db } = await createTestDatabase();

beforeEach(() => db.delete(emailConfirmations));

type Kind = Parameters<typeof countConfirmation>[1];
const KINDS: Kind[] = ["form", "call", "links", "saved search", "draft", "data"];

const count = (address: string, kind: Kind = "form") =>
  db.transaction((tx) => countConfirmation(tx, kind, address));

/** As if so much time had passed. */
const passTime = (interval: string) =>
  db.update(emailConfirmations).set({
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

test("one address gets six an hour and twenty a day of all kinds together", async () => {
  const countAll = async () => {
    const sent = await Promise.all(
      KINDS.flatMap((kind) => [1, 2, 3, 4].map(() => count("zoe@example.com", kind))),
    );
    return sent.filter(Boolean).length;
  };
  const ofHours: number[] = [];
  for (let hour = 0; hour < 5; hour++) {
    ofHours.push(await countAll());
    await passTime("61 minutes");
  }
  expect(ofHours).toEqual([6, 6, 6, 2, 0]);
  expect(await count("bo@example.com")).toBe(true);
  // The first six are a day old.
  await passTime("19 hours");
  expect(await countAll()).toBe(6);
});

test("confirmations that were sent with the clock a month ahead do not count once the clock is right", async () => {
  for (let sent = 0; sent < 3; sent++) await count("zoe@example.com");
  await passTime("-30 days");
  for (let sent = 0; sent < 3; sent++) expect(await count("zoe@example.com")).toBe(true);
  expect(await count("zoe@example.com")).toBe(false);
});

test("what one kind refuses leaves the others their share", async () => {
  const ofForms = await Promise.all(Array.from({ length: 9 }, () => count("zoe@example.com")));
  expect(ofForms.filter(Boolean)).toHaveLength(3);
  for (const kind of ["links", "data", "draft"] as const) {
    expect([kind, await count("zoe@example.com", kind)]).toEqual([kind, true]);
  }
  expect(await count("zoe@example.com", "call")).toBe(false);
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
  expect(JSON.stringify(await db.select().from(emailConfirmations))).not.toContain("zoe");
  await emailConfirmationsRecord.expiry?.eraseSome(db, new Date());
  expect(await db.select().from(emailConfirmations)).toHaveLength(1);
  await emailConfirmationsRecord.expiry?.eraseSome(db, new Date(Date.now() + 86_401_000));
  expect(await db.select().from(emailConfirmations)).toEqual([]);
});
