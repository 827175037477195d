import fc from "fast-check";
import { expect, test } from "vitest";
import { type MemberFilter, MemberFilterSchema } from "#contract/members/member-query.ts";
import { MEMBER_SORTS } from "#contract/members/member-sort.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { PublicError } from "#platform/errors.ts";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { parseMemberQuery, toMemberQuery } from "./member-query.ts";
import { isCombination, toDevelopersUrl, toMemberSearch, toMembersApiUrl } from "./member-url.ts";

function parse(search: string) {
  return parseMemberQuery(new URLSearchParams(search));
}

function read(search: string) {
  return toMemberQuery(new URLSearchParams(search));
}

test("the default page has six members", () => {
  expect(parse("")).toEqual({ page: 1, per_page: 6, filter: {} });
});

test.each([
  "filter[ids][]=3&filter[ids][]=5",
  "filter[ids][0]=3&filter[ids][1]=5",
  "filter[ids]=3,5",
  "filter[ids][]=3&filter[ids][]=5&filter[ids][]=3",
  'filter={"ids":[3,5]}',
  'filter={"ids":["3","5"]}',
  "ids=3,5",
  "ids=3&ids=5",
])("all notations of a filter are equal: %s", (search) => {
  expect(parse(search).filter).toEqual({ ids: [3, 5] });
});

test("every field is read in brackets as in JSON", () => {
  const filter = {
    role: ["back-end"],
    technology: ["react", 7],
    technology_any: ["go", "java"],
    technology_not: ["php"],
    tag: ["fintech"],
    tag_not: ["gaming"],
    seniority_level: ["senior"],
    country: ["DE", "nordics", "eu"],
    country_not: ["dach"],
    language: ["de"],
    language_all: ["en", "fr"],
    workload: ["part_time"],
    rate_min: 20,
    rate_max: 60.5,
    experience_min: 3,
    experience_max: 12,
    available: true,
    overlap: 4,
    zone: "America/New_York",
    day: "8-16",
    q: "a, b",
    sort: "rate_asc",
  };
  const brackets =
    "filter[role]=back-end&filter[technology]=react,7&filter[technology_any]=go,java&filter[technology_not]=php" +
    "&filter[tag]=fintech&filter[tag_not]=gaming&filter[seniority_level]=senior" +
    "&filter[country]=de,nordics,EU&filter[country_not]=dach&filter[language]=DE&filter[language_all]=EN,fr&filter[workload]=part_time&filter[rate_min]=20&filter[rate_max]=60.5&filter[experience_min]=3&filter[experience_max]=12" +
    "&filter[available]=1&filter[overlap]=4&filter[zone]=America/New_York&filter[day]=8-16&filter[q]=a,+b&filter[sort]=rate_asc";
  expect(parse(brackets).filter).toEqual(filter);
  expect(parse(`filter=${JSON.stringify(filter)}`).filter).toEqual(filter);
  expect(parse(brackets.replace(/filter\[(\w+)\]/g, "$1")).filter).toEqual(filter);
});

test("an error names a field as it was sent, and two notations are not mixed", () => {
  const toErrors = (search: string) => {
    try {
      return parse(search);
    } catch (error) {
      return error instanceof PublicError && error.errors;
    }
  };
  expect(toErrors("rate_max=much&filters=1")).toEqual({
    rate_max: ["Use a number from 0 to 10000"],
    filters: ["There is no field called filters"],
  });
  expect(toErrors("filter[rate_max]=much")).toHaveProperty("filter.rate_max");
  expect(toErrors("rate_max=60&rate_max=70")).toEqual({ rate_max: ["Send this once"] });
  expect(toErrors("technology=react&filter[rate_max]=60")).toEqual({
    filter: ["Use one notation of the filter"],
  });
});

test("an empty list of ids selects no members, other empty fields are ignored", () => {
  expect(parse("filter[ids][]=").filter).toEqual({ ids: [] });
  expect(parse("filter[q]=&filter[rate_min]=").filter).toEqual({});
});

test("a malformed value is refused by the name of its field", () => {
  const search =
    "page=x&filter[rate_min]=NaN&colour=red&filter[overlap]=9&filter[zone]=Mars&filter[day]=9-9";
  expect(() => parse(search)).toThrowError(
    expect.objectContaining({
      status: 422,
      errors: {
        page: ["Use a whole number from 1 to 1000000"],
        "filter.rate_min": ["Use a number from 0 to 10000"],
        "filter.overlap": ["Use a whole number from 1 to 8"],
        "filter.zone": ["Use an IANA time zone, such as Europe/Tallinn"],
        "filter.day": ["Use whole hours, such as 9-17"],
        colour: ["There is no field called colour"],
      },
    }),
  );
});

test.each([
  '{"ids":[true]}',
  '{"ids":[[3]]}',
  '{"ids":[null]}',
  '{"ids":["1e3"]}',
  '{"q":1}',
  '{"q":"\\ud800"}',
])("nothing is guessed from JSON of another type: %s", (json) => {
  expect(() => parse(`filter=${json}`)).toThrow(PublicError);
});

test.each([
  ["indexes of one filter", (i: number) => `filter[technology][${i}]=react`],
  ["different names", (i: number) => `a${i}=1`],
  ["different filters", (i: number) => `filter[a${i}]=1`],
  ["one repeated name", () => "page=1"],
])("thousands of keys cost as much as they are: %s", async (_which, toPart) => {
  const growth = await measureGrowth((n) => {
    const search = new URLSearchParams(Array.from({ length: n }, (_, i) => toPart(i)).join("&"));
    expect(() => parseMemberQuery(search)).toThrow(PublicError);
  }, 1_000);
  expect(growth).toBeLessThan(LINEAR);
});

test("a URL repeats a field or separates its values by commas", () => {
  const filter = { technology: ["react", "vue"], rate_max: 60, q: "go lang" };
  const rest = "rate_max=60&q=go+lang&sort=rate_asc&page=2";
  for (const list of ["technology=react&technology=vue", "technology=react,vue"]) {
    expect(read(`${list}&${rest}`)).toEqual({
      page: 2,
      per_page: 6,
      filter: { ...filter, sort: "rate_asc" },
    });
  }
});

test("a form without JavaScript says whether any tick of a list is enough, or all are wanted", () => {
  const toUrl = (search: string) => toDevelopersUrl(read(search).filter);
  expect(toUrl("technology_match=any&technology=go&technology=react")).toBe(
    "/developers?technology_any=go,react",
  );
  expect(toUrl("technology_match=all&technology=go&technology_any=java,react")).toBe(
    "/developers?technology=go&technology_any=java,react",
  );
  expect(toUrl("technology_match=any&technology_not=php&rate_max=")).toBe(
    "/developers?technology_not=php",
  );
  expect(toUrl("technology_match=any")).toBe("/developers");
  expect(toUrl("language_match=all&language=fr&language=en")).toBe(
    "/developers?language_all=en,fr",
  );
  expect(toUrl("language_match=any&language=fr&language_all=de")).toBe(
    "/developers?language=fr&language_all=de",
  );
  expect(toUrl("language_match=__proto__&language=fr")).toBe("/developers?language=fr");
});

test("a page is never refused for its URL: what cannot be parsed is left out", () => {
  const search =
    "technology=React,!!,vue&country=ZZZ,de&rate_min=&rate_max=cheap&page=-3&per_page=50&utm_source=x&available=yes&overlap=0&zone=Berlin&day=25-3&sort=random&q=%00";
  expect(read(search)).toEqual({
    page: 1,
    per_page: 24,
    filter: { technology: ["react", "vue"], country: ["DE"] },
  });
});

test("a URL is as short as it can be", () => {
  expect(toDevelopersUrl({})).toBe("/developers");
  expect(toDevelopersUrl({ sort: "recommended", available: false, tag: [] }, 1)).toBe(
    "/developers",
  );
  expect(toDevelopersUrl({ q: "c++ & go", technology: ["vue", "react"] }, 2)).toBe(
    "/developers?technology=react,vue&q=c%2B%2B+%26+go&page=2",
  );
});

test("the day of an overlap is in a URL only with the overlap, and where it is not the usual one", () => {
  expect(toDevelopersUrl({ overlap: 4, zone: "America/New_York", day: "9-17" })).toBe(
    "/developers?overlap=4&zone=America/New_York",
  );
  expect(toDevelopersUrl({ overlap: 4, zone: "UTC", day: "22-6" })).toBe(
    "/developers?overlap=4&day=22-6",
  );
  expect(toDevelopersUrl({ zone: "America/New_York", day: "22-6" })).toBe("/developers");
});

test.each([
  ["", false],
  ["technology=react", false],
  ["technology=react&sort=rate_asc", false],
  ["technology=react&page=2", false],
  ["technology=react,vue", true],
  ["technology=react&tag=fintech", true],
  ["role=back-end", false],
  ["country=europe", false],
  ["technology_any=react", true],
  ["language=fr", false],
  ["language_all=fr", true],
  ["country_not=europe", true],
  ["ids=1,2", true],
  ["q=go&available=1", true],
  ["rate_min=20&rate_max=60", true],
  ["overlap=4", false],
  ["overlap=4&zone=Europe/Berlin", true],
  ["zone=Europe/Berlin", false],
])(
  "two values or more, or what members have none of, are a combination: %s",
  (search, expected) => {
    expect(isCombination(read(search).filter)).toBe(expected);
  },
);

const filters: fc.Arbitrary<MemberFilter> = fc
  .record(
    {
      technology: fc.uniqueArray(fc.constantFrom("react", "vue", "c-plus-plus", 3, 20), {
        minLength: 1,
      }),
      technology_any: fc.uniqueArray(fc.constantFrom("react", "vue", 3), { minLength: 1 }),
      technology_not: fc.uniqueArray(fc.constantFrom("react", "vue", 3), { minLength: 1 }),
      role: fc.uniqueArray(fc.constantFrom("back-end", "qa"), { minLength: 1 }),
      tag: fc.uniqueArray(fc.constantFrom("fintech", "gaming"), { minLength: 1 }),
      tag_not: fc.uniqueArray(fc.constantFrom("fintech", "gaming"), { minLength: 1 }),
      seniority_level: fc.uniqueArray(fc.constantFrom(...SENIORITY_LEVELS), { minLength: 1 }),
      country: fc.uniqueArray(fc.constantFrom("DE", "EE", "eu", "dach"), { minLength: 1 }),
      country_not: fc.uniqueArray(fc.constantFrom("DE", "EE", "eu", "dach"), { minLength: 1 }),
      language: fc.uniqueArray(fc.constantFrom("de", "en"), { minLength: 1 }),
      language_all: fc.uniqueArray(fc.constantFrom("de", "en"), { minLength: 1 }),
      rate_min: fc.integer({ min: 0, max: 10_000 }),
      rate_max: fc.constantFrom(0, 12.5, 60),
      experience_min: fc.integer({ min: 0, max: 80 }),
      experience_max: fc.integer({ min: 0, max: 80 }),
      available: fc.constant(true),
      overlap: fc.integer({ min: 1, max: 8 }),
      q: fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
      sort: fc.constantFrom(...MEMBER_SORTS.filter((sort) => sort !== "recommended")),
    },
    { requiredKeys: [] },
  )
  .filter((filter) => MemberFilterSchema.safeParse(filter).success)
  .map((filter) => MemberFilterSchema.parse(filter));

/** Lists in the order of URLs. */
function toSorted(filter: MemberFilter): object {
  return Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(String).sort() : value,
    ]),
  );
}

test.each([
  [
    "a word is not cut in two",
    `${"word ".repeat(159)}longer words`,
    `${"word ".repeat(159)}`.trim(),
  ],
  ["a word without an end is", "a".repeat(900), "a".repeat(800)],
  ["nor is an emoji", `${"a".repeat(799)}😀`, "a".repeat(799)],
  ["lines become one", "react\nand\u0000 vue", "react and  vue"],
])("a text that no search may have is cut, not dropped: %s", (_, q, text) => {
  expect(read(new URLSearchParams({ q }).toString()).filter).toEqual({ q: text });
});

test("a URL that is parsed and written again stays the same, and means the same", () => {
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 99 }), (filter, page) => {
      const search = toMemberSearch(filter, page);
      const query = read(search);
      expect(toSorted(query.filter)).toEqual(toSorted(filter));
      expect(query.page).toBe(page);
      expect(toMemberSearch(query.filter, query.page)).toBe(search);
    }),
  );
});

test("a URL of the API has the whole query", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const url = new URL(toMembersApiUrl({ filter, page: 2, per_page: 9 }), "http://x");
      const query = parseMemberQuery(url.searchParams);
      expect(toSorted(query.filter)).toEqual(toSorted(filter));
      expect(query).toMatchObject({ page: 2, per_page: 9 });
    }),
  );
});
