import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { toLandingStats } from "#app/landings/landing-stats.ts";
import { memberSummaries } from "#database/tables/member-search.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { unpublishMembers } from "../content/member-writes.repository.server.ts";
import { findRateStats, getZoneCounts, readSummary } from "./member-stats.service.server.ts";
import { ALL } from "./member-summaries.repository.server.ts";
import { refreshSummaries } from "./refresh-summaries.service.server.ts";

const { db } = await createTestDatabase();

beforeEach(() => db.execute(sql`truncate members, member_summaries, content_changes cascade`));

type Input = Parameters<typeof seedMembers>[1][number];

/** Members who differ by what is given. */
const seed = (inputs: readonly Omit<Input, "slug">[]) =>
  seedMembers(
    db,
    inputs.map((input, index) => ({ ...input, slug: `member-${index}` })),
  );

const seedRates = (rates: readonly number[]) => seed(rates.map((sales_rate) => ({ sales_rate })));

const readRates = async () => (await readSummary(db, ALL)).rates;
const readBuckets = async () => toLandingStats(await readSummary(db, ALL)).rates?.buckets;

test("members are counted by label and time zone", async () => {
  await seed([
    { technologies: toTechnologyInputs(["react", "java"]), timezone: "Asia/Tokyo" },
    { technologies: toTechnologyInputs(["react"]), country_code: "PT" },
    { technologies: toTechnologyInputs(["java"], ["react"]), sales_rate: null },
  ]);
  const { members, labels, zones } = await readSummary(db, ALL);
  expect({ members, zones }).toEqual({
    members: 3,
    zones: { "Asia/Tokyo": 1, "Europe/Tallinn": 2 },
  });
  expect(labels).toMatchObject({ t1: 3, t4: 2, cEE: 2, cPT: 1, ssenior: 3, f1: 2 });
  expect(labels).not.toHaveProperty("f4");
  expect(await readSummary(db, "t4")).toMatchObject({ members: 2, labels: { t1: 2, t4: 2 } });
});

test("rates have a range and a median, of all and of each level", async () => {
  await seed([
    { sales_rate: 40, seniority_level: "middle" },
    { sales_rate: 62 },
    { sales_rate: 58.5 },
    { sales_rate: null },
    { sales_rate: 80 },
  ]);
  expect(await findRateStats(db)).toEqual({
    currency: "EUR",
    all: { count: 4, min: 40, median: 60.25, max: 80 },
    levels: [
      { level: "middle", count: 1, min: 40, median: 40, max: 40 },
      { level: "senior", count: 3, min: 58.5, median: 62, max: 80 },
    ],
  });
});

test("rates of another currency are not mixed in", async () => {
  const usd = { sales_rate: 90, sales_currency: "USD" } as const;
  await seed([usd, { sales_rate: 40 }, { sales_rate: 50 }]);
  expect(await readRates()).toMatchObject({ currency: "EUR", all: { count: 2, max: 50 } });
});

test("without a rate there are no stats of rates", async () => {
  await seed([{ sales_rate: null }]);
  expect(await readRates()).toBeNull();
  expect(await findRateStats(db)).toBeUndefined();
  expect(await readSummary(db, "t1")).toEqual({ members: 0, labels: {}, zones: {}, rates: null });
});

test("a rate on the border of two steps is in the upper one", async () => {
  await seedRates([50, 54.99, 55, 66]);
  expect(await readBuckets()).toEqual([
    { from: 50, to: 55, members: 2 },
    { from: 55, to: 60, members: 1 },
    { from: 60, to: 65, members: 0 },
    { from: 65, to: 70, members: 1 },
  ]);
});

test.each([
  [[20, 69], 5, 10],
  [[20, 70], 10, 6],
  [[1, 999], 100, 10],
  [[1, 2_000.5], 2_001, 1],
])("the rates %j are in steps of %d, of which there are %d", async (rates, step, count) => {
  await seedRates(rates);
  expect(await readRates()).toMatchObject({ step });
  const buckets = await readBuckets();
  expect(buckets).toHaveLength(count);
  expect(buckets?.reduce((sum, { members }) => sum + members, 0)).toBe(rates.length);
});

/** Counts more than one member as many. */
const refresh = () => refreshSummaries(db, { common: 1 });

test("of many members the last counts are shown until they are counted again", async () => {
  const react = { technologies: toTechnologyInputs(["react"]) };
  await seed([react, react, { technologies: toTechnologyInputs(["java"]) }]);
  const counted = await readSummary(db, ALL);
  await refresh();
  expect(await readSummary(db, ALL)).toEqual(counted);
  expect(await getZoneCounts(db)).toEqual({ "Europe/Tallinn": 3 });

  await db.execute(sql`update members set sales_rate = 200, timezone = 'Asia/Tokyo'`);
  expect(await readSummary(db, ALL)).toEqual(counted);
  // Few are counted for each page.
  expect((await readSummary(db, "t4")).rates?.all.max).toBe(200);

  await refresh();
  expect((await readSummary(db, "t1")).rates?.all).toMatchObject({ count: 2, min: 200 });
  expect(await getZoneCounts(db)).toEqual({ "Asia/Tokyo": 3 });

  await unpublishMembers(db, ["member-0"]);
  await refresh();
  expect((await readSummary(db, ALL)).members).toBe(2);
  // No longer many, so that the next change shows at once.
  await db.execute(sql`update members set sales_rate = 90`);
  expect((await readSummary(db, "t1")).rates?.all.max).toBe(90);

  await db.execute(sql`delete from members`);
  await refresh();
  expect(await readSummary(db, ALL)).toMatchObject({ members: 0, rates: null });
});

test("a count that is interrupted shows all members, and is done again", async () => {
  const react = { technologies: toTechnologyInputs(["react"]) };
  await seed([react, react]);
  const interrupted = refreshSummaries(db, { common: 1, signal: AbortSignal.abort() });
  await expect(interrupted).rejects.toThrow("aborted");
  const listLabels = async () =>
    (await db.select().from(memberSummaries)).map(({ label }) => label).toSorted();
  expect(await listLabels()).toEqual([ALL]);
  await refresh();
  expect(await listLabels()).toEqual([ALL, "t1"]);
});

test("nothing is counted again while no member changes, and all of it after a change whose keys are gone", async () => {
  await seedRates([40, 50]);
  await refresh();
  const forge = () => db.execute(sql`update member_summaries set summary = '{"members": 7}'`);
  await forge();
  await db.execute(sql`update technologies set name = name || '.'`);
  await refresh();
  expect((await readSummary(db, ALL)).members).toBe(7);

  await db.execute(sql`update content_version set version = version + 1`);
  await db.execute(sql`truncate content_changes`);
  await refresh();
  expect((await readSummary(db, ALL)).members).toBe(2);

  await forge();
  await db.execute(sql`update members set sales_rate = 60`);
  await refresh();
  expect((await readSummary(db, ALL)).members).toBe(2);
});
