import { expect, test } from "vitest";
import { toLandingStats } from "./landing-stats.ts";

test("levels come in their order and countries by how many live there", () => {
  const { seniority, countries } = toLandingStats({
    members: 4,
    labels: { ssenior: 3, smiddle: 1, cPT: 1, cEE: 3, t1: 4 },
    zones: {},
    rates: null,
  });
  expect(seniority).toEqual([
    { label: "Middle", members: 1 },
    { label: "Senior", members: 3 },
  ]);
  expect(countries).toEqual([
    { name: "Estonia", members: 3 },
    { name: "Portugal", members: 1 },
  ]);
});
