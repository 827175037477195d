import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import type { Database } from "./client.server.ts";
import { migrate } from "./migrate.server.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { memberSearch } from "./tables/member-search.ts";

const migrationsFolder = temporaryPath();
afterAll(() => removeTemporaryFolder(migrationsFolder));

/** The first tables that could store a request. */
const FIRST = "0001_requests";
const FIRST_ROWS = [
  "INSERT INTO content_version (version) VALUES (3)",
  `INSERT INTO site (config) VALUES ('{"name": "Kestrel Yard"}')`,
  "INSERT INTO technologies (slug, name, sort_order) VALUES ('react', 'React', 1)",
  "INSERT INTO tags (slug, name, sort_order) VALUES ('fintech', 'Fintech', 1)",
  `INSERT INTO media (id, original_type, original, content_type, bytes, width, height)
    VALUES ('a1', 'image/png', '\\x01', 'image/webp', '\\x02', 640, 640)`,
  `INSERT INTO members (slug, avatar, gender, first_name, last_name, position, excerpt, about,
      country_code, timezone, sales_rate, sales_currency, seniority_level, years_of_experience,
      languages, technologies, experiences, educations,
      technology_ids, tag_ids, language_codes, search_text)
    VALUES ('ada-k', 'a1', 'female', 'Ada', 'K', 'Engineer', '<p>Short</p>', '<p>Long</p>',
      'EE', 'Europe/Tallinn', 60.5, 'EUR', 'senior', 9,
      '[{"code": "et", "level": "Native"}]', '[{"technology_id": 1, "years": 6, "type": 1}]',
      '[{"position": "Lead", "name": "Bank", "tag_ids": [1], "technology_ids": [1],
        "description": "", "responsibility": ""}]', '[]',
      '{1}', '{1}', '{et}', 'ada k engineer')`,
  `INSERT INTO requests (reference, idempotency_key, fingerprint, form, name, email, message)
    VALUES ('R-1', '6f0d7c1e-2b1f-4b57-9a59-0c5b1f0d7c1e', 'f', 'hire', 'Zoë', 'zoe@example.com', 'Hello')`,
  `INSERT INTO request_members (request_id, member_id, sort_order, full_name, slug, sales_rate, sales_currency)
    VALUES (1, 1, 1, 'Ada K', 'ada-k', 60.5, 'EUR')`,
];

/** Version 1.0.0. */
const NUMBERED = "0055_search_keys_of_any_column";
const NUMBERED_ROWS = [
  "INSERT INTO staff (email, name, role) VALUES ('owner@example.com', 'Owner', 'owner')",
  `INSERT INTO proposals (id, slug, source, type, client, prepared_by, date, brief, members,
      chosen_ids, submited_at)
    VALUES ('secret', 'bank', '', 'multiple', 'Bank', 'Owner', '2026-11-20', 'Brief',
      '[{"member_id": 1, "note": "", "sales_rate": null}]', '{1}', '2026-11-21')`,
  `INSERT INTO bookings (request_id, host, starts_at, ends_at, blocked_until, timezone, status, token_hash)
    VALUES (1, 1, '2026-12-01 10:00Z', '2026-12-01 10:30Z', '2026-12-01 10:45Z', 'UTC', 'booked', 'h')`,
  `INSERT INTO saved_searches (email, search, frequency, idempotency_key, expires_at)
    VALUES ('zoe@example.com', 'technology=react', 'weekly', gen_random_uuid(), '2027-11-24')`,
  `INSERT INTO mail_confirmations (recipient, sent_at, expires_at)
    VALUES ('r', '{2026-11-24 10:00Z}', '2026-12-24')`,
];

test.each([
  { from: "the first tables", newest: FIRST, added: [] },
  { from: "version 1.0.0", newest: NUMBERED, added: NUMBERED_ROWS },
])("a database of $from is upgraded with every row intact", async ({ newest, added }) => {
  const { db, url } = await createTestDatabase();
  for (const schema of ["public", "drizzle"]) {
    await db.execute(sql.raw(`DROP SCHEMA ${schema} CASCADE`));
  }
  await db.execute(sql`CREATE SCHEMA public`);
  await migrateUntil(db, FIRST);
  for (const row of FIRST_ROWS) await db.execute(sql.raw(row));
  await migrateUntil(db, newest);
  for (const row of added) await db.execute(sql.raw(row));

  const before = await readTables(db);
  await migrate(url);
  const after = await readTables(db);

  for (const [table, rows] of Object.entries(before)) {
    // Written anew from the members.
    if (table === "member_search") continue;
    const columns = Object.keys(after[table]?.[0] ?? {});
    const expected = rows.map((row) => pick(row, columns));
    expect(after[table], table).toMatchObject(expected);
  }
  const listed = await db.select({ id: memberSearch.member_id }).from(memberSearch);
  expect(listed).toEqual([{ id: 1 }]);
});

/** Migrates as a release did whose newest migration had this name. */
async function migrateUntil(db: Database, newest: string): Promise<void> {
  const end = journal.entries.findIndex(({ tag }) => tag === newest) + 1;
  const entries = journal.entries.slice(0, end);
  mkdirSync(join(migrationsFolder, "meta"), { recursive: true });
  writeFileSync(
    join(migrationsFolder, "meta/_journal.json"),
    JSON.stringify({ ...journal, entries }),
  );
  for (const { tag } of entries) {
    const file = new URL(`./migrations/${tag}.sql`, import.meta.url);
    copyFileSync(file, join(migrationsFolder, `${tag}.sql`));
  }
  await runMigrations(db, { migrationsFolder });
}

type Row = Record<string, unknown>;

/** The rows of each table that has any, in the order in which they were inserted. */
async function readTables(db: Database): Promise<Record<string, Row[]>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const tables: Record<string, Row[]> = {};
  for (const { name } of rows) {
    const stored = await db.execute(sql`SELECT * FROM ${sql.identifier(name)} ORDER BY ctid`);
    if (stored.rows.length > 0) tables[name] = stored.rows;
  }
  return tables;
}

function pick(row: Row, columns: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}
