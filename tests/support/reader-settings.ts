import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./e2e.ts";
import { findUnreadableTexts } from "./readable-texts.ts";

export const SCHEMES = ["light", "dark"] as const;

/** Pixels at the edge of a text where what is around its plate shows. */
const EDGE = 2;
/** A window of 1280 × 1024 px at a zoom of 400 %. */
export const LOW_WINDOW = { width: 320, height: 256 };

/** Expects that every text is readable in the colors of the reader's system, light and dark. */
export async function expectReadableInForcedColors(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // A color that changes with the scheme may do so gradually.
    await expect
      .poll(() => findUnreadableTexts(page), {
        message: `${page.url()} in ${colorScheme} colors`,
        // The longest page has thousands of texts.
        timeout: 60_000,
      })
      .toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** Expects that no part of the page stays in place while a low window scrolls. */
export async function expectNothingFixedWhenLow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(LOW_WINDOW);
  const findFixed = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.clientHeight > 1)
        .map((element) => element.outerHTML.slice(0, 200)),
    );
  // Parts that follow the window by a script do so a moment later.
  await expect.poll(findFixed, { message: page.url() }).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/**
 * Expects that the lines of text and the images in a part of the page can be seen: that the pixels
 * of each have a contrast of 3 or more, which the thin strokes of small text reach too.
 */
export async function expectVisiblePixels(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector);
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const toLuminance = (grey: number) => {
    const value = grey / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const boxes = await part.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const found: { name: string; x: number; y: number; width: number; height: number }[] = [];
    const add = (name: string, { x, y, width, height }: DOMRect) => {
      if (width > 8 && height > 8) found.push({ name, x: x - left, y: y - top, width, height });
    };
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = node.textContent?.trim();
      if (!name || !node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest("script,style,.sr-only")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(name, box);
    }
    for (const image of element.querySelectorAll("img")) {
      if (image.checkVisibility()) add(image.currentSrc, image.getBoundingClientRect());
    }
    return found;
  });
  expect(boxes.length, selector).toBeGreaterThan(0);
  const invisible = boxes.filter(({ x, y, width, height }) => {
    let [darkest, lightest] = [255, 0];
    const bottom = Math.min(y + height - EDGE, info.height);
    const right = Math.min(x + width - EDGE, info.width);
    for (let row = Math.ceil(y + EDGE); row < bottom; row++) {
      for (let column = Math.ceil(x + EDGE); column < right; column++) {
        const grey = data[row * info.width + column] ?? 0;
        darkest = Math.min(darkest, grey);
        lightest = Math.max(lightest, grey);
      }
    }
    return (toLuminance(lightest) + 0.05) / (toLuminance(darkest) + 0.05) < 3;
  });
  expect(invisible, selector).toEqual([]);
}
