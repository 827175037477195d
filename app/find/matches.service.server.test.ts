import { beforeAll, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import type { Match } from "#contract/clients/find-request.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { listMatches, type MatchQuery } from "./matches.service.server.ts";

const services = await createTestServices();
const TODAY = "2026-11-21";

beforeAll(() =>
  seedMembers(services.db, [
    {
      slug: "knows-both",
      sales_rate: 60,
      technologies: toTechnologyInputs(["react", "nodejs"]),
      available_from: "2026-11-01",
    },
    { slug: "knows-one", sales_rate: 40, technologies: toTechnologyInputs(["react"]) },
    { slug: "knows-a-little", sales_rate: 20, technologies: toTechnologyInputs([], ["react"]) },
    {
      slug: "leads",
      sales_rate: 90,
      seniority_level: "lead",
      technologies: toTechnologyInputs(["react"]),
    },
    { slug: "learns", seniority_level: "junior", technologies: toTechnologyInputs(["react"]) },
    { slug: "on-request", sales_rate: null, technologies: toTechnologyInputs(["react"]) },
    {
      slug: "in-dollars",
      sales_rate: 30,
      sales_currency: "USD",
      technologies: toTechnologyInputs(["react"]),
    },
    { slug: "another-craft", technologies: toTechnologyInputs(["java"]) },
  ]),
);

async function match(query: Partial<MatchQuery>): Promise<Record<string, string[]>> {
  const matches = await listMatches(
    services.db,
    { technologies: ["react"], seniority_level: undefined, max_rate: undefined, ...query },
    TODAY,
  );
  return Object.fromEntries(matches.map(({ member, reasons }) => [member.slug, reasons]));
}

test("the six best matches, best first, each with why", async () => {
  const found = await match({ technologies: ["react", "nodejs"] });
  expect(Object.keys(found)).toHaveLength(6);
  expect(Object.keys(found)[0]).toBe("knows-both");
  expect(found["knows-both"]).toEqual(["React 5 years", "Node.js 5 years", "available now"]);
  expect(Object.keys(found)).not.toContain("another-craft");
});

test("a member who costs more, or has a rate that cannot be compared, is not within the budget", async () => {
  const found = await match({ max_rate: 60 });
  expect(Object.keys(found).toSorted()).toEqual([
    "knows-a-little",
    "knows-both",
    "knows-one",
    "learns",
  ]);
  expect(found["knows-one"]).toEqual(["React 5 years", "within your budget"]);
});

test("a rate in another currency is within the budget by the exchange rates of the site", async () => {
  await saveSite(services.db, {
    ...TEST_SITE,
    exchange_rates: { date: "2026-11-20", rates: { USD: 1.2 } },
  });
  expect(Object.keys(await match({ max_rate: 25 }))).toContain("in-dollars");
  expect(Object.keys(await match({ max_rate: 24 }))).not.toContain("in-dollars");
});

test("a level means that level or above", async () => {
  const found = await match({ seniority_level: "senior" });
  expect(Object.keys(found)).not.toContain("learns");
  expect(Object.keys(found)).toContain("leads");
  expect(found["knows-one"]).toContain("senior as you asked");
  expect(found.leads).not.toContain("senior as you asked");
  expect(Object.keys(await match({ seniority_level: "lead" }))).toEqual(["leads"]);
});

test("without a match the list is empty", async () => {
  expect(await match({ max_rate: 1 })).toEqual({});
  expect(await match({ technologies: ["cobol"] })).toEqual({});
});

test("the call reads the query as the form has it", async () => {
  const api = createApi(services);
  const request = (query: string) => api.request(`/api/find/matches?${query}`);
  const found = await request("technologies=react,nodejs&seniority_level=senior&max_rate=60");
  expect(found.status).toBe(200);
  const { data } = (await found.json()) as { data: Match[] };
  expect(data[0]?.member.slug).toBe("knows-both");
  for (const query of ["", "technologies=", "technologies=react&max_rate=x", "technologies=../x"]) {
    expect((await request(query)).status).toBe(422);
  }
  expect((await request("technologies=react&seniority_level=&max_rate=")).status).toBe(200);
});
