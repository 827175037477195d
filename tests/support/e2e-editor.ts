import type { Page } from "@playwright/test";

/** Controls of the desk's editor of content. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const toast = (page: Page, name: string) => page.getByRole("dialog", { name });
/** What is seldom needed with a file. */
export const more = (page: Page) => page.locator("summary").filter({ hasText: /^More$/ });
export const problems = (page: Page) => page.getByRole("list", { name: "Problems" });

/** Replaces all text of the field that has the focus. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  // Chromium gives text that it types over a colored one a style, which the policy refuses.
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}
