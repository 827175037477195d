import fc from "fast-check";
import { expect, test } from "vitest";
import type { MemberFilter } from "#contract/member-query.ts";
import { toDateText } from "#platform/date-text.ts";
import { type Dictionary, type NamedValue, readSentence } from "./read-sentence.ts";
import { ZONES } from "./sentence-zones.ts";

/** A Thursday. */
const TODAY = "2026-10-15";

const NAMES: [string, NamedValue][] = [
  ["react", { field: "technology", value: "react" }],
  ["reactnative", { field: "technology", value: "react-native" }],
  ["nodejs", { field: "technology", value: "node-js" }],
  ["c++", { field: "technology", value: "c-plus-plus" }],
  ["net", { field: "technology", value: "net" }],
  ["fintech", { field: "tag", value: "fintech" }],
  ["security", { field: "tag", value: "security" }],
  ["senior", { field: "seniority_level", value: "senior" }],
  ["lead", { field: "seniority_level", value: "lead" }],
  ["poland", { field: "country", value: "PL" }],
  ["jordan", { field: "country", value: "JO" }],
  ["bosniaandherzegovina", { field: "country", value: "BA" }],
  ["german", { field: "language", value: "de" }],
  ["haitiancreole", { field: "language", value: "ht" }],
];
const dictionary: Dictionary = new Map([
  ...NAMES.map(([name, value]): [string, NamedValue[]] => [name, [value]]),
  [
    "swift",
    [
      { field: "technology", value: "swift" },
      { field: "tag", value: "swift-payments" },
    ],
  ],
]);
const context = {
  dictionary,
  today: TODAY,
  isWord: (word: string) => ["jordan", "security", "anna"].includes(word),
};
const read = (text: string) => readSentence(text, context);

test("a sentence becomes filters", () => {
  expect(
    read("Senior React developer, under 60, free in January, who speaks German"),
  ).toMatchObject({
    filter: {
      seniority_level: ["senior"],
      technology: ["react"],
      language: ["de"],
      rate_max: 60,
      available_by: "2027-01-31",
    },
    rest: "",
    unclear: [],
  });
});

const SENTENCES: [string, MemberFilter][] = [
  ["React Native", { technology: ["react-native"] }],
  ["React, native", { technology: ["react"] }],
  ["Node.js and C++ as well", { technology: ["node-js", "c-plus-plus"] }],
  [".NET", { technology: ["net"] }],
  ["$60/h", { rate_max: 60 }],
  ["60 EUR per hour", { rate_max: 60 }],
  ["between 40 and 60", { rate_min: 40, rate_max: 60 }],
  ["€40–60", { rate_min: 40, rate_max: 60 }],
  ["60-40 usd", { rate_min: 40, rate_max: 60 }],
  ["no more than $45.50 an hour", { rate_max: 45.5 }],
  ["over 50", { rate_min: 50 }],
  ["at least $20", { rate_min: 20 }],
  ["at least 31", { rate_min: 31 }],
  ["$5 years", { rate_max: 5 }],
  ["5+ years", { experience_min: 5 }],
  ["more than five years of experience", { experience_min: 5 }],
  ["available", { available: true }],
  ["can start immediately", { available: true }],
  ["free now", { available: true }],
  ["starting today", { available: true }],
  ["free by 1 November", { available_by: "2026-11-01" }],
  ["free from November 3rd, 2027", { available_by: "2027-11-03" }],
  ["available in october", { available_by: "2026-10-31" }],
  ["available in Feb", { available_by: "2027-02-28" }],
  ["free in two weeks", { available_by: "2026-10-29" }],
  ["free next month", { available_by: "2026-11-30" }],
  ["available on 2026-02-01", { available: true }],
  ["four hours with New York", { overlap: 4, zone: "America/New_York" }],
  ["at least 6 h of overlap with CET", { overlap: 6, zone: "Europe/Berlin" }],
  ["2 hours in common with San Francisco time", { overlap: 2, zone: "America/Los_Angeles" }],
  ["3 hours overlap with Tallinn, under 60", { overlap: 3, zone: "Europe/Tallinn", rate_max: 60 }],
  ["German-speaking", { language: ["de"] }],
  ["fluent in Haitian Creole", { language: ["ht"] }],
  ["based in Bosnia and Herzegovina", { country: ["BA"] }],
  ["from Jordan", { country: ["JO"] }],
];
test.each(SENTENCES.filter(([text]) => !text.startsWith("free since")))("%s", (text, filter) => {
  expect(read(text).filter).toEqual(filter);
});

test("unknown words remain as text, in their order", () => {
  expect(read("Anna, senior, from Krakow with Kubernetes")).toMatchObject({
    filter: { seniority_level: ["senior"] },
    rest: "Anna Krakow Kubernetes",
  });
});

test.each<[string, MemberFilter[]]>([
  ["swift", [{ technology: ["swift"] }, { tag: ["swift-payments"] }]],
  ["Jordan", [{ country: ["JO"] }]],
  ["security", [{ tag: ["security"] }]],
  ["at least 5", [{ experience_min: 5 }, { rate_min: 5 }]],
  ["at least 25", [{ experience_min: 25 }, { rate_min: 25 }]],
  ["at least 30", [{ experience_min: 30 }, { rate_min: 30 }]],
])("%s is not guessed", (text, filters) => {
  expect(read(`senior ${text} Anna`)).toMatchObject({
    filter: { seniority_level: ["senior"] },
    unclear: [{ text, filters, rest: "Anna" }],
    rest: text.startsWith("at") ? "Anna" : `${text} Anna`,
  });
});

test("one of two technologies is no filter, because every technology of a filter must be there", () => {
  const { filter, unclear, rest } = read("lead, React or Node.js");
  expect([filter, rest]).toEqual([{ seniority_level: ["lead"] }, "React Node.js"]);
  expect(unclear).toEqual([
    { text: "React", filters: [{ technology: ["react"] }], isText: true, rest: "Node.js" },
    { text: "Node.js", filters: [{ technology: ["node-js"] }], isText: true, rest: "React" },
  ]);
});

test.each([
  "under 5 years",
  "nine hours with Berlin",
  "4 hours with Gotham",
  "4 hours a day",
  "between 40",
  "999999 an hour",
  "over 100 years",
  "60",
  "React-ish 12 angry men",
  "free",
  "2027-13-45",
  "free by 2027-02-30",
])("%s has no filter", (text) => {
  expect(read(text).filter).toEqual({});
});

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const names = {
  technology: {
    react: "React",
    "react-native": "React Native",
    "node-js": "Node.js",
    "c-plus-plus": "C++",
  },
  tag: { fintech: "fintech" },
  seniority_level: { senior: "senior", lead: "Lead" },
  country: { PL: "from Poland", JO: "in Jordan", BA: "based in Bosnia and Herzegovina" },
  language: { de: "speaks German", ht: "fluent in Haitian Creole" },
} as const;
const day = fc
  .integer({ min: 1, max: 400 })
  .map((days) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10));

/** A part of a sentence with the filter that it says. */
type Part = [text: string, filter: MemberFilter];
const listPart = (field: keyof typeof names): fc.Arbitrary<Part[]> =>
  fc
    .subarray(Object.entries(names[field]) as [string, string][])
    .map((chosen) => chosen.map(([value, text]): Part => [text, { [field]: [value] }]));
const partArbitrary: fc.Arbitrary<Part[]> = fc.oneof(
  listPart("technology"),
  listPart("tag"),
  listPart("seniority_level"),
  listPart("country"),
  listPart("language"),
);
const singles = fc.record({
  upper: fc.tuple(pick("under", "up to", "max", "at most"), fc.integer({ min: 1, max: 9_999 })),
  years: fc.tuple(pick("at least", "over", "min"), fc.integer({ min: 1, max: 80 })),
  overlap: fc.tuple(fc.integer({ min: 1, max: 8 }), pick("Berlin", "New York", "Tokyo")),
  by: fc.tuple(pick("free by", "available from", "starting on"), day, fc.boolean()),
  use: fc.subarray(["upper", "years", "by", "overlap"]),
});

test("a sentence made of filters reads as these filters, in any order", () => {
  fc.assert(
    fc.property(
      fc.array(partArbitrary, { maxLength: 4 }),
      singles,
      pick(", ", " and ", "; ", ",\n"),
      fc.infiniteStream(fc.integer()),
      (lists, { upper, years, by, overlap, use }, separator, order) => {
        const zone = ZONES.get(overlap[1].toLowerCase().replace(" ", "")) ?? "";
        const amounts: Record<string, Part> = {
          overlap: [`${overlap[0]} hours with ${overlap[1]}`, { overlap: overlap[0], zone }],
          upper: [`${upper[0]} $${upper[1]}`, { rate_max: upper[1] }],
          years: [`${years[0]} ${years[1]} years`, { experience_min: years[1] }],
          by: [`${by[0]} ${by[2] ? by[1] : toDateText(by[1])}`, { available_by: by[1] }],
        };
        const parts = [...lists.flat(), ...use.map((key) => amounts[key] as Part)];
        const shuffled = parts
          .map((part) => ({ part, key: order.next().value }))
          .sort((a, b) => Number(a.key) - Number(b.key))
          .map(({ part }) => part);
        const { filter, rest, unclear } = read(shuffled.map(([text]) => text).join(separator));
        const expected: Record<string, Set<unknown>> = {};
        for (const [field, value] of shuffled.flatMap(([, part]) => Object.entries(part))) {
          expected[field] = new Set([...(expected[field] ?? []), ...[value].flat()]);
        }
        const found = Object.fromEntries(
          Object.entries(filter).map(([field, value]) => [field, new Set<unknown>([value].flat())]),
        );
        expect(found).toEqual(expected);
        expect([rest, unclear]).toEqual(["", []]);
      },
    ),
  );
});

test("reading looks at each word a bounded number of times", () => {
  let lookups = 0;
  const counting: Dictionary = Object.assign(new Map(dictionary), {
    get: (key: string) => {
      lookups += 1;
      return dictionary.get(key);
    },
  });
  for (const text of ["in ", "react ", "free in ", "at least ", "$ ", "or ", "5 to ", "a"]) {
    lookups = 0;
    const words = text.repeat(20_000 / text.length);
    readSentence(words, { ...context, dictionary: counting });
    expect(lookups).toBeLessThan(20_000 * 6);
  }
});

test("any text is read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
});
