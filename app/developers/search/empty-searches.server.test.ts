import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { emptySearches } from "#database/tables/empty-searches.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { loader } from "../routes/developers.tsx";
import { emptySearchesRecord } from "./empty-searches.repository.server.ts";
import { listMissedSearches } from "./empty-searches.service.server.ts";

const services = await createTestServices();
const { db } = services;

beforeAll(() => seedMembers(db, [{ slug: "anna-kask", sales_rate: 50 }]));
beforeEach(() => db.delete(emptySearches));

async function search(query: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const url = new URL(`http://site/developers?${query}`);
  await loader({ url, context } as never);
  return { isCached: !context.get(incompleteContext) };
}

const list = async () =>
  (await listMissedSearches(db, new Date(0), 10)).map(({ label, count }) => `${label}: ${count}`);

test("searches without results are counted, in whatever order their filters come", async () => {
  await search("q=cobol&rate_max=20");
  await search("rate_max=20&q=cobol&sort=rate_asc");
  await search("q=fortran");
  expect(await list()).toEqual(["Up to €20\u00a0/\u00a0h, “COBOL”: 2", "“Fortran”: 1"]);
});

test("each is counted, because no cache may respond to it; one with results may be cached", async () => {
  expect(await search("q=cobol")).toEqual({ isCached: false });
  expect(await search("q=anna")).toEqual({ isCached: true });
  expect(await list()).toEqual(["“COBOL”: 1"]);
});

test("what is typed on the way to a search is left out", async () => {
  for (const input of ["cobo", "cobol", "cobol+cics"]) await search(`q=${input}`);
  expect(await list()).toEqual(["“COBOL CICS”: 1"]);
});

test("addresses and phone numbers are not stored", async () => {
  for (const input of ["zoe%40example.com", "%2B372+5555+123", "5551234"]) {
    await search(`q=${input}`);
  }
  await search("q=x509");
  expect(await list()).toEqual(["“x509”: 1"]);
});

test("a letter is read and not stored, in any script", async () => {
  const signs = Array.from({ length: 800 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(await search(`q=${signs.join("")}`)).toEqual({ isCached: false });
  await search(`q=${"é".repeat(200)}`);
  expect(await list()).toEqual([]);
});

test("a program that makes up searches fills no more than a day's share", async () => {
  await db.execute(sql`
    insert into empty_searches (search, label) select '?q=w' || n, 'w' || n from generate_series(1, 1000) n`);
  await search("q=one-more");
  await search("q=w1000");
  expect(await db.$count(emptySearches)).toBe(1_000);
  expect(await list()).toContain("w1000: 2");
});

test("they are erased after 90 days", async () => {
  await search("q=cobol");
  await db.execute(sql`
    insert into empty_searches (day, search, label) values (current_date - 91, '?q=cobol', '“cobol”')`);
  const { expiry } = emptySearchesRecord;
  expect((await expiry?.find(db, new Date()))?.count).toBe(1);
  expect(await expiry?.eraseSome(db, new Date())).toBe(1);
  expect(await list()).toEqual(["“COBOL”: 1"]);
});
