import { expect, test } from "vitest";
import { listWholeMembersByIds } from "#app/developers/stored-members.service.server.ts";
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
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
  },
  {
    slug: "boris-jansen",
    ...euro,
    sales_rate: 50,
    sales_currency: "USD",
    years_of_experience: 9,
    technologies: toTechnologyInputs(["go"], ["nodejs"]),
  },
  { slug: "chen-li", ...euro, sales_rate: null, years_of_experience: 1, technologies: [] },
]);
const members = await listWholeMembersByIds(db, [1, 2, 3]);

test("members are side by side, and what differs is known", () => {
  const { facts } = toComparison(members);
  const row = (label: string) => facts.find((one) => one.label === label);
  expect(row("Rate")).toEqual({
    label: "Rate",
    cells: ["€50 / h", "$50 / h", "On request"],
    isDifferent: true,
    drawn: "money",
  });
  expect(row("Full-time month, 160 h")?.cells).toEqual(["€8,000", "$8,000", ""]);
  // None of them can be hired so.
  expect(row("Buyout Fee")).toBeUndefined();
  expect(row("Experience")?.cells).toEqual(["9 years", "9 years", "1 year"]);
});

test("how much time members have is compared with their availability", () => {
  const availability = (ids: number[]) =>
    toComparison(ids.map((id) => members[id] as (typeof members)[number])).facts.find(
      ({ label }) => label === "Availability",
    );
  expect(availability([0, 1])).toMatchObject({ isDifferent: true });
  expect(availability([1, 2])?.isDifferent).not.toBe(true);
});

test("technologies are those of any member, the ones in common first", () => {
  const { technologies } = toComparison(members);
  expect(technologies.map(({ label }) => label)).toEqual(["Node.js", "React", "Go"]);
  expect(technologies[0]?.isDifferent).toBe(true);
  expect(technologies[0]?.cells[2]).toBe("");
  const [one, other] = toComparison(members.slice(0, 2)).technologies;
  expect([one?.isDifferent, other?.isDifferent]).toEqual([false, true]);
});

test("a URL has four members at most", () => {
  expect(toCompareUrl([5, 4, 3, 2, 1])).toBe("/compare?ids=5,4,3,2");
  expect(toCompareUrl([5, 4], true)).toBe("/compare?ids=5,4&only=differences");
});
