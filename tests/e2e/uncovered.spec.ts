import type { Page } from "@playwright/test";
import { expect, openPage, test } from "#tests/support/e2e.ts";

/** A page of every kind that has the floating button. */
const PATHS = [
  "/",
  "/developers",
  "/developers/anna-kask",
  "/about-us",
  "/why-ogds",
  "/services",
  "/pricing",
  "/faq/client",
  "/blog",
  "/hire-react-developers",
  "/privacy",
  "/sitemap",
];

async function storeShortlist(page: Page, count: number) {
  if (count === 0) return;
  const answer = await page.request.get(`/api/members?per_page=${count}`);
  const list = (await answer.json()).data.map(({ id }: { id: number }) => id);
  await page.context().addInitScript(
    (value) => {
      if (location.protocol === "http:") localStorage.setItem("shortlist", value);
    },
    JSON.stringify({ state: { list, lastFilledStep: 0 }, version: 1 }),
  );
}

/** What of the page lies under the floating button, screen by screen. A bar is the screen's edge. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    function listUnderButton(): string[] {
      const button = [...document.querySelectorAll<HTMLElement>("body button")]
        .filter((one) => /shortlist/i.test(one.ariaLabel ?? ""))
        .at(-1);
      if (!button || button.closest("[data-shortlist-bar]")) return [];
      const box = button.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      const controls = ":is(a[href],button,input,select,textarea,summary,label,.figures)";
      return [...document.querySelectorAll(`:is(#content,#footer) ${controls}`)]
        .filter((one) => one.checkVisibility() && [...one.getClientRects()].some(isUnder))
        .map((one) => one.outerHTML.slice(0, 120));
    }
    const covered: string[] = [];
    const step = Math.round(window.innerHeight / 3);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
      const under = listUnderButton();
      if (under.length > 0) covered.push(`${location.pathname} at ${top}: ${under.join(" ")}`);
    }
    return covered;
  });
}

const SCREENS = [
  { members: 2, widths: [320, 768, 1024, 1536] },
  { members: 0, widths: [768, 1280, 1920] },
];
for (const { members, widths } of SCREENS) {
  test(`the floating button with ${members} developers covers no control and no price at any width`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await storeShortlist(page, members);
    for (const path of PATHS) {
      await openPage(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // The button takes its place once the page is laid out anew.
        await expect.poll(() => findCovered(page), `${width} px`).toEqual([]);
      }
    }
  });
}

/** Where the focus is and what hides the middle of it. */
async function findHiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body || focused.id === "content") return undefined;
    const [box] = focused.getClientRects();
    if (!box || box.width < 2 || box.height < 2) return undefined;
    const points = [0.15, 0.5, 0.85].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused) || isLabel(top));
    });
    function isLabel(element: Element) {
      return element.closest("label")?.control === focused;
    }
    return isSeen ? undefined : focused.outerHTML.slice(0, 160);
  });
}

// 1280 px at 200 % zoom are 640 CSS px; with 400 px of height as much as a laptop then has.
for (const width of [320, 640, 1280]) {
  test(`header, bar and button hide no focused element at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 640 ? 400 : 600 });
    await storeShortlist(page, 2);
    for (const path of ["/", "/services", "/pricing", "/vacancies"]) {
      await openPage(page, path);
      const hidden: string[] = [];
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let press = 0; press < 45; press++) {
          await page.keyboard.press(key);
          const element = await findHiddenFocus(page);
          if (element) hidden.push(`${path} ${key} ${press}: ${element}`);
        }
      }
      expect(hidden).toEqual([]);
    }
  });
}

test("on a phone the header has the shortlist while it is empty, and nothing floats over words", async ({
  page,
}) => {
  for (const width of [320, 767]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/services", "/why-ogds"]) {
      await openPage(page, path);
      const shortlist = page.getByRole("button", { name: "Shortlist, empty" });
      await expect(shortlist).toHaveCount(1);
      const button = page.getByRole("banner").getByRole("button", { name: "Shortlist, empty" });
      await button.click();
      await expect(page.getByRole("dialog", { name: "Your Developer Shortlist" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    }
  }
});

test("on a phone the first member makes the button a bar, above which the page's end can be scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeShortlist(page, 1);
  await openPage(page, "/developers");
  const bar = page.getByRole("button", { name: "1 Developer in your shortlist" });
  await expect(bar).toHaveText("1 Developer");
  expect((await bar.boundingBox())?.width).toBeGreaterThan(320);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
  const edge = await page.locator("[data-shortlist-bar]").boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
});

test("from 768 px up it is in the margin, outside the content", async ({ page }) => {
  await storeShortlist(page, 2);
  for (const width of [768, 1280, 1440, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/developers");
    const button = await page.getByRole("button", { name: /in your shortlist$/ }).boundingBox();
    const content = await page.getByRole("main").getByRole("article").last().boundingBox();
    expect(button?.x ?? 0, `${width} px`).toBeGreaterThanOrEqual(
      (content?.x ?? 0) + (content?.width ?? 0),
    );
  }
});

test("career and vacancies link to the shortlist in the header, at every width", async ({
  page,
}) => {
  await storeShortlist(page, 2);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/career", "/vacancies"]) {
      await openPage(page, path);
      const buttons = page.getByRole("button", { name: "2 Developers in your shortlist" });
      await expect(buttons).toHaveCount(1);
      await page
        .getByRole("banner")
        .getByRole("button", { name: /in your shortlist/ })
        .click();
      await expect(page.getByRole("dialog", { name: "Your Developer Shortlist" })).toBeVisible();
    }
  }
});
