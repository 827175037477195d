import { beforeAll, expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { readFilterPart } from "../developers-page.server.ts";
import { toMemberQuery } from "../filters/member-query.ts";
import { readNothingFound } from "./nothing-found.service.server.ts";

const { db } = await createTestDatabase();
const today = "2026-11-26";

beforeAll(async () => {
  const exchange_rates = { date: "2026-11-20", rates: { GBP: 0.8 } };
  await saveSite(db, { ...TEST_SITE, exchange_rates });
  await seedMembers(db, [
    {
      slug: "anna",
      first_name: "Anna",
      sales_rate: 62,
      technologies: toTechnologyInputs(["react", "java"]),
      years_of_experience: 9,
      available_from: "2027-01-12",
    },
    {
      slug: "bela",
      first_name: "Bela",
      sales_rate: 56,
      sales_currency: "GBP",
      technologies: toTechnologyInputs(["react"]),
      timezone: "America/New_York",
      available_from: "2026-11-01",
      seniority_level: "lead",
      languages: [
        { code: "en", level: "C1" },
        { code: "fr", level: "B2" },
      ],
    },
    { slug: "cara", first_name: "Cara", sales_rate: 30, technologies: toTechnologyInputs(["go"]) },
  ]);
});

async function read(search: string) {
  const { filter } = toMemberQuery(new URLSearchParams(search));
  const part = await readFilterPart(db, filter, { today });
  const found = await readNothingFound(db, part.filter, { chips: part.chips, today });
  return {
    without: found.without.map(({ label, to, total }) => `${label}: ${total} at ${to}`),
    nearby: found.nearby.map(
      ({ member, differences }) => `${member.first_name}: ${differences.join(", ")}`,
    ),
  };
}

test("each part of a search has the number of developers without it, and the nearest is first", async () => {
  expect(await read("technology=react&rate_max=60")).toEqual({
    without: [
      "Up to €60\u00a0/\u00a0h: 2 developers at /developers?technology=react",
      "React: 1 developer at /developers?rate_max=60",
    ],
    nearby: ["Anna: €62 instead of €60", "Cara: no React", "Bela: €70 instead of €60"],
  });
});

test("those who come nearest to a limit are first, not those who are recommended first", async () => {
  const { nearby } = await read("technology=react&rate_min=75");
  expect(nearby).toEqual(["Bela: €70 instead of €75", "Anna: €62 instead of €75"]);
});

test.each([
  ["technology=react&available_by=2026-12-01&rate_max=65", "Anna: available from 12 January 2027"],
  ["technology=go&available=true", "Cara: availability on request"],
  ["technology=java&experience_min=12", "Anna: 9 years instead of 12"],
  ["technology=java&seniority_level=lead", "Anna: senior level"],
  ["technology=go&country=PL", "Cara: in Estonia"],
  ["technology=go&language=de", "Cara: no German"],
  ["technology=go&language_all=de,fr", "Cara: no German or French"],
  ["technology=java&experience_max=5", "Anna: 9 years instead of 5"],
  ["technology=react,go", "Cara: no React"],
  ["technology=java&technology_not=react", "Anna: also React"],
  ["technology=go&workload=part_time", "Cara: full time"],
  ["technology=react&overlap=8&zone=Asia/Tokyo", "Anna: 1 hour overlap instead of 8"],
])("%s has somebody near: %s", async (search, expected) => {
  expect((await read(search)).nearby).toContain(expected);
});

test("of several languages those who speak one of them are near, not those who speak none", async () => {
  const { nearby } = await read("technology=react&language_all=de,fr");
  expect(nearby).toEqual(["Bela: no German"]);
});

test("where no single part is in the way, those are near who lack as little as possible", async () => {
  expect(await read("technology=java&rate_max=20&experience_min=20&language=de")).toEqual({
    without: [],
    nearby: ["Anna: €62 instead of €20, 9 years instead of 20, no German"],
  });
  const { nearby } = await read("technology=rust,java&rate_max=20");
  expect(nearby).toEqual(["Anna: €62 instead of €20, no rust"]);
});

test("the words of a text alone are left out one by one", async () => {
  expect((await read("q=anna+go")).without).toEqual([
    "“anna”: 1 developer at /developers?q=go",
    "“go”: 1 developer at /developers?q=anna",
  ]);
});

test("a site without developers has nobody near", async () => {
  const empty = await createTestDatabase();
  const filter = { rate_max: 20 };
  expect(await readNothingFound(empty.db, filter, { chips: [], today })).toEqual({
    without: [],
    nearby: [],
  });
});
