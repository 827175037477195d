import { beforeEach, expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import type { ExchangeRates } from "#contract/content/site.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { listMembers, listSimilarMembers } from "../members.service.server.ts";
import { findRateStats } from "../stats/member-stats.service.server.ts";
import { findMemberBySlug } from "../stored-members.service.server.ts";

const { db } = await createTestDatabase();

async function saveRates(rates: ExchangeRates["rates"], currency?: Currency): Promise<void> {
  const terms = { ...TEST_SITE.terms, ...(currency ? { currency } : {}) };
  const exchange_rates = { date: "2026-11-20", rates };
  await saveSite(db, { ...TEST_SITE, terms, exchange_rates });
}

const seed = (rates: [slug: string, rate: number, currency: Currency][]) =>
  seedMembers(
    db,
    rates.map(([slug, sales_rate, sales_currency]) => ({
      slug,
      sales_rate,
      sales_currency,
      technologies: toTechnologyInputs(["react"]),
    })),
  );

async function listSlugs(filter: MemberFilter): Promise<string[]> {
  const { data } = await listMembers(db, { page: 1, per_page: 20, filter });
  return data.map(({ slug }) => slug);
}

beforeEach(async () => {
  await db.delete(members);
  await saveRates({ USD: 1.2, GBP: 0.8 });
  await seed([
    ["euros", 62, "EUR"],
    ["pounds", 52, "GBP"],
    ["dollars", 72, "USD"],
  ]);
});

test("rates are filtered and sorted by what they are in the currency of the site", async () => {
  expect(await listSlugs({ rate_max: 62 })).toEqual(["euros", "dollars"]);
  expect(await listSlugs({ rate_min: 61 })).toEqual(["euros", "pounds"]);
  expect(await listSlugs({ sort: "rate_asc" })).toEqual(["dollars", "euros", "pounds"]);
  expect(await listSlugs({ sort: "rate_desc" })).toEqual(["pounds", "euros", "dollars"]);
});

test("a currency without a rate is compared with nothing: no limit finds it, and it comes last", async () => {
  await saveRates({ USD: 1.2 });
  expect(await listSlugs({ rate_max: 10_000 })).toEqual(["euros", "dollars"]);
  expect(await listSlugs({ rate_min: 0 })).not.toContain("pounds");
  expect(await listSlugs({ sort: "rate_asc" })).toEqual(["dollars", "euros", "pounds"]);
  expect(await listSlugs({ sort: "rate_desc" })).toEqual(["euros", "dollars", "pounds"]);
  expect(await listSlugs({})).toContain("pounds");
});

test("other rates, or another currency of the site, apply at once to members who are there", async () => {
  await saveRates({ USD: 0.9, GBP: 0.8 });
  expect(await listSlugs({ rate_max: 62 })).toEqual(["euros"]);
  await saveRates({ EUR: 1.25, USD: 1.5 }, "GBP");
  // €62 is £49.60, $72 is £48.
  expect(await listSlugs({ rate_max: 49 })).toEqual(["dollars"]);
  expect(await findRateStats(db)).toMatchObject({
    currency: "GBP",
    all: { count: 3, min: 48, median: 49.6, max: 52 },
  });
});

test("lists and counts that were cached are read again after other rates", async () => {
  expect((await findRateStats(db))?.all.max).toBe(65);
  await saveRates({ USD: 1.2, GBP: 0.5 });
  expect((await findRateStats(db))?.all.max).toBe(104);
  await saveSite(db, { ...TEST_SITE, exchange_rates: { date: "2026-11-21", rates: {} } });
  expect((await findRateStats(db))?.all).toMatchObject({ count: 1, max: 62 });
});

test("similar members are near in rate, whatever their currency", async () => {
  await seed([
    ["far", 200, "EUR"],
    ["near", 50, "GBP"],
  ]);
  const member = await findMemberBySlug(db, "euros");
  const similar = member && (await listSimilarMembers(db, member, 4));
  expect(similar?.map(({ slug }) => slug).at(-1)).toBe("far");
});
