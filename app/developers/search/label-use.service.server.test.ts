import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordReads } from "#database/reads.server.ts";
import { members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers } from "#tests/support/members.ts";
import { readTaxonomyUse } from "./label-use.service.server.ts";

const { db } = await createTestDatabase();
await seedMembers(db, [{ slug: "anna-kask", languages: [{ code: "en", level: "C1" }] }]);

const languages = (...codes: string[]) =>
  JSON.stringify(codes.map((code) => ({ code, level: "C1" })));

/** Whether a change of a member reads the options of filters again. */
async function isReadAgain(change: SQL): Promise<boolean> {
  const { reads } = await recordReads(() => readTaxonomyUse(db));
  await db.execute(sql`update ${members} set ${change} where slug = 'anna-kask'`);
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from content_changes where version = (select max(version) from content_changes)`);
  return rows.some(({ key }) => reads.has(key));
}

test.each<[string, SQL]>([
  ["language", sql`languages = ${languages("en", "sw")}::jsonb`],
  ["country", sql`country_code = 'PT'`],
  ["level", sql`seniority_level = 'lead'`],
  ["workload", sql`workload = 'part_time'`],
  ["main technologies", sql`technologies = '[{"technology_id": 1, "years": 1, "type": 1}]'`],
  ["publication", sql`published = false`],
])("a change of the %s reads the options of filters again", async (_, change) => {
  expect(await isReadAgain(change)).toBe(true);
});

test("an edit of a rate, a text or the availability does not read the options of filters again", async () => {
  await db.execute(sql`update ${members} set published = true`);
  expect(await isReadAgain(sql`sales_rate = coalesce(sales_rate, 50) + 1`)).toBe(false);
  expect(await isReadAgain(sql`about = about || ' '`)).toBe(false);
  expect(await isReadAgain(sql`availability_confirmed_at = '2026-06-15'`)).toBe(false);
  expect((await readTaxonomyUse(db)).hasLanguage("sw")).toBe(true);
  await db.execute(sql`update ${members} set languages = ${languages("en", "eu")}::jsonb`);
  const { hasLanguage } = await readTaxonomyUse(db);
  expect([hasLanguage("sw"), hasLanguage("eu")]).toEqual([false, true]);
});
