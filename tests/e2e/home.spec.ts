import { and, sql } from "drizzle-orm";
import { members } from "#database/tables/members.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessible, openPage } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-members.ts";
import { createLetters } from "#tests/support/hire.ts";

const CHECKED = `${ANNA.replace("Anna", "Kersti").replace("Kask", "Kontroll")}vetting:
  - { check: interview, how: By video, by: Mari Kask, on: 2026-03-02 }
`;

test("each stage of vetting has its proof on profiles, counted again when one is published", async ({
  page,
  db,
  publishOwn,
}) => {
  const readCounts = async () => {
    const html = await (await page.request.get("/")).text();
    const [, dated, total] = /(\d+) of (\d+) profiles show what we checked/.exec(html) ?? [];
    return [dated, total].map(Number);
  };
  // Other tests publish members at the same time.
  const count = (having = sql`true`) => db.$count(members, and(members.published, having));
  const expectCounts = () =>
    expect(async () => {
      const stored = [await count(sql`vetting <> '[]'`), await count()];
      expect(await readCounts()).toEqual(stored);
    }).toPass();
  await expectCounts();
  expect((await readCounts())[0]).toBeGreaterThan(50);
  await publishOwn(`kersti-${createLetters()}`, CHECKED);
  await expectCounts();
  const section = page.getByRole("region", { name: "How we test" });
  const interview = section.getByRole("listitem").filter({ hasText: "Technical interview" });
  await expect(async () => {
    await openPage(page, "/");
    const stored = await count(sql`vetting @> '[{"check": "interview"}]'`);
    const text = `${stored} profiles show the date`;
    await expect(interview).toContainText(text, { timeout: 1_000 });
  }).toPass();
  await section.getByRole("link", { name: /^See the checks of/ }).click();
  await expect(page).toHaveURL(/\/developers\/[a-z-]+#vetting$/);
  await expect(page.getByRole("region", { name: "Vetting" })).toBeInViewport();
});

test("a phone draws the profile with its notes once, and nothing moves while the page loads", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 2400 });
    await openPage(page, "/");
    const hero = page.getByRole("region", { name: "Hire developers who have shipped it" });
    for (const note of ["tested by an engineer", "the rate you pay", /^confirmed/]) {
      await expect(hero.getByText(note)).toHaveCount(1);
      await expect(hero.getByText(note)).toBeVisible();
    }
    await expect(page.getByText(/^Your day: /)).toBeAttached();
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    await expectAccessible(page);
  }
});

test("a phone has two people, one quote and no list by letter, in nine screens with its footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/");
  const featured = page.getByRole("region", { name: "Meet some of our developers" });
  await expect(featured.getByRole("article")).toHaveCount(2);
  await expect(
    page.getByRole("region", { name: "What clients wrote" }).getByRole("figure"),
  ).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Hire by technology" })).toHaveCount(0);
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    footer: document.querySelector("footer")?.getBoundingClientRect().height,
  }));
  expect(heights.footer).toBeLessThanOrEqual(900);
  expect(heights.page).toBeLessThanOrEqual(9 * 740);
});

test("clients are quoted from the latest public references, with a link to the profile", async ({
  page,
  publishOwn,
}) => {
  const last_name = `Tsitaat${createLetters()}`;
  const slug = `tiiu-${last_name.toLowerCase()}`;
  const words = `Ships ${last_name} move now.`;
  const toText = (rest: string) =>
    `${ANNA.replace("Anna", "Tiiu").replace("Kask", last_name)}client_references:
  - { author: Katrin Oja, role: null, company: Harbourline, text: ${words}, on: 2026-11-01${rest} }
`;
  await publishOwn(slug, toText(""));
  await openPage(page, "/");
  const quotes = page.getByRole("region", { name: "What clients wrote" }).getByRole("figure");
  await expect(quotes).toHaveCount(3);
  await expect(quotes.filter({ hasText: words })).toHaveCount(0);
  await publishOwn(slug, toText(", consent_on: 2026-11-02"));
  await expect
    .poll(async () => (await page.request.get("/index.md")).text())
    .toContain(`> ${words}`);
  await page.reload();
  await expect(quotes.first()).toContainText("Katrin OjaHarbourline, Nov 2026");
  await quotes
    .first()
    .getByRole("link", { name: new RegExp(`^About Tiiu ${last_name}`) })
    .click();
  await expect(page).toHaveURL(`/developers/${slug}#references`);
});
