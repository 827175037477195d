import { describe, expect, it } from "vitest";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { type FilterNames, toFilterChips, toFilterText } from "./filter-chips.ts";
import {
  type ChangedControl,
  parseFilterDraft,
  toFilterDraft,
  withChanges,
  withMatch,
} from "./filter-draft.ts";
import { toDevelopersUrl } from "./member-url.ts";
import { toTotalText } from "./total-text.ts";

const names: FilterNames = {
  technology: new Map([
    ["react", "React"],
    ["go", "Go"],
  ]),
  role: new Map([["back-end", "Back end"]]),
  tag: new Map([["fintech", "Fintech"]]),
  country: new Map([
    ["EE", "Estonia"],
    ["europe", "Europe"],
  ]),
  workload: new Map([["part_time", "Part-time"]]),
  language: new Map([
    ["en", "English"],
    ["et", "Estonian"],
    ["de", "German"],
  ]),
  seniority_level: new Map([["senior", "Senior"]]),
  currency: "EUR",
};

describe("chips of set filters", () => {
  it("name each value and lead to the list without it", () => {
    const chips = toFilterChips({ technology: ["react", "go"], rate_max: 60, q: "bank" }, names);
    expect(chips.map(({ label, to }) => [label, to])).toEqual([
      ["React", "/developers?technology=go&rate_max=60&q=bank"],
      ["Go", "/developers?technology=react&rate_max=60&q=bank"],
      ["Up to €60\u00a0/\u00a0h", "/developers?technology=go,react&q=bank"],
      ["“bank”", "/developers?technology=go,react&rate_max=60"],
    ]);
  });

  it.each([
    ["anna", "“anna”"],
    ["ideally AWS", "Ideally AWS"],
    ["ideally E-commerce ideally front end", "Ideally E-commerce, front end"],
    ["anna ideally AWS", "“anna”, ideally AWS"],
  ])("show %s without the word that marks what only ranks", (q, label) => {
    expect(toFilterChips({ q }, names).map((chip) => chip.label)).toEqual([label]);
  });

  it("cover every filter, and the sort order is none", () => {
    const chips = toFilterChips(
      {
        tag: ["fintech"],
        seniority_level: ["senior"],
        country: ["EE"],
        language: ["en"],
        workload: ["part_time"],
        rate_min: 40,
        experience_min: 5,
        experience_max: 10,
        available: true,
        overlap: 4,
        zone: "America/New_York",
        ids: [3, 4],
        sort: "rate_asc",
      },
      names,
    );
    expect(chips.map(({ label }) => label)).toEqual([
      "2 chosen developers",
      "Fintech",
      "Senior",
      "Estonia",
      "English",
      "From €40\u00a0/\u00a0h",
      "5+ years",
      "Up to 10 years",
      "Available now",
      "Part-time",
      "4+ h of 9:00–17:00 in New York",
    ]);
  });

  it("say which values are alternatives in one chip, and what members are without in one each", () => {
    const filter = {
      role: ["back-end" as const],
      technology_any: ["go", "react"],
      technology_not: ["react", "cobol"],
      tag_not: ["fintech"],
      country: ["europe"],
      country_not: ["EE"],
    };
    const chips = toFilterChips(filter, names);
    expect(chips.map(({ label }) => label)).toEqual([
      "Back end",
      "Go or React",
      "Without React",
      "Without cobol",
      "Without Fintech",
      "Europe",
      "Without Estonia",
    ]);
    const all = "/developers?role=back-end&technology_any=go,react&technology_not=cobol,react";
    expect(toDevelopersUrl(filter)).toBe(`${all}&tag_not=fintech&country=europe&country_not=EE`);
    expect(chips[1]?.to).toBe(toDevelopersUrl({ ...filter, technology_any: undefined }));
    expect(chips[2]?.to).toBe(toDevelopersUrl({ ...filter, technology_not: ["cobol"] }));
    expect(toFilterText(filter, names)).toBe(
      "Role: Back end, Technology: Go or React, Without React, Without cobol, Without Fintech, Country: Europe, Without Estonia",
    );
  });

  it("say in one chip which values are all wanted of a list whose values are alternatives", () => {
    const filter = { language: ["et"], language_all: ["en", "de"] };
    const chips = toFilterChips(filter, names);
    expect(chips.map(({ label }) => label)).toEqual(["Estonian", "English and German"]);
    expect(chips[1]?.to).toBe("/developers?language=et");
    expect(toFilterText(filter, names)).toBe("Language: Estonian, Language: English and German");
  });

  it("name the day of an overlap, and take it away with the overlap", () => {
    const filter = { overlap: 8, zone: "Asia/Kathmandu", day: "22-6", available: true };
    expect(toFilterChips(filter, names)).toMatchObject([
      { label: "Available now" },
      { label: "8 h of 22:00–6:00 in Kathmandu", to: "/developers?available=true" },
    ]);
    expect(toFilterChips({ zone: "Asia/Kathmandu" }, names)).toEqual([]);
  });

  it("show a value without a name as in the URL", () => {
    expect(toFilterChips({ technology: ["cobol"] }, names)).toMatchObject([
      { label: "cobol", to: "/developers" },
    ]);
  });

  it("are gone when nothing is set", () => {
    expect(toFilterChips({}, names)).toEqual([]);
  });
});

it("counts one developer, N developers, or more than are counted", () => {
  const texts = [0, 1, 48, 1200].map((total) => toTotalText({ total, total_is_capped: false }));
  expect(toTotalText({ total: 10_000, total_is_capped: true })).toBe("10,000+ developers");
  expect(texts).toEqual(["0 developers", "1 developer", "48 developers", "1,200 developers"]);
});

describe("the form's draft", () => {
  it("gives the URL it came from", () => {
    const filter = {
      technology: ["go", "react"],
      country: ["EE"],
      rate_min: 40,
      available: true,
      q: "bank",
      sort: "rate_asc",
    } as const;
    const there = toDevelopersUrl({ ...filter, technology: ["go", "react"], country: ["EE"] });
    const draft = toFilterDraft({ ...filter, technology: ["go", "react"], country: ["EE"] });
    expect(toDevelopersUrl(parseFilterDraft(draft))).toBe(there);
  });

  it("leaves out what is half typed", () => {
    const draft = { ...toFilterDraft({}), rate_min: "4.", rate_max: "x", q: "  " };
    expect(toDevelopersUrl(parseFilterDraft(draft))).toBe("/developers");
  });

  it("moves the technologies along when all of them are wanted, or any", () => {
    const draft = toFilterDraft({ technology: ["go"], technology_any: ["go", "react"] });
    const toUrl = (match: "all" | "any") =>
      toDevelopersUrl(parseFilterDraft(withMatch("technology", draft, match)));
    expect(toUrl("all")).toBe("/developers?technology=go,react");
    expect(toUrl("any")).toBe("/developers?technology_any=go,react");
  });

  it("moves the languages along when all of them are wanted, also before JavaScript had loaded", () => {
    const draft = toFilterDraft({ language: ["en", "et"] });
    const all = withMatch("language", draft, "all");
    expect(toDevelopersUrl(parseFilterDraft(all))).toBe("/developers?language_all=en,et");
    expect(withMatch("language", all, "any")).toEqual(draft);
    const changes = [
      { name: "language_match", value: "all", checked: true },
      { name: "language", value: "de", checked: true },
    ];
    expect(toDevelopersUrl(parseFilterDraft(withChanges(draft, changes)))).toBe(
      "/developers?language_all=de,en,et",
    );
  });

  it("takes over before JavaScript had loaded that any technology is enough, and what is left out", () => {
    const any = { name: "technology_match", value: "any", checked: true };
    const react = { name: "technology", value: "react", checked: true };
    const toUrl = (filter: MemberFilter, ...changes: ChangedControl[]) =>
      toDevelopersUrl(parseFilterDraft(withChanges(toFilterDraft(filter), changes)));
    const all = { ...any, value: "all", checked: false };
    expect(toUrl({ technology: ["go"] }, all, any, react)).toBe(
      "/developers?technology_any=go,react",
    );
    expect(toUrl({ technology_any: ["go"] }, react)).toBe("/developers?technology_any=go,react");
    expect(toUrl({ technology_any: ["go"] }, { ...react, value: "go", checked: false })).toBe(
      "/developers",
    );
    expect(toUrl({ technology: ["go"] }, { ...react, name: "technology_not" })).toBe(
      "/developers?technology=go&technology_not=react",
    );
  });

  it("takes over what was chosen before JavaScript had loaded, and nothing else", () => {
    const draft = toFilterDraft({ technology: ["cobol", "go"], q: "bank" });
    const changed = withChanges(draft, [
      { name: "technology", value: "react", checked: true },
      { name: "technology", value: "go", checked: false },
      { name: "available", value: "true", checked: true },
      { name: "sort", value: "rate_asc", checked: true },
      { name: "", value: "typed in a search of options", checked: false },
    ]);
    expect(toDevelopersUrl(parseFilterDraft(changed))).toBe(
      "/developers?technology=cobol,react&available=true&q=bank&sort=rate_asc",
    );
  });
});
