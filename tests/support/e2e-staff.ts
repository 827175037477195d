import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Database } from "#database/client.server.ts";
import { expect, expectAccessibleAtWidths } from "./e2e.ts";
import { createStaff, signIn, type TestStaff } from "./staff.ts";

/** Signs a new person of the staff in, in all pages of a browser context, without the page. */
export async function signInAs(
  context: BrowserContext,
  { db, baseURL = "" }: { db: Database; baseURL: string | undefined },
  fields: Parameters<typeof createStaff>[1] = {},
): Promise<TestStaff> {
  const person = await createStaff(db, fields);
  const cookie = await signIn({ db, env: { siteUrl: baseURL } }, person);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: "Lax" }]);
  return person;
}

/** Opens a page of the desk and waits for hydration. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
  );
}

/** A browser of another person. */
export async function openBrowser(
  browser: Browser,
  baseURL = "",
  javaScriptEnabled = true,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  await context.addCookies([{ name: "update-popup", value: "hide", url: baseURL }]);
  return context;
}

/** Checks a page of the desk on a phone and on a wide screen. */
export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  // A toast that fades out has little contrast.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessibleAtWidths(page);
}
