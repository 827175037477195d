import { expect, test } from "vitest";
import { listWholeMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { toCompareUrl } from "./compare-url.ts";
import { toComparison } from "./comparison.ts";

const { db } = await createTestDatabase();
const euro = { sales_currency: "EUR", redemption_rate: null } as const;
await seedMembers(db, [
  {
    slug: "ada-lill",
    ...euro,
    sales_rate: 50,
    years_of_experience: 9,
    workload: "part_time",
    timezone: "Europe/Tallinn",
    available_from: "2026-11-01",
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
  },
  {
    slug: "boris-jansen",
    ...euro,
    sales_rate: 50,
    sales_currency: "USD",
    years_of_experience: 9,
    timezone: "America/New_York",
    available_from: "2026-10-01",
    technologies: toTechnologyInputs(["go"], ["nodejs", "react"]),
  },
  {
    slug: "chen-li",
    ...euro,
    sales_rate: null,
    years_of_experience: 1,
    timezone: "Europe/Tallinn",
    available_from: "2027-01-11",
    technologies: [],
  },
]);
const members = await listWholeMembersByIds(db, [1, 2, 3]);
const pick = (...ids: number[]) => ids.map((id) => members[id] as (typeof members)[number]);
const site = {
  terms: { currency: "EUR" },
  exchange_rates: { date: "2026-11-01", rates: { USD: 1.25 } },
} as const;
const shown = { day: { zone: "Europe/Berlin", ...USUAL_HOURS }, date: "2026-11-16" };
const context = { site, shown, today: "2026-11-16" };

const rowOf = (
  label: string,
  ids = [0, 1, 2],
  given: Parameters<typeof toComparison>[1] = context,
) => toComparison(pick(...ids), given).facts.find((one) => one.label === label);

test("members are side by side, and the best value of a row is known", () => {
  expect(rowOf("Rate")).toMatchObject({
    cells: ["€50 / h", "$50 / h", "On request"],
    values: [50, 40, undefined],
    best: { name: "lowest", of: [1] },
  });
  expect(rowOf("Full-time month, 160 h")?.cells).toEqual(["€8,000", "$8,000", ""]);
  // None of them can be hired so.
  expect(rowOf("Buyout Fee")).toBeUndefined();
  expect(rowOf("Experience")).toMatchObject({
    cells: ["9 years", "9 years", "1 year"],
    best: { name: "most", of: [0, 1] },
  });
  expect(rowOf("Working hours")).toMatchObject({
    values: [420, 120, 420],
    best: { name: "most", of: [0, 2] },
  });
  // Both of them are available now.
  expect(rowOf("Availability")?.best).toEqual({ name: "earliest", of: [0, 1] });
});

test("rates without an exchange rate are compared with nothing", () => {
  const row = rowOf("Rate", [0, 1], { site: { terms: { currency: "EUR" } } });
  expect(row?.cells).toEqual(["€50 / h", "$50 / h"]);
  expect([row?.values, row?.best]).toEqual([undefined, undefined]);
});

test("what all have alike is apart, and nothing of it is the best", () => {
  const { facts, same } = toComparison(pick(0, 1), context);
  expect(same.find(({ label }) => label === "Experience")).toMatchObject({
    cells: ["9 years", "9 years"],
  });
  expect(same.every(({ best }) => best === undefined)).toBe(true);
  expect(facts.find(({ label }) => label === "Experience")).toBeUndefined();
  // A fact that none of them has is not alike.
  expect(same.find(({ label }) => label === "Buyout Fee")).toBeUndefined();
});

test("how much time members have is compared with their availability", () => {
  expect(rowOf("Availability", [0, 1])?.cells).toEqual([
    "Available now part_time",
    "Available now",
  ]);
});

test("technologies have a row where two have them or one is hired for them first, the others are named", () => {
  const { technologies, same } = toComparison(members, context);
  const labels = [...technologies, ...same].map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Node.js", "React", "Go"]));
  expect(technologies.find(({ label }) => label === "Go")?.best).toBeUndefined();
  const [ada] = pick(0);
  const more = {
    ...ada,
    technologies: [
      ...(ada?.technologies ?? []),
      { slug: "redis", name: "Redis", years: 1, type: 2 },
    ],
  };
  const others = toComparison([more, ...pick(1)] as typeof members, context).technologies.at(-1);
  expect(others).toEqual({ label: "Only one of them", cells: ["Redis 1 year", ""] });
});

test("a URL has four members at most", () => {
  expect(toCompareUrl([5, 4, 3, 2, 1])).toBe("/compare?ids=5,4,3,2");
});
