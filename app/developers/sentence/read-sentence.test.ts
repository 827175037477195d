import fc from "fast-check";
import { expect, test } from "vitest";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "./read-sentence.ts";
import type { SentenceContext } from "./sentence-context.ts";

/** A Thursday. */
const TODAY = "2026-10-15";

const { dictionary } = DEMO_CONTEXT;
const context: SentenceContext = {
  ...DEMO_CONTEXT,
  dictionary: {
    ...dictionary,
    names: new Map([
      ...dictionary.names,
      [
        "swift",
        [
          { field: "technology", value: "swift" },
          { field: "tag", value: "travel" },
        ],
      ],
    ]),
  },
  today: TODAY,
  isWord: (word) => ["jordan", "media", "anna", "jan"].includes(word),
};
const read = (text: string) => readSentence(text, context);

test("a sentence becomes filters", () => {
  expect(
    read("Senior React developer, under 60, free in January, who speaks German, no juniors"),
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

test.each<[string, MemberFilter]>([
  ["React Native", { technology: ["react-native"] }],
  ["React, native", { technology: ["react"] }],
  ["$60/h", { rate_max: 52 }],
  ["no more than €45.50 an hour", { rate_max: 45.5 }],
  ["available on 2026-02-01", { available: true }],
  ["free by 1 November", { available_by: "2026-11-01" }],
  ["available in Feb", { available_by: "2027-02-28" }],
  ["from Jordan", { country: ["JO"] }],
  ["Nobody outside of Europe", { country: ["europe"] }],
  ["without anybody from Asia", { country_not: ["asia"] }],
  ["at least mid level", { seniority_level: ["middle", "senior", "lead"] }],
  ["senior+", { seniority_level: ["senior", "lead"] }],
  ["no part time", { workload: ["full_time"] }],
  ["moved from PHP to Go", { technology: ["go"] }],
  ["React, no experience with Docker required", { technology: ["react"] }],
  ["candidates from India will not be considered", { country_not: ["IN"] }],
])("%s", (text, filter) => {
  expect(read(text).filter).toEqual(filter);
});

test("unknown words remain as text, in their order", () => {
  expect(read("Anna, senior, from Gotham with Qwertz")).toMatchObject({
    filter: { seniority_level: ["senior"] },
    rest: "Anna Gotham Qwertz",
  });
});

test("what is denied is no text to rank by", () => {
  expect(read("React, no Haskell")).toMatchObject({ rest: "", ignored: ["Haskell"] });
});

test.each<[string, MemberFilter[]]>([
  ["swift", [{ technology: ["swift"] }, { tag: ["travel"] }]],
  ["Jordan", [{ country: ["JO"] }]],
  ["media", [{ tag: ["media"] }]],
  ["at least 5", [{ experience_min: 5 }, { rate_min: 5 }]],
  ["at least 30", [{ experience_min: 30 }, { rate_min: 30 }]],
  ["under 4000", [{ rate_max: 25 }]],
  ["on 01/12/2026", [{ available_by: "2026-12-01" }, { available: true }]],
])("%s is not guessed", (text, filters) => {
  const isText = /^\D+$/.test(text);
  expect(read(`senior ${text}, Anna`)).toMatchObject({
    filter: { seniority_level: ["senior"] },
    unclear: [{ text, filters, rest: "Anna" }],
    rest: isText ? `${text} Anna` : "Anna",
  });
});

test.each([
  ["flutter dev for a month", ["a month"]],
  ["whichever is available sooner, node or python", ["whichever is available sooner"]],
  ["cheap C# developer", []],
  ["angular (not angularjs)", ["angularjs"]],
  ["React Native, not React", ["React"]],
  ["TypeScript. Not needed: PHP, Rust", ["PHP", "Rust"]],
  ["starts 15 Feb, ends in June, Django", ["ends in June"]],
  ["prefer React over Angular", ["Angular"]],
  ["someone like Marco but available sooner", ["available sooner"]],
  ["junior to fix bugs in our website", ["bugs", "website"]],
  ["React, without agency background, on call", ["agency background", "on call"]],
  ["I am project manager and need a React developer", ["project manager"]],
  ["an MVP, have about 10k to spend", ["MVP", "about 10k to spend"]],
  ["fixed price 5000, website", ["fixed price 5000"]],
  ["Is Anna still available?", ["still available"]],
  ["React, on site in Munich 2 days a week", ["2 days a week"]],
  ["React, max 9000 rub an hour", ["max 9000 rub an hour"]],
  ["Vue, English C1, German at B2", ["C1", "B2"]],
  ["React, our accountant says by phone", ["accountant"]],
  ["Vue in Poland, no offshore", ["offshore"]],
])("what no filter says is named: %s", (text, ignored) => {
  expect(read(text).ignored).toEqual(ignored);
});

test.each([
  ["cypress, gitlab ci and n8n", ["Cypress", "GitLab CI", "n8n"]],
  ["SALESFORCE or service now", ["Salesforce", "ServiceNow"]],
  ["senior symfny dev", ["Symfony"]],
  ["power bi dashboard", ["Power BI"]],
  ["svelte, Svelte", ["Svelte"]],
  ["seo expert", ["SEO expert"]],
  ["Elixir / Phoenix", ["Phoenix Framework"]],
  ["Angular, AngularJS", ["AngularJS"]],
  ["ML engineer, llms, RAG", ["LLMs", "RAG"]],
  ["1c programmer", ["1C"]],
  ["our product owner quit", ["product owner"]],
  ["our product owner quit, we need a React developer", []],
  ["firmware c zigbee", ["C", "Zigbee"]],
  ["po insurance", ["PO"]],
  ["call us at 2 pm, Angular", []],
  ["Projektleiter gesucht", ["Projektleiter"]],
  ["Go and Kafka. Best regards, V. Novak", []],
])("what no one lists is named as it is written, once: %s", (text, missing) => {
  expect(read(text).missing).toEqual(missing);
});

test("a word of other names than those on the site is never another name", () => {
  for (const text of [
    "reach",
    "trust",
    "polished",
    "to go",
    "I ran",
    "join us",
    "be it",
    "may I",
  ]) {
    expect(read(text).filter).toEqual({});
  }
});

test.each(["nine hours with Berlin", "4 hours with Gotham", "999999 an hour", "2027-13-45", "60"])(
  "%s has no filter",
  (text) => {
    expect(read(text).filter).toEqual({});
  },
);

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const names = {
  role: { "back-end": "backend", devops: "DevOps" },
  technology: { react: "React", "react-native": "React Native", nodejs: "Node.js", cpp: "C++" },
  technology_not: { php: "no PHP", angular: "without Angular" },
  tag: { fintech: "fintech" },
  seniority_level: { senior: "senior", lead: "Lead" },
  country: { PL: "from Poland", JO: "in Jordan", nordics: "based in the Nordics" },
  country_not: { IN: "not from India", EE: "except Estonia" },
  language: { de: "speaks German", ht: "fluent in Haitian Creole" },
} as const;
const day = fc
  .integer({ min: 1, max: 400 })
  .map((days) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10));

/** A part of a sentence with the filter that it says. */
type Part = [text: string, filter: MemberFilter];
const lists = fc.tuple(
  ...Object.entries(names).map(([field, values]) =>
    fc
      .subarray(Object.entries(values))
      .map((chosen) => chosen.map(([value, text]): Part => [text, { [field]: [value] }])),
  ),
);
const singles = fc.record({
  upper: fc.tuple(pick("under", "up to", "max", "at most"), fc.integer({ min: 1, max: 249 })),
  years: fc.tuple(pick("at least", "over", "min"), fc.integer({ min: 1, max: 80 })),
  overlap: fc.tuple(fc.integer({ min: 1, max: 8 }), pick("Berlin", "Paris", "Tokyo")),
  by: fc.tuple(pick("free by", "available from", "starting on"), day, fc.boolean()),
  use: fc.subarray(["upper", "years", "by", "overlap"]),
});
const ZONES: Record<string, string> = {
  Berlin: "Europe/Berlin",
  Paris: "Europe/Paris",
  Tokyo: "Asia/Tokyo",
};

const toSets = (filter: object) =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [field, new Set<unknown>([value].flat())]),
  );

test("a sentence made of clauses reads as their filters, in any order", () => {
  fc.assert(
    fc.property(
      lists,
      singles,
      pick(", ", "; ", ",\n", ". "),
      fc.infiniteStream(fc.integer()),
      (chosen, { upper, years, by, overlap, use }, separator, order) => {
        const zone = ZONES[overlap[1]] ?? "";
        const amounts: Record<string, Part> = {
          overlap: [`${overlap[0]} hours with ${overlap[1]}`, { overlap: overlap[0], zone }],
          upper: [`${upper[0]} €${upper[1]}`, { rate_max: upper[1] }],
          years: [`${years[0]} ${years[1]} years`, { experience_min: years[1] }],
          by: [`${by[0]} ${by[2] ? by[1] : toDateText(by[1])}`, { available_by: by[1] }],
        };
        const parts = [...chosen.flat(), ...use.map((key) => amounts[key] as Part)];
        const shuffled = parts
          .map((part) => ({ part, key: order.next().value }))
          .sort((one, other) => Number(one.key) - Number(other.key))
          .map(({ part }) => part);
        const { filter, rest, unclear } = read(shuffled.map(([text]) => text).join(separator));
        const expected: Record<string, Set<unknown>> = {};
        for (const [field, value] of shuffled.flatMap(([, part]) => Object.entries(part))) {
          expected[field] = new Set([...(expected[field] ?? []), ...[value].flat()]);
        }
        const { language, ...others } = expected;
        const spoken = language && { [language.size > 1 ? "language_all" : "language"]: language };
        expect(toSets(filter)).toEqual({ ...others, ...spoken });
        expect([rest, unclear]).toEqual(["", []]);
      },
    ),
  );
});

const technologyNames = ["React", "Angular", "PHP", "Go", "Java", "Vue.js", "Kotlin"];
const slugs: Record<string, string> = { "Vue.js": "vuejs" };
const toSlug = (name: string) => slugs[name] ?? name.toLowerCase();

test("a technology that is ruled out is never asked for", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(technologyNames, { minLength: 2 }),
      pick(
        "no",
        "without",
        "not",
        "but not",
        "except",
        "anything but",
        "we don't use",
        "kein",
        "sin",
      ),
      pick(" or ", "/", ", "),
      pick("", " developers", " please", ", senior", ", from Poland"),
      ([denied = "", ...requested], not, join, after) => {
        const text = `${requested.join(join)}, ${not} ${denied}${after}`;
        const { technology = [], technology_any = [], technology_not } = read(text).filter;
        expect([...technology, ...technology_any]).not.toContain(toSlug(denied));
        expect(technology_not).toEqual([toSlug(denied)]);
        expect(new Set([...technology, ...technology_any])).toEqual(new Set(requested.map(toSlug)));
      },
    ),
  );
});

test("letters of an abbreviation that is spelt are one word", () => {
  expect(readSentence("Java developer with k y c", DEMO_CONTEXT).rest).toBe("k y c");
});

test("no name is read that the text does not have", () => {
  const words = ["wooden", "table", "hello", "quiet", "purple", "lamp", "river", "cook", "dance"];
  fc.assert(
    fc.property(
      fc.array(pick(...words), { maxLength: 12 }),
      fc.shuffledSubarray(technologyNames, { maxLength: 3 }),
      (others, chosen) => {
        const { filter } = read([...others, ...chosen].join(" "));
        const { technology = [], ...rest } = filter;
        expect(new Set(technology)).toEqual(new Set(chosen.map(toSlug)));
        expect(rest).toEqual({});
      },
    ),
  );
});

test("reading looks at each word a bounded number of times", () => {
  let lookups = 0;
  const counting = <Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> =>
    Object.assign(new Map(map), {
      get: (key: Key) => {
        lookups += 1;
        return map.get(key);
      },
    });
  const counted = {
    ...context,
    dictionary: {
      ...context.dictionary,
      names: counting(context.dictionary.names),
      places: counting(context.dictionary.places),
    },
  };
  const count = (text: string) => {
    lookups = 0;
    readSentence(text, counted);
    return lookups;
  };
  const units = [
    "in ",
    "react ",
    "free in ",
    "at least ",
    "$ ",
    "or ",
    "5 to ",
    "not php, ",
    "c, ",
  ];
  for (const unit of [...units, "a plus ", "one of ", "4 hours with ", "nice to have: ", "x"]) {
    const [some, many] = [unit.repeat(200), unit.repeat(2_000)].map(count);
    expect(many).toBeLessThanOrEqual(11 * (some ?? 0) + 100);
  }
});

test("any text is read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 800 }), (text) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
  const words = [
    "not",
    "or",
    "/",
    "5",
    "k",
    "€",
    "PST",
    "in",
    "two",
    "weeks",
    ",",
    "React",
    "%",
    "may",
  ];
  fc.assert(
    fc.property(fc.array(pick(...words), { maxLength: 40 }), (parts) => {
      expect(() => read(parts.join(" "))).not.toThrow();
    }),
  );
});

test.each([
  ["2 x react", 2],
  ["two react developers", 2],
  ["two devs for three months, vue 3", 2],
  ["2 x angular, 1 x java", 3],
  ["two senior backend engineers, java or kotlin", 2],
  ["zwei React Entwickler", 2],
  ["we are four people in Tallinn, looking for two node devs", 2],
  ["we are 4 people in Tallinn, react", undefined],
  ["a team of three: one designer, one frontend, one backend", 3],
  ["a team of 2: one designer, two developers", 3],
  ["a team of four", 4],
  ["a team of 5 react devs", 5],
  ["we are a team of 5, react", undefined],
  ["vue 3 developer", undefined],
  ["top 5% react developers", undefined],
  ["5 years react developer", undefined],
  ["react developer, no 2 java developers", undefined],
  ["100 react developers", undefined],
  ["3 x qa, 1 x lead", 4],
  ["2 seniors and 1 junior, react", 3],
  ["we need both a designer and a react dev", 2],
  ["a backend dev with a react background and a bit of java", undefined],
  ["a 14-person startup needs react", undefined],
  ["dos ingenieros devops", 2],
  ["looking 4 a senior python dev", undefined],
  ["looking 4 sr. python devs", undefined],
  ["react for a team of 5 developers", undefined],
  ["react", undefined],
])("how many people are needed: %j", (text, people) => {
  expect(read(text).people).toBe(people);
});

test("the place of the client's team is offered as hours in common, and as no country", () => {
  const hours = { overlap: 4, zone: "America/Toronto" };
  const [offered, ...others] = read("React, our team is in Toronto").unclear;
  expect(others).toEqual([]);
  expect(offered).toMatchObject({ text: "our team is in Toronto", filters: [hours] });
  expect(read("I'm in Toronto, React, 4 hours overlap with me").unclear).toEqual([]);
  // The page reads the text of the offer again.
  expect(read(offered?.text ?? "").unclear).toMatchObject([{ filters: [hours] }]);
});

test("what is cheaper among technologies orders no developers", () => {
  expect(read("I heard Vue is cheaper").isCheap).toBe(false);
  expect(read("the developer is cheaper").isCheap).toBe(true);
});

test("the letter of a version is part of its number", () => {
  expect(read("Oracle 19c DBA")).toMatchObject({ rest: "", missing: ["Oracle"] });
});

test.each([
  ["2026-10-16", "2026-10-18"],
  ["2026-10-17", "2026-10-19"],
  ["2026-10-18", "2026-10-19"],
])("“this week” of %s is by %s", (today, day) => {
  const { filter } = readSentence("React, starting this week", { ...context, today });
  expect(filter.available_by).toBe(day);
});

test.each([
  ["Kafka expert", "expert"],
  ["a Rust developer with lots of experience", "lots of experience"],
  ["a strong Go developer", "strong"],
  ["she has to be strong in Vue", "strong in"],
  ["Kafka expert, 4 years of experience", undefined],
  ["a senior Kafka expert", undefined],
  ["he doesn't have to be a Kafka expert", undefined],
  ["our Kafka expert needs help with Rust", undefined],
  ["Vue developer with strong Go", undefined],
  ["strong in communication, Go", undefined],
  ["a Kafka expert and two Vue experts", undefined],
])("experts are offered as senior and lead: %s", (text, offered) => {
  const filters = [{ seniority_level: ["senior", "lead"] }];
  const expected = offered === undefined ? [] : [{ text: offered, filters }];
  expect(read(text).unclear).toMatchObject(expected);
  expect(read(text).unclear).toHaveLength(expected.length);
  // The list reads the text of the offer again.
  if (offered !== undefined) expect(read(offered).unclear).toMatchObject(expected);
});
