import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";

test("while typing, a line shows what Enter will search for, and nothing moves", async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const field = page.getByLabel("Technology or role");
    const hero = page.getByRole("region").filter({ has: field }).first();
    const before = await hero.boundingBox();
    await field.pressSequentially("senior react under 60");
    const line = hero.getByText(/^\d+ developers?$/);
    await expect(line).toBeVisible();
    await expect(line.locator("..")).toHaveText(/React Senior Up to €60/);
    expect(await hero.boundingBox()).toEqual(before);
    // Said once typing has rested, not at each key.
    await expect(hero.getByRole("status")).toHaveText(/^\d+ developers?: React, Senior, Up to €60/);
    await expectAccessibleAtWidths(page, [width]);
    const total = await line.textContent();
    await field.press("Enter");
    await expect(page).toHaveURL("/developers?technology=react&seniority_level=senior&rate_max=60");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(total ?? "");
  }
});

test("the line names what no one lists in the words of the page after Enter", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const field = page.getByLabel("Technology or role");
    const hero = page.getByRole("region").filter({ has: field }).first();
    const before = await hero.boundingBox();
    await field.pressSequentially("senior sap or cypress developer");
    const missing = "No one lists SAP or Cypress.";
    const line = hero.getByText(missing, { exact: true });
    await expect(line).toBeVisible();
    await expect(line.locator("..")).toHaveText(/\d+ developers? Senior$/);
    expect(await hero.boundingBox()).toEqual(before);
    await expect(hero.getByRole("status")).toHaveText(
      /^No one lists SAP or Cypress\. \d+ developers?: Senior$/,
    );
    await expectAccessibleAtWidths(page, [width]);
    await field.press("Enter");
    await expect(page).toHaveURL("/developers?seniority_level=senior&missing=SAP%2C+Cypress");
    await expect(page.getByText(`${missing} The nearest people are below`)).toBeVisible();
  }
});

test("where the meaning of a text can't be read, no other one is shown", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/meaning\?q=vue/);
  await openPage(page, "/");
  const field = page.getByLabel("Technology or role");
  const hero = page.getByRole("region").filter({ has: field }).first();
  const line = hero.getByText(/^\d+ developers?$/);
  await field.fill("react");
  await expect(line).toBeVisible();
  await page.route(/meaning\?q=vue$/, (route) => route.abort());
  await field.fill("vue");
  await expect(line).toBeHidden();
  await field.press("Enter");
  await expect(page).toHaveURL("/developers?technology=vuejs");
});

test("the last text wins, and an empty field shows the popular searches again", async ({
  page,
}) => {
  await openPage(page, "/");
  const field = page.getByLabel("Technology or role");
  const hero = page.getByRole("region").filter({ has: field }).first();
  let isHeld = true;
  await page.route(/meaning\?q=go$/, async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/meaning\?q=go$/);
  await field.fill("go");
  await asked;
  await field.fill("react");
  await expect(hero.getByRole("status")).toHaveText(/: React$/);
  isHeld = false;
  await expect(hero.getByText("Popular")).toBeHidden();
  await field.fill("");
  await expect(hero.getByText("Popular")).toBeVisible();
});

test("a slow key is read at once, and fast ones stay within the limit of the API", async ({
  page,
}) => {
  const texts: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/members/meaning") texts.push(url.searchParams.get("q"));
  });
  await page.clock.install();
  await openPage(page, "/");
  const field = page.getByLabel("Technology or role");
  const status = page.getByRole("region").filter({ has: field }).first().getByRole("status");
  await field.fill("r");
  await expect(status).toBeAttached();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = texts.length;
  await field.pressSequentially("e");
  await page.clock.runFor(1);
  await expect.poll(() => texts.slice(before)).toEqual(["re"]);
  await field.pressSequentially("act");
  await page.clock.runFor(90);
  await expect(field).toHaveValue("react");
  expect(texts.slice(before)).toEqual(["re"]);
  await page.clock.runFor(10);
  await expect.poll(() => texts.slice(before)).toEqual(["re", "react"]);
  // Announced once typing has rested, not at each key.
  await expect(status.locator("..").getByText("React", { exact: true })).toBeVisible();
  await page.clock.runFor(900);
  await expect(status).not.toHaveText(/: React$/);
  await page.clock.runFor(200);
  await expect(status).toHaveText(/: React$/);
});
