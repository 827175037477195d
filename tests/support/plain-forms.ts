import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/** Errors are shown by the page itself, with the status that they have. */
export const REFUSED = /answer (409|422|429)|status of (409|422|429)/;

export async function fillContacts(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(email);
}

/** Presses a button until the form is older than the minimum age, which leads to this URL. */
export async function send(page: Page, button: string, url: RegExp): Promise<void> {
  await expect(async () => {
    // A late response has led there after the last attempt.
    if (url.test(page.url())) return;
    await page.getByRole("button", { name: button }).click({ timeout: 1_000 });
    await expect(page).toHaveURL(url, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}
