import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MemberCardSchema, MemberSchema } from "#contract/members/member.ts";
import { media } from "#database/tables/media.ts";
import { members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toExperienceInput, toTechnologyInputs } from "#tests/support/members.ts";
import { listFeaturedMembers, listMembers } from "./members.service.server.ts";
import { getMemberCounts, getMemberFacets } from "./stats/member-facets.service.server.ts";
import { findMemberBySlug, getMember, listMembersByIds } from "./stored-members.service.server.ts";

const { db } = await createTestDatabase();
await db.insert(media).values({
  id: "ab12",
  original_type: "image/png",
  content_type: "image/webp",
  bytes: Buffer.from("x"),
  width: 1,
  height: 1,
});
const EDUCATION = {
  institution: "University of Tartu",
  specialization: "Statistics",
  year_from: 2008,
  year_to: 2012,
};
await seedMembers(db, [
  {
    slug: "ada-lill",
    avatar: "ab12",
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
    experiences: [
      { ...toExperienceInput("fintech", "gaming"), technologies: ["python"] },
      toExperienceInput("fintech"),
    ],
    educations: [EDUCATION],
    languages: [
      { code: "et", level: "Native" },
      { code: "en", level: "C1" },
    ],
    sales_rate: 62.5,
    available_from: "2026-06-15",
  },
  { slug: "boris-jansen", technologies: toTechnologyInputs(["python"]), country_code: "NL" },
  { slug: "carla-diaz", featured: true, country_code: "ES", available_from: "2026-06-16" },
]);

test("a list carries cards: no projects, no education, no long text", async () => {
  const { data, meta } = await listMembers(db, { page: 1, per_page: 2, filter: {} });
  for (const card of data) expect(MemberCardSchema.strict().safeParse(card).error).toBeUndefined();
  expect(data.map(({ slug }) => slug)).toEqual(["carla-diaz", "ada-lill"]);
  expect(meta).toMatchObject({ current_page: 1, last_page: 2, total: 3 });
});

test("a page past the end is the last one, with links to the pages that there are", async () => {
  const toUrl = (page: number) => `/developers?page=${page}`;
  const query = { page: 9, per_page: 2, filter: {} };
  const { data, meta, links } = await listMembers(db, query, toUrl);
  expect(data.map(({ slug }) => slug)).toEqual(["boris-jansen"]);
  expect(meta).toMatchObject({ current_page: 2, from: 3, to: 3, path: "/developers" });
  expect(links).toEqual({
    first: "/developers?page=1",
    last: "/developers?page=2",
    prev: "/developers?page=1",
    next: null,
  });
});

test("available depends on the day", async () => {
  const query = { page: 1, per_page: 6, filter: { available: true } };
  const totalOn = async (day: string) => (await listMembers(db, query, undefined, day)).meta.total;
  expect(await totalOn("2026-06-14")).toBe(0);
  expect(await totalOn("2026-06-15")).toBe(1);
  expect(await totalOn("2026-06-16")).toBe(2);
});

test("a member is whole: names of country, languages, technologies and tags, path of the photo", async () => {
  const member = await findMemberBySlug(db, "ada-lill");
  expect(MemberSchema.strict().safeParse(member).error).toBeUndefined();
  expect(member).toMatchObject({
    avatar: "/media/ab12.webp",
    country: "Estonia",
    country_code: "EE",
    sales_rate: 62.5,
    languages: [
      { code: "et", name: "Estonian", level: "Native" },
      { code: "en", name: "English", level: "C1" },
    ],
    technologies: [
      { slug: "react", name: "React", years: 5, type: 1 },
      { slug: "nodejs", name: "Node.js", years: 2, type: 2 },
    ],
    educations: [EDUCATION],
    experiences: [
      {
        tags: [
          { slug: "fintech", name: "Fintech" },
          { slug: "gaming", name: "Gaming" },
        ],
        technologies: [{ slug: "python", name: "Python" }],
      },
      { tags: [{ slug: "fintech", name: "Fintech" }] },
    ],
  });
  expect(await getMember(db, member?.id ?? 0)).toEqual(member);
});

test("an unknown member is undefined to find and a 404 to get", async () => {
  expect(await findMemberBySlug(db, "nobody")).toBeUndefined();
  await expect(getMember(db, 999)).rejects.toMatchObject({ status: 404 });
});

test("members named by id come in that order, without those who are gone", async () => {
  const cards = await listMembersByIds(db, [3, 99, 1]);
  expect(cards.map(({ slug }) => slug)).toEqual(["carla-diaz", "ada-lill"]);
  expect(await listMembersByIds(db, [])).toEqual([]);
});

test("featured members come first on a home page", async () => {
  const cards = await listFeaturedMembers(db, 2);
  expect(cards.map(({ slug }) => slug)).toEqual(["carla-diaz", "ada-lill"]);
});

test("no member without a dated check is featured where others have one", async () => {
  const check = {
    check: "interview" as const,
    how: "Pull request",
    by: "An engineer",
    on: "2026-05-04",
  };
  await db
    .update(members)
    .set({ vetting: [check] })
    .where(eq(members.slug, "boris-jansen"));
  expect((await listFeaturedMembers(db, 2)).map(({ slug }) => slug)).toEqual(["boris-jansen"]);
  await db.update(members).set({ vetting: [] });
});

test("the counts are of members, their technologies and their countries", async () => {
  expect(await getMemberCounts(db)).toEqual({ developers: 3, technologies: 3, countries: 3 });
});

test("technologies and tags are those that members have, each with its count", async () => {
  expect(await getMemberFacets(db)).toEqual({
    technologies: [
      { slug: "react", name: "React", members: 1 },
      { slug: "nodejs", name: "Node.js", members: 1 },
      { slug: "python", name: "Python", members: 1 },
    ],
    tags: [
      { slug: "fintech", name: "Fintech", members: 1 },
      { slug: "gaming", name: "Gaming", members: 1 },
    ],
  });
});

test("an edit by hand is in the next list", async () => {
  const find = async (q: string) => {
    const { data } = await listMembers(db, { page: 1, per_page: 6, filter: { q } });
    return data.map(({ slug }) => slug);
  };
  expect(await find("tester")).toEqual([]);
  await db.execute(sql`update members set position = 'Tester' where slug = 'ada-lill'`);
  expect(await find("tester")).toEqual(["ada-lill"]);
  await db.execute(sql`update members set published = false where slug = 'ada-lill'`);
  expect(await find("tester")).toEqual([]);
  expect(await getMemberCounts(db)).toMatchObject({ developers: 2 });
});
