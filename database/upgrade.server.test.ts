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

const [SENT_ID, CANCELLED_ID] = [
  "00000000-0000-4000-8000-000000000001",
  "00000000-0000-4000-8000-000000000002",
];

/** An entry of a timeline of version 1.0.0, and who said it where. */
type OldEntry = {
  kind: string;
  values?: { staff_id?: 1; body?: string; subject?: string; mail_id?: string; change?: object };
  author: string;
  channel: string;
};

const TIMELINE: readonly OldEntry[] = [
  { kind: "note", values: { staff_id: 1, body: "Call them" }, author: "staff", channel: "desk" },
  {
    kind: "reply",
    values: { staff_id: 1, subject: "Your request", body: "Hello", mail_id: SENT_ID },
    author: "staff",
    channel: "email",
  },
  { kind: "message", values: { body: "Thursday?" }, author: "client", channel: "status_page" },
  {
    kind: "reply",
    values: { staff_id: 1, subject: "Wait", body: "Sorry", mail_id: CANCELLED_ID },
    author: "staff",
    channel: "email",
  },
  { kind: "message", values: { body: "Or Friday?" }, author: "client", channel: "status_page" },
  {
    kind: "state",
    values: { staff_id: 1, change: { field: "state", from: "new", to: "contacted" } },
    author: "staff",
    channel: "desk",
  },
  {
    kind: "call",
    values: { change: { field: "call", to: "moved" } },
    author: "client",
    channel: "call",
  },
  {
    kind: "call",
    values: { change: { field: "call", to: "released" } },
    author: "site",
    channel: "call",
  },
  {
    kind: "interview",
    values: { change: { field: "interview", side: "member" } },
    author: "member",
    channel: "interview",
  },
  { kind: "reply", values: { body: "A reminder" }, author: "site", channel: "email" },
];

test.each([
  { from: "the first tables", newest: FIRST, added: [] },
  { from: "version 1.0.0", newest: NUMBERED, added: NUMBERED_ROWS },
])("a database of $from is upgraded with every row intact", async ({ newest, added }) => {
  const { db, url } = await createTestDatabase();
  await restore(db, newest, added);

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

test("the timeline of version 1.0.0 is a conversation after the upgrade, with every entry", async () => {
  const { db, url } = await createTestDatabase();
  await restore(db, NUMBERED, NUMBERED_ROWS);
  await db.execute(sql`INSERT INTO mail_deliveries (mail_id, request_id, sent_at, cancelled_at)
    VALUES (${SENT_ID}, 1, now(), null), (${CANCELLED_ID}, 1, null, now())`);
  for (const [index, { kind, values = {} }] of TIMELINE.entries()) {
    const { staff_id = null, body = null, subject = null, mail_id = null, change } = values;
    await db.execute(sql`
      INSERT INTO request_events (request_id, version, kind, staff_id, body, subject, mail_id, change, at)
      VALUES (1, 1, ${kind}, ${staff_id}, ${body}, ${subject}, ${mail_id},
        ${change ? JSON.stringify(change) : null}::jsonb, ${toMinute(index)})`);
  }
  await migrate(url);

  const { rows } = await db.execute(sql`SELECT * FROM request_events ORDER BY id`);
  const expected = TIMELINE.map(({ values, ...entry }, index) => ({
    ...entry,
    ...values,
    at: toMinute(index),
  }));
  expect(rows).toHaveLength(TIMELINE.length);
  expect(rows).toMatchObject(expected);
  // The client waits since the first message that no email answered: one that was cancelled did not.
  const { rows: requests } = await db.execute(
    sql`SELECT waiting_since, replied_at, client_event_id FROM requests`,
  );
  expect(requests).toEqual([
    {
      waiting_since: toMinute(2),
      replied_at: toMinute(1),
      client_event_id: "5",
    },
  ]);
  const found = await db.execute(
    sql`SELECT id FROM request_events WHERE search @@ to_tsquery('simple', 'friday')`,
  );
  expect(found.rows).toEqual([{ id: "5" }]);
  const words = await db.execute(sql`SELECT request_id FROM thread_words WHERE word = 'friday'`);
  expect(words.rows).toEqual([{ request_id: 1 }]);
});

/** As the database writes it. */
const toMinute = (index: number): string => `2026-11-24 10:0${index}:00+00`;

/** The database of a release whose newest migration had this name, with rows. */
async function restore(db: Database, newest: string, rows: readonly string[]): Promise<void> {
  for (const schema of ["public", "drizzle"]) {
    await db.execute(sql.raw(`DROP SCHEMA ${schema} CASCADE`));
  }
  await db.execute(sql`CREATE SCHEMA public`);
  await migrateUntil(db, FIRST);
  for (const row of FIRST_ROWS) await db.execute(sql.raw(row));
  await migrateUntil(db, newest);
  for (const row of rows) await db.execute(sql.raw(row));
}

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
