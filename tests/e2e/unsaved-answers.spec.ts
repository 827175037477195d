import type { Page } from "@playwright/test";
import { expect, openPage, test } from "#tests/support/e2e.ts";
import { press } from "#tests/support/form-pages.ts";
import { createAddress } from "#tests/support/hire.ts";

const NOT_SAVED = "This browser doesn't save your answers.";

/** Both storages of the browser throw at every access. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}

/** Nothing more fits into the storages of the browser. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

/** Leaves the page, and the question of the browser with No; the number of questions. */
async function countQuestions(page: Page): Promise<number> {
  let questions = 0;
  page.on("dialog", (dialog) => {
    questions += 1;
    return dialog.type() === "beforeunload" ? dialog.dismiss() : dialog.accept();
  });
  await page.goto("/pricing").catch(() => {});
  return questions;
}

for (const [name, prepare] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`where storage is ${name}, a step says so, and the browser asks before answers are lost`, async ({
    page,
  }) => {
    await prepare(page);
    await openPage(page, "/find/contacts");
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await page.getByLabel("Full name").fill("Zoë Tamm");
    await page.getByLabel("Email address").fill(createAddress(name));
    await press(page, "Continue");
    await expect(page).toHaveURL("/find/details");
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    // Within the tab nothing is lost.
    await page.getByRole("link", { name: "Exit" }).click();
    await expect(page).toHaveURL("/developers");
    await page.goBack();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    expect(await countQuestions(page)).toBe(1);
    await expect(page).toHaveURL("/find/contacts");
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  });
}

test("where answers are saved nothing is said, and nothing asked", async ({ page }) => {
  await openPage(page, "/find/contacts");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await expect(page.getByText(NOT_SAVED)).toBeHidden();
  expect(await countQuestions(page)).toBe(0);
  await expect(page).toHaveURL("/pricing");
});
