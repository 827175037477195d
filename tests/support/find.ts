import type { Page } from "@playwright/test";
import { createPdf } from "./documents.ts";
import { expect, openPage } from "./e2e.ts";

/** A description of a project as a file. */
export const BRIEF = { name: "brief.pdf", mimeType: "application/pdf", buffer: createPdf() };

/** Chooses the description and waits until the server has it. */
export async function attachBrief(page: Page): Promise<void> {
  await fileInput(page).setInputFiles(BRIEF);
  await expect(page.getByText("1 KB", { exact: true })).toBeVisible();
}

export const fileInput = (page: Page) => page.getByLabel("Project description");

export async function fillFindContacts(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL("/find/contacts");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/find/details");
}

/** The search for technologies; until its code has loaded, the field is a list to choose from. */
export const technologyBox = (page: Page) =>
  page.getByRole("combobox", { name: "Technologies" }).and(page.locator("input"));

/** Chooses a technology by typing a part of its name. */
export async function chooseTechnology(page: Page, input: string, name: string): Promise<void> {
  const box = technologyBox(page);
  await box.fill(input);
  await page.getByRole("option", { name, exact: true }).click();
  await expect(chosen(page).getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  // The open list would cover the next control.
  await box.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
}

export const chosen = (page: Page) => page.getByRole("list", { name: "Chosen technologies" });

/** Fills all steps with valid answers, by the visible labels. */
export async function walkToFindSummary(page: Page, email: string): Promise<void> {
  await openPage(page, "/find");
  await fillFindContacts(page, email);
  await chooseTechnology(page, "react", "React");
  await page.getByRole("button", { name: "Audit" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/find/developers");
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/find/book-a-call");
}
