import fc from "fast-check";
import { expect, test } from "vitest";
import { upsertTags } from "#app/taxonomy/tags.repository.server.ts";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { MEMBER_SORTS } from "#contract/members/member-sort.ts";
import {
  MEMBER_WORKLOADS,
  type MemberWorkload,
  SENIORITY_LEVELS,
  type SeniorityLevel,
} from "#contract/members/member-terms.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { parseHoursKey, USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { members, type StoredWorkSample } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toMemberRow } from "#tests/support/members.ts";
import { listMembers } from "../members.service.server.ts";
import { toOverlapMinutes } from "../overlap/working-overlap.ts";
import { countOptions } from "./option-counts.service.server.ts";

const TODAY = "2026-06-15";
const technologies = [
  { id: 1, slug: "react", name: "React" },
  { id: 2, slug: "nodejs", name: "Node.js" },
  { id: 3, slug: "rust", name: "Rust" },
];
const tags = [
  { id: 1, slug: "fintech", name: "Fintech" },
  { id: 2, slug: "gaming", name: "Gaming" },
];

const { db } = await createTestDatabase();
await upsertTechnologies(db, technologies);
await upsertTags(db, tags);

type TestMember = {
  id: number;
  featured: boolean;
  first_name: string;
  latin_name: string | null;
  country_code: string;
  sales_rate: number | null;
  seniority_level: SeniorityLevel;
  years_of_experience: number;
  available_from: string | null;
  timezone: string;
  availability_confirmed_at: string | null;
  language_codes: string[];
  workload: MemberWorkload | null;
  technology_ids: number[];
  tag_ids: number[];
  work_samples: StoredWorkSample[];
};

const WORK: StoredWorkSample = {
  kind: "talk",
  title: "Talk",
  url: "https://talks.example/1",
  description: "A talk.",
  year: null,
  image: null,
};

function toMember(id: number, member: Partial<TestMember> = {}): TestMember {
  return {
    id,
    featured: false,
    first_name: "Ada",
    latin_name: null,
    country_code: "EE",
    sales_rate: 50,
    seniority_level: "senior",
    years_of_experience: 8,
    available_from: null,
    timezone: "Europe/Tallinn",
    availability_confirmed_at: null,
    language_codes: ["en"],
    workload: null,
    technology_ids: [],
    tag_ids: [],
    work_samples: [],
    ...member,
  };
}

/** Makes these the only members. */
async function write(all: readonly TestMember[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(members);
    if (all.length === 0) return;
    const rows = all.map(({ language_codes, technology_ids, tag_ids, ...member }) => ({
      ...toMemberRow(member.id),
      ...member,
      languages: language_codes.map((code) => ({ code, level: "C1" as const })),
      technologies: technology_ids.map((technology_id) => ({
        technology_id,
        years: 1,
        type: 1 as const,
      })),
      experiences: tag_ids.map((tag_id) => ({
        position: "",
        name: "",
        tag_ids: [tag_id],
        description: "",
        responsibility: "",
        technology_ids: [],
      })),
    }));
    await tx.insert(members).overridingSystemValue().values(rows);
  });
}

async function select(all: TestMember[], filter: MemberFilter): Promise<number[]> {
  await write(all);
  const { data, meta } = await listMembers(db, { page: 1, per_page: 50, filter }, undefined, TODAY);
  expect(data).toHaveLength(meta.total);
  expect(meta.total_is_capped).toBe(false);
  return data.map(({ id }) => id);
}

test("a member must have all given technologies", async () => {
  const all = [
    toMember(1, { technology_ids: [1, 2] }),
    toMember(2, { technology_ids: [1] }),
    toMember(3, { technology_ids: [2, 3] }),
  ];
  expect(await select(all, { technology: ["react"] })).toEqual([1, 2]);
  expect(await select(all, { technology: ["react", 2] })).toEqual([1]);
});

test("of tags, seniority levels, countries and languages one given value is enough", async () => {
  const all = [
    toMember(1, { tag_ids: [1, 1], country_code: "DE", language_codes: ["de", "en"] }),
    toMember(2, { tag_ids: [2], seniority_level: "lead" }),
    toMember(3, { seniority_level: "junior", country_code: "PL", language_codes: ["pl"] }),
  ];
  expect(await select(all, { tag: ["fintech", "gaming"] })).toEqual([1, 2]);
  expect(await select(all, { seniority_level: ["lead", "junior"] })).toEqual([2, 3]);
  expect(await select(all, { country: ["DE", "PL"] })).toEqual([1, 3]);
  expect(await select(all, { language: ["de", "pl"] })).toEqual([1, 3]);
  expect(await select(all, { language_all: ["de", "en"] })).toEqual([1]);
  expect(await select(all, { language: ["de", "pl"], language_all: ["pl"] })).toEqual([3]);
});

test("of technologies of technology_any one is enough, and of a _not list a member has none", async () => {
  const all = [
    toMember(1, { technology_ids: [1, 2], tag_ids: [1] }),
    toMember(2, { technology_ids: [2], country_code: "DE" }),
    toMember(3, { technology_ids: [3], tag_ids: [2], country_code: "UA" }),
  ];
  expect(await select(all, { technology_any: ["react", "rust"] })).toEqual([1, 3]);
  expect(await select(all, { technology_any: ["cobol", "nodejs"] })).toEqual([1, 2]);
  expect(await select(all, { technology_any: ["cobol"] })).toEqual([]);
  expect(await select(all, { technology: ["nodejs"], technology_not: ["react"] })).toEqual([2]);
  expect(await select(all, { technology_not: ["react", 3] })).toEqual([2]);
  expect(await select(all, { technology_not: ["cobol"] })).toEqual([1, 2, 3]);
  expect(await select(all, { tag_not: ["fintech"] })).toEqual([2, 3]);
  expect(await select(all, { country_not: ["UA", "dach"] })).toEqual([1]);
  expect(await select(all, { technology_any: [], technology_not: [] })).toEqual([1, 2, 3]);
});

test("a member who said nothing about time counts as full time, one for both as either", async () => {
  const workloads = [null, "full_time", "part_time", "both"] as const;
  const all = workloads.map((workload, index) => toMember(index + 1, { workload }));
  expect(await select(all, { workload: ["full_time"] })).toEqual([1, 2, 4]);
  expect(await select(all, { workload: ["part_time"] })).toEqual([3, 4]);
  expect(await select(all, { workload: ["full_time", "part_time"] })).toHaveLength(4);
});

test("a region is its countries, alone and beside a country", async () => {
  const codes = ["EE", "DE", "GE", "BR"];
  const all = codes.map((country_code, index) => toMember(index + 1, { country_code }));
  expect(await select(all, { country: ["europe"] })).toEqual([1, 2]);
  expect(await select(all, { country: ["baltics", "BR"] })).toEqual([1, 4]);
  expect(await select(all, { country: ["europe"], country_not: ["DE"] })).toEqual([1]);
  expect(await select(all, { country: ["benelux"] })).toEqual([]);
});

test("an unknown technology or tag matches no member, one more beside a known tag changes nothing", async () => {
  const all = [toMember(1, { technology_ids: [1], tag_ids: [1] })];
  expect(await select(all, { technology: ["react", "cobol"] })).toEqual([]);
  expect(await select(all, { technology: [99] })).toEqual([]);
  expect(await select(all, { tag: ["mining"] })).toEqual([]);
  expect(await select(all, { tag: ["mining", "fintech"] })).toEqual([1]);
});

test("a range of rates includes its ends and leaves out members without a rate", async () => {
  const rates = [40, 50, 60, null];
  const all = rates.map((sales_rate, index) => toMember(index + 1, { sales_rate }));
  expect(await select(all, { rate_min: 50 })).toEqual([2, 3]);
  expect(await select(all, { rate_max: 50 })).toEqual([1, 2]);
  expect(await select(all, { rate_min: 0 })).toEqual([1, 2, 3]);
  expect(await select(all, { rate_min: 60, rate_max: 40 })).toEqual([]);
});

test("available means from today or earlier", async () => {
  const dates = ["2026-06-14", "2026-06-15", "2026-06-16", null];
  const all = dates.map((available_from, index) => toMember(index + 1, { available_from }));
  expect(await select(all, { available: true })).toEqual([1, 2]);
  expect(await select(all, { available: false })).toHaveLength(4);
});

test("an overlap compares the usual day of members with a day in a zone, by the clocks of the date", async () => {
  const zones = ["Europe/Tallinn", "Europe/London", "America/New_York", "Asia/Kolkata"];
  const all = zones.map((timezone, index) => toMember(index + 1, { timezone }));
  expect(await select(all, { overlap: 8, zone: "Europe/Tallinn" })).toEqual([1]);
  expect(await select(all, { overlap: 6, zone: "Europe/Tallinn" })).toEqual([1, 2]);
  expect(await select(all, { overlap: 1, zone: "Europe/Tallinn" })).toEqual([1, 2, 3, 4]);
  expect(await select(all, { overlap: 7 })).toEqual([2]);
  expect(await select(all, { overlap: 1, zone: "America/New_York", day: "16-24" })).toEqual([3]);
  expect(await select(all, { zone: "America/New_York", day: "16-24" })).toHaveLength(4);
});

test("those with work to look at are found, and who has none is not excluded by false", async () => {
  const all = [toMember(1), toMember(2, { work_samples: [WORK] })];
  expect(await select(all, { has_work: true })).toEqual([2]);
  expect(await select(all, { has_work: false })).toEqual([1, 2]);
});

test("a change of the clocks changes who overlaps", async () => {
  await write([toMember(1, { timezone: "America/New_York" })]);
  const query = { page: 1, per_page: 6, filter: { overlap: 3, zone: "Europe/Berlin" } };
  const totalOn = async (day: string) => (await listMembers(db, query, undefined, day)).meta.total;
  expect(await totalOn("2026-03-07")).toBe(0);
  expect(await totalOn("2026-03-08")).toBe(1);
  expect(await totalOn("2026-03-29")).toBe(0);
});

test("an empty list of ids selects no members, any other empty list is ignored", async () => {
  const all = [toMember(1)];
  expect(await select(all, { ids: [] })).toEqual([]);
  expect(await select(all, { technology: [], tag: [], country: [] })).toEqual([1]);
});

test("members named by id come in that order unless a sort is given", async () => {
  const all = [toMember(1), toMember(2), toMember(3)];
  expect(await select(all, { ids: [3, 9, 1] })).toEqual([3, 1]);
  expect(await select(all, { ids: [3, 1], sort: "recommended" })).toEqual([1, 3]);
});

test("recommended puts featured members first, then the most recently confirmed", async () => {
  const all = [
    toMember(1),
    toMember(2, { availability_confirmed_at: "2026-05-01" }),
    toMember(3, { availability_confirmed_at: "2026-06-01" }),
    toMember(4, { availability_confirmed_at: "2026-06-01" }),
    toMember(5, { featured: true }),
  ];
  expect(await select(all, {})).toEqual([5, 3, 4, 2, 1]);
});

test.each([
  ["rate_asc", [2, 1, 4, 3]],
  ["rate_desc", [4, 1, 2, 3]],
  ["experience_desc", [3, 1, 2, 4]],
  ["name_asc", [3, 2, 4, 1]],
  ["available_first", [2, 3, 1, 4]],
] as const)("sorted by %s, members without a value come last", async (sort, ids) => {
  const all = [
    toMember(1, { first_name: "Zoë", sales_rate: 50, available_from: "2026-07-01" }),
    toMember(2, { first_name: "Élise", sales_rate: 40, available_from: "2026-06-01" }),
    toMember(3, { sales_rate: null, years_of_experience: 9, available_from: "2026-01-01" }),
    toMember(4, { first_name: "Яна", latin_name: "Yana", sales_rate: 60, years_of_experience: 1 }),
  ];
  expect(await select(all, { sort })).toEqual(ids);
});

const memberArbitrary = fc.record({
  featured: fc.boolean(),
  first_name: fc.constantFrom("Ada", "Bob"),
  latin_name: fc.constant(null),
  country_code: fc.constantFrom("EE", "DE", "PL"),
  sales_rate: fc.option(fc.integer({ min: 10, max: 14 }), { nil: null }),
  seniority_level: fc.constantFrom(...SENIORITY_LEVELS),
  years_of_experience: fc.integer({ min: 0, max: 4 }),
  available_from: fc.constantFrom(null, "2026-06-14", "2026-06-15", "2026-06-16"),
  availability_confirmed_at: fc.constantFrom(null, "2026-06-01", "2026-06-02"),
  timezone: fc.constantFrom("UTC", "Europe/Tallinn", "Asia/Kathmandu"),
  language_codes: fc.subarray(["en", "de", "pl"]),
  workload: fc.constantFrom(null, ...MEMBER_WORKLOADS),
  technology_ids: fc.subarray([1, 2, 3]),
  tag_ids: fc.array(fc.constantFrom(1, 2), { maxLength: 3 }),
  work_samples: fc.subarray([WORK]),
});

const filterArbitraries = {
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
  role: fc.subarray(["front-end", "back-end", "full-stack", "embedded"]),
  technology: fc.subarray(["react", "nodejs", "rust", "cobol"], { maxLength: 2 }),
  technology_any: fc.subarray(["react", "nodejs", "rust", "cobol"]),
  technology_not: fc.subarray(["react", "nodejs", "rust", "cobol"], { maxLength: 2 }),
  tag: fc.subarray(["fintech", "gaming", "mining"]),
  tag_not: fc.subarray(["fintech", "gaming", "mining"], { maxLength: 2 }),
  country_not: fc.subarray(["EE", "PL", "FR", "dach", "eu"], { maxLength: 2 }),
  seniority_level: fc.subarray([...SENIORITY_LEVELS]),
  country: fc.subarray(["EE", "DE", "FR", "baltics"]),
  language: fc.subarray(["en", "de", "fr"]),
  language_all: fc.subarray(["en", "de", "fr"], { maxLength: 2 }),
  workload: fc.subarray(["full_time", "part_time"]),
  rate_min: fc.integer({ min: 9, max: 15 }),
  rate_max: fc.integer({ min: 9, max: 15 }),
  experience_min: fc.integer({ min: 0, max: 5 }),
  experience_max: fc.integer({ min: 0, max: 5 }),
  has_work: fc.boolean(),
  available: fc.boolean(),
  available_by: fc.constantFrom("2020-01-01", TODAY, "2026-06-16"),
  overlap: fc.integer({ min: 1, max: 8 }),
  zone: fc.constantFrom("UTC", "America/St_Johns"),
  day: fc.constantFrom("8-16", "22-6"),
  sort: fc.constantFrom(...MEMBER_SORTS),
} satisfies Record<Exclude<keyof MemberFilter, "q">, fc.Arbitrary<unknown>>;

/** Three fields at most: more leave hardly a member to compare. */
const filterArbitrary = fc
  .tuple(
    fc.record(filterArbitraries),
    fc.subarray(Object.keys(filterArbitraries), { maxLength: 3 }),
  )
  .map(
    ([filter, fields]): MemberFilter =>
      Object.fromEntries(Object.entries(filter).filter(([field]) => fields.includes(field))),
  );

function toMinutes({ timezone }: TestMember, { zone = "UTC", day = "9-17" }: MemberFilter): number {
  const own = { zone, ...(parseHoursKey(day) ?? USUAL_HOURS) };
  return toOverlapMinutes(own, { zone: timezone, ...USUAL_HOURS }, TODAY);
}

/** The rules of `role-terms.ts` for technologies of the test, in which all are main ones. */
const ROLE_RULES: Partial<Record<Role, (member: TestMember) => boolean>> = {
  "front-end": ({ technology_ids }) => technology_ids.includes(1),
  "back-end": ({ technology_ids }) => technology_ids.includes(2),
  "full-stack": ({ technology_ids }) => technology_ids.includes(1) && technology_ids.includes(2),
};

const REGION_CODES: Record<string, string[]> = {
  baltics: ["EE"],
  dach: ["DE"],
  eu: ["EE", "DE", "PL"],
};

function toWorkloads({ workload }: TestMember): string[] {
  return workload === "both" ? ["full_time", "part_time"] : [workload ?? "full_time"];
}

function isLeft(member: TestMember, filter: MemberFilter): boolean {
  const slugsOf = (ids: number[], all: { id: number; slug: string }[]) =>
    all.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug);
  const isAny = (requested: readonly unknown[] | undefined, values: unknown[]) =>
    !requested?.length || requested.some((value) => values.includes(value));
  const isNone = (unwanted: readonly unknown[] | undefined, values: unknown[]) =>
    !unwanted?.some((value) => values.includes(value));
  const toCodes = (places: string[] | undefined) =>
    places?.flatMap((place) => REGION_CODES[place] ?? [place]);
  const rate = member.sales_rate;
  const technologySlugs = slugsOf(member.technology_ids, technologies);
  const tagSlugs = slugsOf(member.tag_ids, tags);
  return (
    (filter.ids === undefined || filter.ids.includes(member.id)) &&
    (!filter.role?.length || filter.role.some((role) => ROLE_RULES[role]?.(member))) &&
    (filter.technology ?? []).every((slug) => technologySlugs.includes(String(slug))) &&
    isAny(filter.technology_any, technologySlugs) &&
    isNone(filter.technology_not, technologySlugs) &&
    isAny(filter.tag, tagSlugs) &&
    isNone(filter.tag_not, tagSlugs) &&
    isAny(filter.seniority_level, [member.seniority_level]) &&
    isAny(toCodes(filter.country), [member.country_code]) &&
    isNone(toCodes(filter.country_not), [member.country_code]) &&
    isAny(filter.language, member.language_codes) &&
    (filter.language_all ?? []).every((code) => member.language_codes.includes(code)) &&
    isAny(filter.workload, toWorkloads(member)) &&
    (filter.rate_min === undefined || (rate !== null && rate >= filter.rate_min)) &&
    (filter.rate_max === undefined || (rate !== null && rate <= filter.rate_max)) &&
    member.years_of_experience >= (filter.experience_min ?? 0) &&
    member.years_of_experience <= (filter.experience_max ?? 80) &&
    toMinutes(member, filter) >= (filter.overlap ?? 0) * 60 &&
    (!filter.has_work || member.work_samples.length > 0) &&
    (!filter.available || (member.available_from ?? "9") <= TODAY) &&
    (!filter.available_by ||
      (member.available_from ?? "9") <= (filter.available_by > TODAY ? filter.available_by : TODAY))
  );
}

/** Sort keys in the order of recommendation; a smaller key comes first. */
function toRecommendedKey({ id, featured, availability_confirmed_at }: TestMember): string {
  const age = Date.parse("2100-01-01") - Date.parse(availability_confirmed_at ?? "1900-01-01");
  return `${featured ? 0 : 1} ${String(age).padStart(16, "0")} ${String(id).padStart(4, "0")}`;
}

function toSortKey(member: TestMember, { ids, sort }: MemberFilter): number | string {
  const { sales_rate, available_from } = member;
  if (ids && sort === undefined) return ids.indexOf(member.id);
  switch (sort) {
    case "rate_asc":
      return sales_rate ?? Number.POSITIVE_INFINITY;
    case "rate_desc":
      return -(sales_rate ?? Number.NEGATIVE_INFINITY);
    case "experience_desc":
      return -member.years_of_experience;
    case "name_asc":
      return `${member.first_name} ${member.id}`;
    case "available_first":
      return (available_from ?? "9") <= TODAY ? "" : (available_from ?? "9");
    default:
      return 0;
  }
}

function inOrder(all: TestMember[], filter: MemberFilter): TestMember[] {
  const compare = <Key extends number | string>(a: Key, b: Key) => (a < b ? -1 : a > b ? 1 : 0);
  return all.toSorted(
    (a, b) =>
      compare(toSortKey(a, filter), toSortKey(b, filter)) ||
      compare(toRecommendedKey(a), toRecommendedKey(b)),
  );
}

test("whatever the filter, a list is exactly the matching members in order, on pages that neither repeat nor miss one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(memberArbitrary, { maxLength: 12 }),
      filterArbitrary,
      fc.integer({ min: 1, max: 5 }),
      async (drafts, filter, per_page) => {
        const all = drafts.map((draft, index) => toMember(index + 1, draft));
        await write(all);
        const expected = inOrder(
          all.filter((member) => isLeft(member, filter)),
          filter,
        ).map(({ id }) => id);
        const paged: number[] = [];
        for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / per_page)); page++) {
          const { data, meta } = await listMembers(
            db,
            { page, per_page, filter },
            undefined,
            TODAY,
          );
          expect(meta).toMatchObject({ total: expected.length, current_page: page });
          paged.push(...data.map(({ id }) => id));
        }
        expect(paged).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
}, 60_000);

/** Members that remain with an option added to the filter, in place of others of its list. */
function countNaively(all: TestMember[], filter: MemberFilter): number {
  return all.filter((member) => isLeft(member, filter)).length;
}

test("an option's count is of the members that remain with it, given the other filters", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(memberArbitrary, { maxLength: 12 }),
      filterArbitrary,
      async (drafts, filter) => {
        const all = drafts.map((draft, index) => toMember(index + 1, draft));
        await write(all);
        const countOf = await countOptions(db, filter, TODAY);
        for (const { id, slug } of technologies) {
          const technology = [...(filter.technology ?? []), slug];
          expect(countOf("technology", id)).toBe(countNaively(all, { ...filter, technology }));
          expect(countOf("technology_any", id)).toBe(
            countNaively(all, { ...filter, technology_any: [slug] }),
          );
        }
        for (const { id, slug } of tags) {
          expect(countOf("tag", id)).toBe(countNaively(all, { ...filter, tag: [slug] }));
        }
        for (const level of SENIORITY_LEVELS) {
          const seniority_level = [level];
          expect(countOf("seniority_level", level)).toBe(
            countNaively(all, { ...filter, seniority_level }),
          );
        }
        for (const role of ["front-end", "back-end", "full-stack"] as const) {
          expect(countOf("role", role)).toBe(countNaively(all, { ...filter, role: [role] }));
        }
        for (const code of ["EE", "DE", "PL", "eu", "dach"]) {
          expect(countOf("country", code)).toBe(countNaively(all, { ...filter, country: [code] }));
        }
        for (const workload of ["full_time", "part_time"] as const) {
          expect(countOf("workload", workload)).toBe(
            countNaively(all, { ...filter, workload: [workload] }),
          );
        }
        for (const code of ["en", "de", "pl"]) {
          expect(countOf("language", code)).toBe(
            countNaively(all, { ...filter, language: [code] }),
          );
          const language_all = [...(filter.language_all ?? []), code];
          expect(countOf("language_all", code)).toBe(
            countNaively(all, { ...filter, language_all }),
          );
        }
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
