import { expect, test } from "vitest";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toExperienceInput, toTechnologyInputs } from "#tests/support/members.ts";
import { findTechnology } from "../taxonomy/technologies.repository.server.ts";
import { readFilterPart } from "./developers-page.server.ts";
import { listMembers } from "./members.service.server.ts";
import { listIgnoredWords } from "./search/find-terms.service.server.ts";
import { readSentenceFilter } from "./sentence/sentence.service.server.ts";

const { db } = await createTestDatabase();
await seedMembers(db, [
  {
    slug: "ada-lill",
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
    experiences: [toExperienceInput("fintech")],
  },
  { slug: "boris-jansen", country_code: "NL", technologies: toTechnologyInputs(["react"]) },
]);

test("the filters offer what members have, each with how many have it", async () => {
  const { options, chips } = await readFilterPart(db, {});
  expect(options.technology.find(({ value }) => value === "react")?.members).toBe(2);
  expect(options.technology.find(({ value }) => value === "nodejs")?.members).toBe(1);
  expect(options.country.map(({ value, members }) => [value, members])).toEqual([
    ["EE", 1],
    ["NL", 1],
  ]);
  expect(options.seniority_level).toEqual([{ value: "senior", label: "Senior", members: 2 }]);
  expect(options.language.map(({ value, members }) => [value, members])).toEqual([["en", 2]]);
  expect(chips).toEqual([]);
});

test("an option that no member has beside the other filters counts zero", async () => {
  const { options } = await readFilterPart(db, { country: ["NL"] });
  expect(options.technology.map(({ value, members }) => [value, members])).toEqual([
    ["react", 1],
    ["nodejs", 0],
  ]);
  expect(options.country.map(({ value, members }) => [value, members])).toEqual([
    ["EE", 1],
    ["NL", 1],
  ]);
});

test("an id in the URL is replaced by the slug of the permalink", async () => {
  const react = await findTechnology(db, "react");
  const { filter, chips } = await readFilterPart(db, { technology: [react?.id ?? 0] });
  expect(filter.technology).toEqual(["react"]);
  expect(chips).toEqual([
    { key: "technology react", label: react?.name, to: "/developers", isCombination: false },
  ]);
});

test("a value without members is still set and can be removed", async () => {
  const { filter, chips } = await readFilterPart(db, { technology: ["react", "cobol"] });
  expect(filter.technology).toEqual(["react", "cobol"]);
  expect(chips.map(({ to }) => to)).toEqual([
    "/developers?technology=cobol",
    "/developers?technology=react",
  ]);
});

test("a region is an option where its members are neither all nor those of another option", async () => {
  await seedMembers(db, [
    { slug: "ana-silva", country_code: "BR" },
    { slug: "dita-kalnina", country_code: "LV" },
  ]);
  const { options } = await readFilterPart(db, { country: ["baltics"], country_not: ["LV"] });
  expect(options.country.map(({ value, members }) => [value, members])).toEqual([
    ["europe", 2],
    ["eastern-europe", 1],
    ["BR", 1],
    ["EE", 1],
    ["LV", 0],
    ["NL", 1],
  ]);
});

test("where any technology is enough, its count is not narrowed by the others", async () => {
  const countAll = async (filter: MemberFilter) =>
    (await readFilterPart(db, filter)).options.technology.map(({ members }) => members);
  expect(await countAll({ technology: ["nodejs"] })).toEqual([1, 1]);
  expect(await countAll({ technology_any: ["nodejs"] })).toEqual([2, 1]);
  expect(await countAll({ technology: ["react"], technology_any: ["nodejs"] })).toEqual([1, 1]);
});

test("a role is an option where a member has a technology or a word of it", async () => {
  const { options } = await readFilterPart(db, {});
  expect(options.role.map(({ value, members }) => [value, members])).toEqual([
    ["front-end", 2],
    ["back-end", 0],
    ["full-stack", 0],
  ]);
});

test("words that were not certain are offered, each without the others", async () => {
  const { unclear } = await readFilterPart(
    db,
    { country: ["NL"] },
    { unclear: "React, at least 5" },
  );
  expect(unclear.map(({ text, options }) => [text, options.map(({ to }) => to)])).toEqual([
    ["React", ["/developers?technology=react&country=NL"]],
    [
      "at least 5",
      ["/developers?country=NL&experience_min=5", "/developers?country=NL&rate_min=5"],
    ],
  ]);
});

test.each([
  ["react data engineer", { technology: ["react"] }, "Data"],
  ["front-end or data engineer", { role: ["front-end"] }, "Data"],
  ["senior React and SAP", { technology: ["react"], seniority_level: ["senior"] }, "SAP"],
  ["a scrum master", {}, "scrum master"],
  ["Salesforce", {}, "Salesforce"],
])(
  "a role or technology that no member has is named, instead of leaving no one: %s",
  async (q, filter, missing) => {
    expect(await readSentenceFilter(db, { q }, "2026-11-26")).toMatchObject({ filter, missing });
  },
);

test("what is a plus ranks in the list that a search leads to, also when its text is read again", async () => {
  const read = async (filter: MemberFilter) =>
    (await readSentenceFilter(db, filter, "2026-11-26")).filter;
  const filter = { technology: ["react"], q: "ideally Node.js" };
  expect(await read({ q: "React, node would be a plus" })).toEqual(filter);
  expect(await read(filter)).toEqual(filter);
});

test.each([
  ["React, ideally in the Benelux", "ideally Benelux", ""],
  ["React, gerne aus den Niederlanden", "ideally Netherlands", ""],
  ["React, preferably from Austria", undefined, "Austria"],
  ["React, node would be nice, ideally in the Nordics", "ideally Node.js", "Nordics"],
])("a place that is welcome ranks, and is named where no one is: %s", async (text, q, missing) => {
  const meant = await readSentenceFilter(db, { q: text }, "2026-11-26");
  expect(meant.filter).toEqual({ technology: ["react"], ...(q ? { q } : {}) });
  expect(meant).toMatchObject({ missing, ignored: "", unclear: "" });
});

test("those who live in a region that is welcome come first, and a region finds no one alone", async () => {
  const list = async (region: string) => {
    const filter: MemberFilter = { technology: ["react"], q: `ideally ${region}` };
    const { data } = await listMembers(db, { page: 1, per_page: 50, filter });
    return data.map(({ slug }) => slug);
  };
  expect(await list("Benelux")).toEqual(["boris-jansen", "ada-lill"]);
  expect(await list("Baltics")).toEqual(["ada-lill", "boris-jansen"]);
  expect(await listIgnoredWords(db, "ideally Benelux")).toEqual([]);
  expect(await listIgnoredWords(db, "Benelux")).toEqual(["Benelux"]);
});

test("who matches a text better comes first in every order", async () => {
  const list = async (filter: MemberFilter) => {
    const { data } = await listMembers(db, {
      page: 1,
      per_page: 50,
      filter: { technology: ["react"], sort: "name_asc", ...filter },
    });
    return data.map(({ slug }) => slug);
  };
  expect(await list({})).toEqual(["ada-lill", "boris-jansen"]);
  expect(await list({ q: "ideally Benelux" })).toEqual(["boris-jansen", "ada-lill"]);
});

test.each([
  [
    "React, ideally at least 3 hours overlap with Pacific time",
    "at least 3 hours overlap with Pacific time",
  ],
  ["React, preferably part time", "part time"],
  ["React, ideally under 60 euros", "under 60 euros"],
])("what is welcome and no word ranks by can be a filter: %s", async (q, unclear) => {
  expect(await readSentenceFilter(db, { q }, "2026-11-26")).toMatchObject({ ignored: "", unclear });
});

test("where all members can be counted, options do not wait for how many a list has", async () => {
  const { options } = await readFilterPart(db, {}, { hasCounts: new Promise(() => {}) });
  expect(options.country.length).toBeGreaterThan(0);
  expect(options.country.filter(({ members }) => members === undefined)).toEqual([]);
});

test("without counts no option has one", async () => {
  const { options } = await readFilterPart(db, {}, { hasCounts: false });
  expect(options.country.length).toBeGreaterThan(0);
  expect(options.country.filter(({ members }) => members !== undefined)).toEqual([]);
});

test.each([
  ["hi, can you please help us with our qwertz?", {}, { ignored: "qwertz", missing: "" }],
  ["hi, can you please help us to find Boris?", { q: "Boris" }, { ignored: "", missing: "" }],
  ["find Qwertz", {}, { ignored: "", missing: "Qwertz" }],
  ["Boris Qwertz", { q: "Boris" }, { ignored: "Qwertz", missing: "" }],
  ["React, ideally Qwertz", { technology: ["react"] }, { ignored: "Qwertz", missing: "" }],
  [
    "senior SAP or Cypress",
    { seniority_level: ["senior"] },
    { ignored: "", missing: "SAP, Cypress" },
  ],
  // Boris is no "Bori" beside a filter.
  ["React, Bori", { technology: ["react"] }, { ignored: "Bori", missing: "" }],
  ["React, Boris", { technology: ["react"], q: "Boris" }, { ignored: "", missing: "" }],
])("words that no one has exclude no one, and are named: %s", async (q, filter, words) => {
  expect(await readSentenceFilter(db, { q }, "2026-11-26")).toMatchObject({ filter, ...words });
});

test.each([
  ["cheap React developer", { technology: ["react"], sort: "rate_asc" }],
  ["React, ideally free in May", { technology: ["react"], sort: "available_first" }],
  ["React, available ideally at once", { technology: ["react"], sort: "available_first" }],
])("what only orders the list is its order: %s", async (q, filter) => {
  expect((await readSentenceFilter(db, { q }, "2026-11-26")).filter).toEqual(filter);
});

test("there is one order: a date that is welcome beside what ranks is offered", async () => {
  const q = "React, ideally free in May, Node.js would be a plus";
  const meant = await readSentenceFilter(db, { q }, "2026-11-26");
  expect(meant.filter).toEqual({ technology: ["react"], q: "ideally Node.js" });
  expect(meant.ignored).toBe("");
  expect(meant.unclear).toBe("free in May");
});
