import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordReads } from "#database/reads.server.ts";
import { members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toExperienceInput } from "#tests/support/members.ts";
import { listMembersOf } from "../members.service.server.ts";
import { selectRankedPage } from "./ranked-members.repository.server.ts";

const TODAY = "2026-06-15";
const { db } = await createTestDatabase();

const knows = (slug: string, years: number, type: 1 | 2 = 1) => ({
  technologies: [{ slug, years, type }],
});
const knowsAfter = (first: string, slug: string, years: number) => ({
  technologies: [
    { slug: first, years: 1, type: 1 as const },
    { slug, years, type: 1 as const },
  ],
});
const worked = (...projects: string[][]) => ({
  experiences: projects.map((tags) => toExperienceInput(...tags)),
});

await seedMembers(db, [
  { slug: "other-nine", featured: true, ...knows("react", 9, 2) },
  { slug: "main-two", featured: true, ...knows("react", 2) },
  { slug: "main-eight-later", ...knows("react", 8), available_from: "2026-09-01" },
  { slug: "main-eight-request", featured: true, ...knows("react", 8), available_from: null },
  { slug: "main-eight-now", ...knows("react", 8), available_from: "2026-01-01" },
  {
    slug: "main-eight-now-featured",
    featured: true,
    ...knows("react", 8),
    available_from: "2026-06-15",
  },
  { slug: "second-twelve", ...knowsAfter("go", "react", 12) },
  { slug: "main-half", ...knows("react", 0.5) },
  { slug: "main-sixty", ...knows("react", 60) },
  { slug: "one-project", featured: true, ...worked(["fintech", "gaming"]) },
  { slug: "three-projects", ...worked(["fintech"], ["fintech"], ["fintech"]) },
  { slug: "two-projects", ...worked(["fintech"], ["fintech"], ["healthcare"]) },
]);

async function list(label: string, page = 1, per_page = 50) {
  const toUrl = (number: number) => `/page?page=${number}`;
  const { data, meta } = await listMembersOf(
    db,
    label,
    { page, per_page },
    { toUrl, today: TODAY },
  );
  return { slugs: data.map(({ slug }) => slug), meta };
}

const REACT = [
  "main-sixty",
  "main-eight-now-featured",
  "main-eight-now",
  "main-eight-later",
  "main-eight-request",
  "main-two",
  "main-half",
  "second-twelve",
  "other-nine",
];

test("members with a technology come by main technology, what they name first above all, then years with it, then availability", async () => {
  expect((await list("t1")).slugs).toEqual(REACT);
});

test("members of an industry come by their projects in it", async () => {
  expect((await list("g1")).slugs).toEqual(["three-projects", "two-projects", "one-project"]);
});

test("pages are parts of the order, and one past the end is the last one", async () => {
  for (const per_page of [1, 3, 5, 9]) {
    const pages = Array.from({ length: Math.ceil(9 / per_page) }, (_, index) => index + 1);
    const parts = await Promise.all(pages.map((page) => list("t1", page, per_page)));
    expect(parts.flatMap(({ slugs }) => slugs)).toEqual(REACT);
  }
  const last = await list("t1", 1_000_000, 3);
  expect(last.slugs).toEqual(REACT.slice(6));
  expect(last.meta).toMatchObject({ current_page: 3, total: 9, total_is_capped: false });
});

test("of a technology that had more members when they were counted, the last page is that of those left", async () => {
  const select = (page: number) =>
    selectRankedPage(db, "t1", { page, per_page: 5, today: TODAY, isCommon: true });
  const [first, last, past] = [await select(1), await select(2), await select(99)];
  expect(last).toEqual(past);
  expect(last).toMatchObject({ total: REACT.length, isCapped: false });
  expect([...first.ids, ...last.ids]).toHaveLength(REACT.length);
});

test("a technology that nobody knows has an empty page", async () => {
  expect(await list("t2")).toMatchObject({ slugs: [], meta: { total: 0, from: null } });
});

test("a page depends on the members with its label, of whom one has more years now", async () => {
  const { reads } = await recordReads(() => list("t1"));
  expect([...reads].filter((key) => key.startsWith("member_search"))).toEqual(["member_search:t1"]);
  await db.execute(sql`
    update ${members} set technologies = jsonb_set(technologies, '{0,years}', '12')
    where slug = 'main-two'`);
  expect((await list("t1")).slugs.indexOf("main-two")).toBe(1);
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from content_changes where version = (select max(version) from content_changes)`);
  const keys = rows.map(({ key }) => key);
  expect(keys).toContain("member_search:t1");
  expect(keys.filter((key) => key.includes(":r"))).toEqual([]);
});
