import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Queryable } from "#database/client.server.ts";
import { recordReads } from "#database/reads.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { cacheContent } from "./cached-content.server.ts";
import { raiseContentVersion } from "./content-version.repository.server.ts";

const { db } = await createTestDatabase();
await db.execute(sql`create table notice (text text)`);
await db.execute(sql`insert into notice values ('before')`);

let reads = 0;

async function readNotice(tx: Queryable): Promise<string | undefined> {
  reads++;
  const { rows } = await tx.execute<{ text: string }>(sql`select text from notice`);
  return rows[0]?.text;
}

const getNotice = cacheContent(readNotice, (text) => `${text}!`);

test("content is read once for concurrent callers, until its version changes", async () => {
  expect(await Promise.all([getNotice(db), getNotice(db)])).toEqual(["before!", "before!"]);
  expect(await getNotice(db)).toBe("before!");
  expect(reads).toBe(1);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update notice set text = 'after'`);
    await raiseContentVersion(tx);
  });
  expect(await Promise.all([getNotice(db), getNotice(db)])).toEqual(["after!", "after!"]);
  expect(reads).toBe(2);
});

test("a value is never older than the call, also during another load", async () => {
  const early = getNotice(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update notice set text = 'latest'`);
    await raiseContentVersion(tx);
  });
  expect(await getNotice(db)).toBe("latest!");
  await early;
});

test("a read that fails is retried by the next call", async () => {
  let fails = true;
  const getFailing = cacheContent(readNotice, (text) => {
    if (fails) throw new Error("cannot be made");
    return text;
  });
  await expect(getFailing(db)).rejects.toThrow("cannot be made");
  fails = false;
  expect(await getFailing(db)).toBe("latest");
});

test("within a recording that knows the changes, no query asks for them", async () => {
  await getNotice(db);
  const queries = vi.spyOn(db.$client, "query");
  const before = reads;
  const { value } = await recordReads(() => getNotice(db), {
    version: () => 1,
    hasChanged: () => false,
  });
  expect(value).toBe("latest!");
  expect(queries).not.toHaveBeenCalled();
  await recordReads(() => getNotice(db), { version: () => 1, hasChanged: () => true });
  expect(reads).toBeGreaterThan(before);
});
