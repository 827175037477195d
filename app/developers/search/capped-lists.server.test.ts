import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toMemberRow } from "#tests/support/members.ts";
import { readFilterPart } from "../developers-page.server.ts";
import { listMembers, listMembersOf } from "../members.service.server.ts";
import { getMemberCounts, getMemberFacets } from "../stats/member-facets.service.server.ts";
import { readSummary } from "../stats/member-stats.service.server.ts";
import { refreshSummaries } from "../stats/refresh-summaries.service.server.ts";
import { countOptions } from "./option-counts.service.server.ts";
import { selectRankedPage } from "./ranked-members.repository.server.ts";

const { db } = await createTestDatabase();
const TODAY = "2026-06-15";
const MEMBERS = MAX_TOTAL + 20;
/** A statement of all would exceed the timeout of statements on a busy machine. */
const BATCH = 1_000;

/** Member 1, and others who differ by their number; every fifth knows React best. */
beforeAll(async () => {
  await upsertTechnologies(db, [
    { slug: "react", name: "React" },
    { slug: "cobol", name: "COBOL" },
    { slug: "rust", name: "Rust" },
  ]);
  await db.insert(members).values({
    ...toMemberRow(1),
    technologies: [
      { technology_id: 1, years: 1, type: 1 },
      { technology_id: 2, years: 1, type: 2 },
    ],
  });
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'members' and is_identity = 'NO'`);
  const others: Record<string, string> = {
    slug: "'member-' || n",
    sales_rate: "nullif(n % 50, 0)",
    available_from: "date '2026-06-10' + n % 11",
    technologies: `jsonb_build_array(jsonb_build_object('technology_id', 1, 'years', 1, 'type', case n % 5 when 0 then 1 else 2 end))`,
  };
  const columns = rows.map(({ name }) => name);
  for (let first = 2; first <= MEMBERS; first += BATCH) {
    await db.execute(
      sql.raw(`insert into members (${columns.join()})
        select ${columns.map((name) => others[name] ?? `m.${name}`).join()}
        from members m, generate_series(${first}, ${Math.min(MEMBERS, first + BATCH - 1)}) n
        where m.id = 1 order by n`),
    );
  }
}, 60_000);

const list = (filter: MemberFilter, page = 1) =>
  listMembers(db, { page, per_page: 6, filter }, undefined, TODAY);

async function ids(filter: MemberFilter, page = 1): Promise<number[]> {
  return (await list(filter, page)).data.map(({ id }) => id);
}

test("of more than can be counted the total is capped, and the last page is the last that is counted", async () => {
  const { meta } = await list({}, 99_999);
  expect(meta).toMatchObject({
    total: 10_000,
    total_is_capped: true,
    last_page: 1_667,
    current_page: 1_667,
    from: 9_997,
    to: 10_000,
  });
  expect(await ids({}, 99_999)).toEqual([9_997, 9_998, 9_999, 10_000]);
});

test("fewer are counted to the last one", async () => {
  const { meta } = await list({ rate_max: 48 });
  expect(meta).toMatchObject({ total_is_capped: false, total: Math.floor(MEMBERS / 50) * 48 + 19 });
});

test.each([
  ["recommended", [1, 2, 3, 4, 5, 6]],
  ["rate_asc", [51, 101, 151, 201, 251, 301]],
  ["rate_desc", [1, 49, 99, 149, 199, 249]],
  ["available_first", [2, 3, 4, 5, 11, 12]],
] as const)("more than can be counted, sorted by %s", async (sort, first) => {
  expect(await ids({ sort })).toEqual(first);
});

test("a member without a value comes after those with one, however many there are", async () => {
  expect((await ids({ sort: "rate_asc" }, 1_667)).at(0)).toBeGreaterThan(0);
  const [last] = (await list({ sort: "rate_asc" }, 1_667)).data.slice(-1);
  expect(last?.sales_rate ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(49);
});

test("more found by a search than can be counted come by how well they match", async () => {
  expect(await ids({ q: "react" })).toEqual([1, 5, 10, 15, 20, 25]);
  const main = Math.floor(MEMBERS / 5) + 1;
  const around = await ids({ q: "react" }, Math.ceil(main / 6));
  expect(around.filter((id) => id > 1 && id % 5 !== 0)[0]).toBe(2);
});

test("more than can be counted with a technology, of a landing page, are the first ones", async () => {
  const toUrl = (page: number) => `/page?page=${page}`;
  const listOf = (page: number) =>
    listMembersOf(db, "t1", { page, per_page: 6 }, { toUrl, today: TODAY });
  const first = await listOf(1);
  expect(first.data.map(({ id }) => id)).toEqual([5, 15, 25, 35, 45, 55]);
  const last = await listOf(99_999);
  expect(last.meta).toMatchObject({ current_page: 1_667, total: 10_000, total_is_capped: true });
  expect(last.data).toHaveLength(4);
  expect(last.data.every(({ id }) => id % 5 !== 0)).toBe(true);
});

test("of a technology that was counted before, the pages of a landing page are the same", async () => {
  const listAt = (page: number, isCommon: boolean) =>
    selectRankedPage(db, "t1", { page, per_page: 6, today: TODAY, isCommon });
  for (const page of [1, 2, 833, 834, 1_666, 1_667, 99_999]) {
    const counted = await listAt(page, true);
    expect(counted).toEqual(await listAt(page, false));
    expect(counted).toMatchObject({ total: 10_000, isCapped: true });
  }
});

test("the options are those that members have, the counts of so many are left out", async () => {
  expect((await getMemberFacets(db)).technologies.map(({ slug }) => slug)).toEqual([
    "react",
    "cobol",
  ]);
  expect((await countOptions(db, {}))("technology", 1)).toBeUndefined();
  expect((await countOptions(db, { technology: ["cobol"] }))("technology", 1)).toBe(1);
});

test("options are counted where the list can be, and not where it has more", async () => {
  const count = async (filter: MemberFilter, hasCounts: Promise<boolean>) => {
    const { options } = await readFilterPart(db, filter, { hasCounts });
    return options.technology.map(({ members }) => members);
  };
  expect(await count({ technology: ["cobol"] }, Promise.resolve(true))).toEqual([1, 1]);
  expect(await count({}, Promise.resolve(false))).toEqual([undefined, undefined]);
  const isDone = await Promise.race([
    count({}, new Promise(() => {})).then(() => true),
    countOptions(db, {}).then(() => false),
  ]);
  expect(isDone, "it waits for how many the list has").toBe(false);
});

test("as long as so many were never counted, a page shows the counts of the first ones", async () => {
  const others = { technologies: 2, countries: 1 };
  expect(await getMemberCounts(db)).toEqual({ developers: MAX_TOTAL + 1, ...others });
  expect((await readSummary(db, "t1")).members).toBe(MAX_TOTAL + 1);
  expect((await readSummary(db, "t2")).members).toBe(1);
  await refreshSummaries(db);
  expect(await getMemberCounts(db)).toEqual({ developers: MEMBERS, ...others });
  expect((await readSummary(db, "t1")).members).toBe(MEMBERS);
});
