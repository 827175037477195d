import type { Page } from "@playwright/test";
import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-members.ts";
import { signInAs } from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";
import { expectReadableInForcedColors } from "#tests/support/reader-settings.ts";

const CHECK = "vetting:\n  - { check: code, how: A review, by: Markus Saar, on: 2026-03-02 }\n";
const TASK = "Review a cache of prices.";
const SCORES = ["Finding faults", "Judgement", "Explaining", "Own code"];

/** Types into the field that has the focus, after going to it by Tab. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).last();
  for (let step = 0; step < 12; step += 1) {
    if (await field.evaluate((control) => control === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

async function readEverything(page: Page, slug: string): Promise<string> {
  const paths = [
    `/developers/${slug}`,
    `/developers/${slug}.md`,
    `/developers/${slug}/cv.json`,
    `/api/members/slug/${slug}`,
    `/api/members?filter[q]=${slug.split("-")[1]}`,
  ];
  const texts = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()));
  return texts.join("\n");
}

const readCv = async (page: Page, slug: string) =>
  (await page.request.get(`/developers/${slug}/cv`)).headers().etag;

test("staff enter a sheet by keyboard on a phone, it is public with consent, and everywhere gone without", async ({
  page,
  context,
  db,
  baseURL,
  problems,
  publishOwn,
}) => {
  test.slow();
  problems.expectProblem(/422/);
  await page.setViewportSize({ width: 360, height: 740 });
  const last_name = `Testitud${createLetters()}`;
  const slug = `tiina-${last_name.toLowerCase()}`;
  await publishOwn(slug, ANNA.replace("Anna", "Tiina").replace("Kask", last_name) + CHECK);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const cvWithout = await readCv(page, slug);

  await page.goto(`/desk/members/${slug}/edit`);
  await page.getByRole("button", { name: "Add sheet" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("group", { name: "Sheet" });
  await expect(sheet.getByText("Shown on the profile and the CV.")).toBeVisible();
  await sheet.getByLabel("Check", { exact: true }).selectOption("Code");
  await sheet.getByLabel("Checked on").fill("2026-03-02");
  await sheet.getByLabel("Task").fill(TASK);
  for (const name of SCORES) {
    await sheet.getByRole("button", { name: "Add score" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("What was scored").last()).toBeFocused();
    await page.keyboard.type(name);
    await typeInto(page, "Score, 1 to 5", "4");
    await typeInto(page, "Sentence", `${name} was fine.`);
  }
  await sheet.getByLabel("Consent recorded by").fill("Helena Brix");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText(/a sheet needs the member's consent/i).first()).toBeVisible();
  await expectAccessibleAtWidths(page);
  expect(await readEverything(page, slug)).not.toContain(TASK);

  await page.getByLabel("Member agreed on").fill("2026-03-09");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  const published = await readEverything(page, slug);
  expect(published).toContain(TASK);
  expect(published).not.toMatch(/Helena Brix|2026-03-09/);
  expect(await readCv(page, slug)).not.toBe(cvWithout);

  await page.goto(`/developers/${slug}#test-sheet`);
  const figure = page.getByRole("figure").filter({ hasText: TASK });
  await expect(figure).toBeInViewport();
  await expect(figure.getByRole("term").filter({ hasText: "Judgement" })).toHaveText(
    "Judgement4 of 5",
  );
  await expect(figure.getByText("Markus Saar")).toBeVisible();
  await expectAccessibleAtWidths(page);
  await expectReadableInForcedColors(page);

  await page.goto(`/desk/members/${slug}/edit`);
  await page.locator("summary", { hasText: /^Sheet$/ }).click();
  await page.getByRole("button", { name: "Remove sheet" }).click();
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  expect(await readEverything(page, slug)).not.toMatch(
    new RegExp(`cache of prices|Own code was fine|${slug}#test-sheet`),
  );
  expect(await readCv(page, slug)).toBe(cvWithout);
});

test("an image of work is on the profile and in its Markdown, with its text alternative", async ({
  page,
  request,
}) => {
  await page.goto("/developers/anna-kask");
  const section = page.getByRole("region", { name: "Work to look at" });
  const alt = "Bar chart of the lag of each frame, one orange bar above a dashed limit";
  const image = section.getByRole("img", { name: alt });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(300);
  const frame = await image.boundingBox();
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(960 / 540, 1);
  expect(await (await request.get("/developers/anna-kask.md")).text()).toContain(`![${alt}](`);
});

test("work to look at is on the profile without JavaScript, as links that pass nothing on", async ({
  browser,
  baseURL,
  publishOwn,
}) => {
  const last_name = `Tootja${createLetters()}`;
  const slug = `tooru-${last_name.toLowerCase()}`;
  const text = ANNA.replace("Anna", "Tooru").replace("Kask", last_name);
  await publishOwn(
    slug,
    `${text}work_samples:\n  - { kind: talk, title: On waiting, url: "https://talks.example/waiting", description: What a queue says., year: 2025 }\n`,
  );
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(`/developers/${slug}`);
  const section = page.getByRole("region", { name: "Work to look at" });
  await expect(section.getByRole("listitem")).toHaveText(
    "On waitingWhat a queue says.Talk · 2025 · talks.example",
  );
  const link = section.getByRole("link", { name: "On waiting" });
  await expect(link).toHaveAttribute("href", "https://talks.example/waiting");
  await expect(link).toHaveAttribute("rel", "noopener nofollow");
  await page.goto(`/developers?has_work=true&q=${last_name.toLowerCase()}`);
  await expect(page.getByRole("article").filter({ hasText: last_name })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Has work to look at" })).toBeChecked();
  await context.close();
});
