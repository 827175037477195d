import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";
import { press } from "./form-pages.ts";

/** Errors are shown by the page itself, with the status that they have. */
export const REFUSED = /answer (409|422|429)|status of (409|422|429)/;

export async function fillContacts(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(email);
}

/** Submits until the form is older than the minimum age. */
export async function send(page: Page, button: string, url: RegExp): Promise<void> {
  await expect(async () => {
    await press(page, button);
    await expect(page).toHaveURL(url, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}
