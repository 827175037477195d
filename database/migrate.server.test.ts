import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findProposal, getProposalMember } from "#app/proposals/proposals.service.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toMemberRow } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { migrate } from "./migrate.server.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { newestMigration } from "./newest-migration.server.ts";
import { openDatabase } from "./open.server.ts";
import { bookingHosts } from "./tables/hosts.ts";
import { memberSearch, memberWords } from "./tables/member-search.ts";
import { members } from "./tables/members.ts";
import { tags, technologies } from "./tables/taxonomy.ts";

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

test("a database that a newer release has migrated is refused in one line", async () => {
  const { db, url } = await createTestDatabase();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1999999999999)`,
  );
  const refused = await migrate(url).catch((error) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(refused.message).toBe(
    `A newer release has migrated the database (1 migration after ${newestMigration.tag}): start that release, or restore the backup from before its upgrade (docs/operations.md, "Restart and upgrade").`,
  );
  const env = { databaseUrl: url, dataDir: "/nonexistent" };
  await expect(openDatabase(env, createLog("silent"))).rejects.toThrow(refused.message);
});

test("migrations are in the order of their times, because an older one would not be applied", () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(newestMigration.when).toBe(times.at(-1));
});

test("only the newest migration has a snapshot, because the next one is compared with no other", () => {
  const files = readdirSync(new URL("./migrations/meta", import.meta.url));
  expect(files).toEqual([`${newestMigration.tag.slice(0, 4)}_snapshot.json`, "_journal.json"]);
});

test("members of a database from before the table of lists are in it after the migration", async () => {
  const { db } = await createTestDatabase();
  await db.insert(members).values([toMemberRow(1), { ...toMemberRow(2), published: false }]);
  const before = await db.select().from(memberSearch);
  expect(before).toHaveLength(1);
  for (const statement of [
    "DROP TRIGGER members_update_search ON members",
    "DROP TRIGGER site_convert_rates ON site",
    "DROP FUNCTION site_currency, to_site_rate, convert_member_rates, update_member_search, to_search_keys, to_words, to_member_search, search_words, fold_text",
    "DROP TABLE member_search, member_words",
  ]) {
    await db.execute(sql.raw(statement));
  }
  const added = [
    "0015_member_search",
    "0045_list_members_by_time_zone",
    "0064_labels_that_are_counted",
    "0068_rates_in_one_currency",
    "0070_countries_of_lists",
  ];
  for (const statement of added.flatMap(readMigration)) await db.execute(sql.raw(statement));
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

test("hosts of the content have their hours at the desk after the migration, former ones take no calls", async () => {
  const { db } = await createTestDatabase();
  const hours = { monday: ["10:00-14:00"] };
  const mari = { name: "Mari", email: "Mari@ogds.example", place: "phone", weekly_hours: hours };
  const config = JSON.stringify({ booking: { hosts: [mari] } });
  await db.execute(sql`insert into site (config) values (${config}::jsonb)`);
  const kai = { name: "Kai", email: "kai@ogds.example" };
  await db.insert(bookingHosts).values([{ name: "Mari", email: "mari@ogds.example" }, kai]);
  const fill = readMigration("0095_hosts_and_leave").at(-1) ?? "";
  const readHosts = () => db.select().from(bookingHosts).orderBy(bookingHosts.id);
  await db.execute(sql.raw(fill));
  expect(await readHosts()).toMatchObject([
    { takes_calls: true, place: "phone", weekly_hours: hours, timezone: null },
    { takes_calls: false, place: null },
  ]);
  await db.execute(sql`update site set config = '{"booking":{"hosts":3}}'`);
  await db.execute(sql.raw(fill));
  expect((await readHosts()).map(({ takes_calls }) => takes_calls)).toEqual([false, false]);
});

test("an unreachable database is reported in one line without its password", async () => {
  const error = await migrate("postgres://ogds:hunter2@127.0.0.1:1/none").catch((error) => error);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^The database does not answer \(.+\): .*DATABASE_URL\.$/);
  expect(error.message).not.toContain("hunter2");
});

test("a proposal that was answered before keeps its members as they are at the migration", async () => {
  const { db } = await createTestDatabase();
  const [react, fintech] = [
    { slug: "react", name: "React" },
    { slug: "fintech", name: "Fintech" },
  ];
  await db.insert(technologies).values({ ...react, sort_order: 1 });
  await db.insert(tags).values({ ...fintech, sort_order: 1 });
  await db.execute(
    sql`insert into site (config) values ('{"terms":{"buyout_percent":70,"trial":"14 days","margin_percent":20}}')`,
  );
  const experience = { position: "Lead", name: "Bank", description: "", responsibility: "" };
  await db.insert(members).values([
    {
      ...toMemberRow(1),
      sales_rate: 60,
      redemption_rate: 6_720,
      avatar: null,
      technologies: [{ technology_id: 1, years: 4, type: 1 }],
      experiences: [{ ...experience, tag_ids: [1], technology_ids: [1] }],
    },
    { ...toMemberRow(2), published: false },
  ]);
  const id = await seedProposal(db, {
    members: [
      { member_id: 2, note: "", sales_rate: null },
      { member_id: 1, note: "", sales_rate: 50 },
    ],
    submited_at: new Date("2026-10-21T08:40:00Z"),
    chosen_ids: [1],
    answered_terms: { trial: "14 days" },
  });
  const read = async () => [await findProposal(db, id), await getProposalMember(db, id, 1)];
  const before = await read();
  expect(before[1]).toMatchObject({
    sales_rate: 50,
    redemption_rate: 5_600,
    cv_link: "/developers/member-1/cv",
  });
  for (const statement of [
    "DROP TABLE answered_members",
    "ALTER TABLE proposals DROP opened_at, DROP answered_terms",
    'CREATE TRIGGER "proposals_change_content" AFTER UPDATE ON "proposals" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"()',
  ]) {
    await db.execute(sql.raw(statement));
  }
  for (const statement of [
    ...readMigration("0020_answered_members"),
    // The copies get what later profiles have; the column is there already.
    ...["0039_vetting_records", "0072_test_sheets_and_work"]
      .flatMap(readMigration)
      .filter((one) => one.includes('UPDATE "answered_members"')),
  ])
    await db.execute(sql.raw(statement));
  await db.execute(sql`ALTER TABLE answered_members ADD version integer DEFAULT 1 NOT NULL`);
  expect(await read()).toEqual(before);
});
