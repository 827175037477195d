import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { StartError } from "#platform/start-error.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toMemberRow } from "#tests/support/members.ts";
import { migrate } from "./migrate.server.ts";
import { memberSearch, memberWords } from "./tables/member-search.ts";
import { members } from "./tables/members.ts";

const { db, url } = await createTestDatabase();

function readMigration(name: string): string[] {
  const file = new URL(`./migrations/${name}.sql`, import.meta.url);
  return readFileSync(file, "utf8").split("--> statement-breakpoint");
}

test("two processes that start at once both end on the schema of this code", async () => {
  await db.execute(sql`DROP SCHEMA public CASCADE`);
  await db.execute(sql`DROP SCHEMA drizzle CASCADE`);
  await db.execute(sql`CREATE SCHEMA public`);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM members`);
  expect(rows).toEqual([{ count: 0 }]);
});

test("migrating again changes nothing", async () => {
  const applied = sql`SELECT * FROM drizzle.__drizzle_migrations ORDER BY id`;
  const before = await db.execute(applied);
  await migrate(url);
  expect((await db.execute(applied)).rows).toEqual(before.rows);
});

test("members of a database from before the table of lists are in it after the migration", async () => {
  const { db } = await createTestDatabase();
  await db.insert(members).values([toMemberRow(1), { ...toMemberRow(2), published: false }]);
  const before = await db.select().from(memberSearch);
  expect(before).toHaveLength(1);
  for (const statement of [
    "DROP TRIGGER members_update_search ON members",
    "DROP FUNCTION update_member_search, to_words, to_member_search, search_words, fold_text",
    "DROP TABLE member_search, member_words",
  ]) {
    await db.execute(sql.raw(statement));
  }
  for (const statement of readMigration("0015_member_search")) await db.execute(sql.raw(statement));
  expect(await db.select().from(memberSearch)).toEqual(before);
  expect(await db.$count(memberWords)).toBe(3);
});

test("the extensions that searching and booking need are there", async () => {
  const { rows } = await db.execute(sql`SELECT extname FROM pg_extension`);
  expect(rows.map((row) => row.extname)).toEqual(
    expect.arrayContaining(["pg_trgm", "unaccent", "btree_gist", "fuzzystrmatch"]),
  );
});

test("a search by similarity knows letters of every script", async () => {
  const { rows } = await db.execute(sql`SELECT similarity('Жуков', 'Жукав')::float AS similarity`);
  expect(rows[0]?.similarity).toBeGreaterThan(0.3);
});

test("an unreachable database is reported in one line without its password", async () => {
  const error = await migrate("postgres://ogds:hunter2@127.0.0.1:1/none").catch((error) => error);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^The database does not answer \(.+\): .*DATABASE_URL\.$/);
  expect(error.message).not.toContain("hunter2");
});
