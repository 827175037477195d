import fc from "fast-check";
import { expect, test } from "vitest";
import type { MemberFilter } from "#contract/member-query.ts";
import { MEMBER_SORTS } from "#contract/member-sort.ts";
import { SENIORITY_LEVELS } from "#contract/member-terms.ts";
import { buildMemberIndex, type IndexedMember } from "./member-index.server.ts";
import { selectMembers } from "./member-selection.server.ts";

const TODAY = Date.parse("2026-06-15") / 86_400_000;
const technologies = [
  { id: 1, slug: "react", name: "React", aliases: [], published: true },
  { id: 2, slug: "nodejs", name: "Node.js", aliases: [], published: true },
  { id: 3, slug: "rust", name: "Rust", aliases: [], published: true },
];
const tags = [
  { id: 1, slug: "fintech", name: "Fintech", published: true },
  { id: 2, slug: "gaming", name: "Gaming", published: true },
];

function toMember(id: number, member: Partial<IndexedMember> = {}): IndexedMember {
  return {
    id,
    featured: false,
    first_name: "Ada",
    last_name: "Lill",
    position: "Developer",
    country_code: "EE",
    sales_rate: 50,
    seniority_level: "senior",
    years_of_experience: 8,
    available_from: null,
    availability_confirmed_at: null,
    language_codes: ["en"],
    technology_ids: [],
    main_technology_ids: [],
    tag_ids: [],
    ...member,
  };
}

async function select(members: IndexedMember[], filter: MemberFilter): Promise<number[]> {
  const index = await buildMemberIndex({ members, technologies, tags });
  const selection = selectMembers(index, filter, TODAY);
  const ids = selection.slice(0, members.length + 1);
  expect(ids).toHaveLength(selection.total);
  return ids;
}

test("a member must have all given technologies", async () => {
  const members = [
    toMember(1, { technology_ids: [1, 2] }),
    toMember(2, { technology_ids: [1] }),
    toMember(3, { technology_ids: [2, 3] }),
  ];
  expect(await select(members, { technology: ["react"] })).toEqual([1, 2]);
  expect(await select(members, { technology: ["react", 2] })).toEqual([1]);
});

test("of tags, seniority levels, countries and languages one given value is enough", async () => {
  const members = [
    toMember(1, { tag_ids: [1, 1], country_code: "DE", language_codes: ["de", "en"] }),
    toMember(2, { tag_ids: [2], seniority_level: "lead" }),
    toMember(3, { seniority_level: "junior", country_code: "PL", language_codes: ["pl"] }),
  ];
  expect(await select(members, { tag: ["fintech", "gaming"] })).toEqual([1, 2]);
  expect(await select(members, { seniority_level: ["lead", "junior"] })).toEqual([2, 3]);
  expect(await select(members, { country: ["DE", "PL"] })).toEqual([1, 3]);
  expect(await select(members, { language: ["de", "pl"] })).toEqual([1, 3]);
});

test("an unknown technology or tag matches no member, one more beside a known tag changes nothing", async () => {
  const members = [toMember(1, { technology_ids: [1], tag_ids: [1] })];
  expect(await select(members, { technology: ["react", "cobol"] })).toEqual([]);
  expect(await select(members, { technology: [99] })).toEqual([]);
  expect(await select(members, { tag: ["mining"] })).toEqual([]);
  expect(await select(members, { tag: ["mining", "fintech"] })).toEqual([1]);
});

test("a range of rates includes its ends and leaves out members without a rate", async () => {
  const rates = [40, 50, 60, null];
  const members = rates.map((sales_rate, index) => toMember(index + 1, { sales_rate }));
  expect(await select(members, { rate_min: 50 })).toEqual([2, 3]);
  expect(await select(members, { rate_max: 50 })).toEqual([1, 2]);
  expect(await select(members, { rate_min: 0 })).toEqual([1, 2, 3]);
  expect(await select(members, { rate_min: 60, rate_max: 40 })).toEqual([]);
});

test("available means from today or earlier", async () => {
  const dates = ["2026-06-14", "2026-06-15", "2026-06-16", null];
  const members = dates.map((available_from, index) => toMember(index + 1, { available_from }));
  expect(await select(members, { available: true })).toEqual([1, 2]);
  expect(await select(members, { available: false })).toHaveLength(4);
});

test("an empty list of ids selects no members, any other empty list is ignored", async () => {
  const members = [toMember(1)];
  expect(await select(members, { ids: [] })).toEqual([]);
  expect(await select(members, { technology: [], tag: [], country: [] })).toEqual([1]);
});

test("members named by id come in that order unless a sort is given", async () => {
  const members = [toMember(1), toMember(2), toMember(3)];
  expect(await select(members, { ids: [3, 9, 1] })).toEqual([3, 1]);
  expect(await select(members, { ids: [3, 1], sort: "recommended" })).toEqual([1, 3]);
});

test("recommended puts featured members first, then the most recently confirmed", async () => {
  const members = [
    toMember(1),
    toMember(2, { availability_confirmed_at: "2026-05-01" }),
    toMember(3, { availability_confirmed_at: "2026-06-01" }),
    toMember(4, { availability_confirmed_at: "2026-06-01" }),
    toMember(5, { featured: true }),
  ];
  expect(await select(members, {})).toEqual([5, 3, 4, 2, 1]);
});

test.each([
  ["rate_asc", [2, 1, 4, 3]],
  ["rate_desc", [4, 1, 2, 3]],
  ["experience_desc", [3, 1, 2, 4]],
  ["name_asc", [3, 2, 1, 4]],
  ["available_first", [2, 3, 1, 4]],
] as const)("sorted by %s, members without a value come last", async (sort, ids) => {
  const members = [
    toMember(1, { first_name: "Zoë", sales_rate: 50, available_from: "2026-07-01" }),
    toMember(2, { first_name: "Élise", sales_rate: 40, available_from: "2026-06-01" }),
    toMember(3, { sales_rate: null, years_of_experience: 9, available_from: "2026-01-01" }),
    toMember(4, { first_name: "Яна", sales_rate: 60, years_of_experience: 1 }),
  ];
  expect(await select(members, { sort })).toEqual(ids);
});

const memberArbitrary = fc.record({
  featured: fc.boolean(),
  country_code: fc.constantFrom("EE", "DE", "PL"),
  sales_rate: fc.option(fc.integer({ min: 10, max: 14 }), { nil: null }),
  seniority_level: fc.constantFrom(...SENIORITY_LEVELS),
  years_of_experience: fc.integer({ min: 0, max: 4 }),
  available_from: fc.constantFrom(null, "2026-06-14", "2026-06-15", "2026-06-16"),
  availability_confirmed_at: fc.constantFrom(null, "2026-06-01", "2026-06-02"),
  language_codes: fc.subarray(["en", "de", "pl"]),
  technology_ids: fc.subarray([1, 2, 3]),
  tag_ids: fc.array(fc.constantFrom(1, 2), { maxLength: 3 }),
});

const filterArbitrary: fc.Arbitrary<MemberFilter> = fc.record(
  {
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
    technology: fc.subarray(["react", "nodejs", "rust", "cobol"], { maxLength: 2 }),
    tag: fc.subarray(["fintech", "gaming", "mining"]),
    seniority_level: fc.subarray([...SENIORITY_LEVELS]),
    country: fc.subarray(["EE", "DE", "FR"]),
    language: fc.subarray(["en", "de", "fr"]),
    rate_min: fc.integer({ min: 9, max: 15 }),
    rate_max: fc.integer({ min: 9, max: 15 }),
    experience_min: fc.integer({ min: 0, max: 5 }),
    available: fc.boolean(),
    sort: fc.constantFrom(...MEMBER_SORTS),
  },
  { requiredKeys: [] },
);

function isLeft(member: IndexedMember, filter: MemberFilter): boolean {
  const slugsOf = (ids: number[], all: { id: number; slug: string }[]) =>
    all.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug);
  const isAny = (wanted: readonly unknown[] | undefined, values: unknown[]) =>
    !wanted?.length || wanted.some((value) => values.includes(value));
  const rate = member.sales_rate;
  return (
    (filter.ids === undefined || filter.ids.includes(member.id)) &&
    (filter.technology ?? []).every((slug) =>
      slugsOf(member.technology_ids, technologies).includes(String(slug)),
    ) &&
    isAny(filter.tag, slugsOf(member.tag_ids, tags)) &&
    isAny(filter.seniority_level, [member.seniority_level]) &&
    isAny(filter.country, [member.country_code]) &&
    isAny(filter.language, member.language_codes) &&
    (filter.rate_min === undefined || (rate !== null && rate >= filter.rate_min)) &&
    (filter.rate_max === undefined || (rate !== null && rate <= filter.rate_max)) &&
    member.years_of_experience >= (filter.experience_min ?? 0) &&
    (!filter.available || (member.available_from ?? "9") <= "2026-06-15")
  );
}

test("whatever the filter, it selects exactly the matching members, and pages neither repeat nor miss one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(memberArbitrary, { maxLength: 12 }),
      filterArbitrary,
      fc.integer({ min: 1, max: 5 }),
      async (drafts, filter, per_page) => {
        const members = drafts.map((draft, index) => toMember(index + 1, draft));
        const index = await buildMemberIndex({ members, technologies, tags });
        const selection = selectMembers(index, filter, TODAY);
        const paged: number[] = [];
        for (let offset = 0; offset < selection.total; offset += per_page) {
          paged.push(...selection.slice(offset, per_page));
        }
        expect(paged).toEqual(selection.slice(0, 100));
        const expected = members.filter((member) => isLeft(member, filter)).map(({ id }) => id);
        expect(paged.toSorted((a, b) => a - b)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
