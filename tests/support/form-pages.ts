import type { Locator, Page } from "@playwright/test";

/** Locators of what every form with steps shows. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const summary = (page: Page) => page.getByRole("alert", { name: "There is a problem" });
export const reference = (page: Page) => page.getByText(/^OG-[0-9A-Z]{6}$/);
export const send = (page: Page) => page.getByRole("button", { name: "Send request" });
export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Records every post of a form from this browser with its idempotency key. */
export function listenToPosts(page: Page, path: string): { key: string; body: string }[] {
  const posts: { key: string; body: string }[] = [];
  page.context().on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith(path)) return;
    const key = request.headers()["idempotency-key"] ?? "";
    posts.push({ key, body: request.postData() ?? "" });
  });
  return posts;
}

/** Moves focus to a control with the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it");
}

/** All saved data of this browser as one text. */
export function readSaved(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}
