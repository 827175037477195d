import { randomInt } from "node:crypto";
import { test as base, expect, type Page, type Response } from "@playwright/test";
import axe from "axe-core";

export { expect };

type Problems = {
  /** Allows console errors, page errors or failed requests that belong to this test. */
  expectProblem(pattern: RegExp): void;
};

/**
 * Playwright's `test`, which also fails on unexpected errors of the browser: console errors,
 * exceptions, and failed requests to our own origin.
 */
export const test = base.extend<{ problems: Problems }>({
  // A network of its own: tests do not use up each other's limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const client = `10.${randomInt(256)}.${randomInt(256)}.1`;
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": client });
  },
  // Ten seconds into a page the announcement would cover a slow test's controls; its own tests
  // clear the cookie.
  context: async ({ context, baseURL }, use) => {
    if (baseURL) await context.addCookies([{ name: "update-popup", value: "hide", url: baseURL }]);
    await use(context);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      const isOurs = (url: string) => baseURL !== undefined && url.startsWith(baseURL);
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        seen.push(`console error: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => seen.push(`page error: ${error.error().stack}`));
      context.on("response", (response) => {
        if (response.status() < 400 || !isOurs(response.url())) return;
        seen.push(`answer ${response.status()}: ${response.url()}`);
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // A page that is left aborts what it was still loading.
        // "csp" is JavaScript that a test has disabled; a violation of our policy is a console
        // error.
        if (["net::ERR_ABORTED", "csp"].includes(reason) || !isOurs(request.url())) return;
        seen.push(`request failed: ${reason} ${request.url()}`);
      });
      await use({ expectProblem: (pattern) => expected.push(pattern) });
      const unexpected = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await finishHydration(page);
  return response;
}

/** Keeps JavaScript of the page from loading until the returned function is called. */
export async function holdScripts(page: Page, name = "*"): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits for hydration: the button of the shortlist appears with the first render after it. */
export async function finishHydration(page: Page): Promise<void> {
  // Hidden from roles while a dialog of the page covers it.
  const name = /^(Shortlist\b|\d+ Developers?\b)/;
  const shortlist = page.getByRole("button", { name, includeHidden: true });
  await expect(shortlist.last()).toBeAttached();
  // A visitor's first input, so that what is fetched with it does not wait for its timer.
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await finishEffects(page);
}

/** Waits for the effects of what was rendered last, which run after its paint. */
export async function finishEffects(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/**
 * Expects that axe finds no violation in the current state of the page and that it does not scroll
 * horizontally.
 * @param within selector of the checked part, while the rest is hidden from assistive technology
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  // Once for each document; evaluated from outside, the policy of the page allows it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, overflow } = await page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // A full report takes longer than the check. In the frame of a preview no script may run.
    const report = await run(selector ?? document, { resultTypes: ["violations"], iframes: false });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      violations: report.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      overflow: scrollWidth - clientWidth,
    };
  }, within);
  expect(violations, where).toEqual([]);
  expect(overflow, `${where} is no wider than the screen`).toBe(0);
}

/** Expects the same on a phone and on a wide screen, or at other widths. */
export async function expectAccessibleAtWidths(page: Page, widths = [360, 1280]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  if (before) await page.setViewportSize(before);
}
