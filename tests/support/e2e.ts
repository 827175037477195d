import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page, type Response } from "@playwright/test";

export { expect };

type Problems = {
  /** Says which console errors, page errors or failed requests belong to this test. */
  expectProblem(pattern: RegExp): void;
};

/**
 * Playwright's `test`, which also fails when the browser had something to complain about that the
 * test did not expect: console errors, exceptions, and requests to our own origin that failed.
 */
export const test = base.extend<{ problems: Problems }>({
  // Ten seconds into a page the announcement would stand in a slow test's way; its own tests clear
  // the cookie.
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
        // A page that is left gives up what it was still loading.
        // "csp" is a script that a test has switched off; a policy's own refusal is a console error.
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

/**
 * Goes to a page and waits until its script has taken over: what only it can do may be tried. The
 * button of the shortlist comes with the first render after hydration.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  // Hidden from roles while a dialog that came with the page lies over it.
  const name = /^(Shortlist\b|\d+ Developers?\b)/;
  const shortlist = page.getByRole("button", { name, includeHidden: true });
  await expect(shortlist.last()).toBeAttached();
  return response;
}

/**
 * Axe finds nothing on the page as it stands, and nothing makes it scroll sideways.
 * @param within selector of what is judged, while the rest is hidden from assistive technology
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  const axe = new AxeBuilder({ page })
    // Everything else that axe would report, in full, takes longer than the check.
    .options({ resultTypes: ["violations"] })
    // Reports in the page itself: frames of other origins, which need a page of their own, do not exist.
    .setLegacyMode(true);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    where,
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is no wider than the screen`).toBe(0);
}
