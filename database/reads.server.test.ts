import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  addReads,
  CONTENT_TABLES,
  EVERYTHING,
  narrowReads,
  recordReads,
  toTables,
} from "./reads.server.ts";
import { members } from "./tables/members.ts";

const { db } = await createTestDatabase();

const read = () => db.select({ id: members.id }).from(members);

async function listReads(work: () => Promise<unknown>): Promise<string[]> {
  return [...(await recordReads(work)).reads];
}

test.each([
  [`select "slug" from "articles" inner join "authors" on true`, ["articles", "authors"]],
  ["select slug from articles, public.authors", ["articles", "authors"]],
  [`select "id" from "media"`, []],
  [`select count(*) as members from "member_search"`, ["member_search"]],
  [`select "id" from "requests"`, [EVERYTHING]],
  [`select "id" from "members" join "requests" on true`, [EVERYTHING]],
  ["select now()", [EVERYTHING]],
  ["begin read only", []],
])("tables of a statement: %s", (statement, tables) => {
  expect(toTables(statement).toSorted()).toEqual(tables);
});

test("each table of content has a trigger that records its changes", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct tgrelid::regclass::text as name from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    where proname in ('count_up_content_version', 'record_member_change', 'record_summary_change')`);
  const written = rows.map(({ name }) => name);
  // Both are written with the members.
  expect([...written, "member_search", "member_words"].toSorted()).toEqual([...CONTENT_TABLES]);
});

test("statements are recorded where they run, also in transactions and at the same time", async () => {
  const [one, other] = await Promise.all([
    listReads(() => db.transaction((tx) => tx.select({ id: members.id }).from(members))),
    listReads(() => db.execute(sql`select slug from articles`)),
  ]);
  expect(one).toEqual(["members"]);
  expect(other).toEqual(["articles"]);
});

test("finer keys replace a table, and an outer statement holds within", async () => {
  const inner = () => narrowReads({ members: ["members:id:1"] }, read);
  expect(await listReads(inner)).toEqual(["members:id:1"]);
  const outer = () => narrowReads({ members: ["members:id:2"] }, inner);
  expect(await listReads(outer)).toEqual(["members:id:2"]);
  expect(await listReads(() => narrowReads({ articles: ["articles:set"] }, read))).toEqual([
    "members",
  ]);
});

test("a recording within another one keeps its reads until they are added", async () => {
  const outer = await listReads(async () => {
    const { reads } = await recordReads(read);
    expect([...reads]).toEqual(["members"]);
  });
  expect(outer).toEqual([]);
  expect(await listReads(async () => addReads(new Set(["site"])))).toEqual(["site"]);
});
