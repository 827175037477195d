import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";

/** One page of every theme that has a URL. */
const PATHS = [
  "/",
  "/pricing",
  "/why-ogds",
  "/blog",
  "/sitemap",
  "/developers",
  "/developers/anna-kask",
  "/about-us",
  "/career",
  "/vacancies",
  "/faq/client",
  "/privacy",
  "/cookie-policy",
  "/apply/job-selection",
  "/find/contacts",
  "/hire-react-developers",
  "/services",
  "/no-such-page",
  "/hire/sent",
  "/status/no-such-link",
];

type Faults = { ends: string[]; crossings: string[]; hasLines: boolean };

/**
 * Ends of lines that lie neither on a node nor at the edge of the page, and the texts, cards and
 * controls that a line crosses.
 */
function findFaults(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const faults: Faults = { ends: [], crossings: [], hasLines: false };
    const sheet = (document.querySelector("[data-theme]") as Element).getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const nodes = [...document.querySelectorAll("[data-node]")].map((node) =>
      node.getBoundingClientRect(),
    );
    const lines = [
      ...document.querySelectorAll<SVGGeometryElement>(
        "[data-theme] path, .stroke-pencil :is(line,path)",
      ),
    ].filter((line) => line.checkVisibility());

    const boxes: { box: DOMRect; name: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      if (text.parentElement.closest("footer,script,style,datalist,.sr-only")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) boxes.push({ box, name: text.textContent.trim() });
    }
    for (const one of document.querySelectorAll(
      "main :is(.rounded-card,button,input,select,img)",
    )) {
      if (one.checkVisibility())
        boxes.push({ box: one.getBoundingClientRect(), name: one.tagName });
    }

    faults.hasLines = lines.length > 0;
    const measured = lines.map((line) => {
      const matrix = line.getScreenCTM() as DOMMatrix;
      const length = line.getTotalLength();
      const at = (distance: number) => line.getPointAtLength(distance).matrixTransform(matrix);
      return { length, at, ends: [at(0), at(length)] };
    });
    for (const line of measured) {
      const { length, at } = line;
      for (const end of line.ends) {
        const isOutside =
          end.x <= 0.5 || end.x >= width - 0.5 || end.y <= sheet.top || end.y >= sheet.bottom - 0.5;
        const isOnNode = nodes.some(
          ({ left, right, top, bottom }) =>
            end.x >= left - 2 && end.x <= right + 2 && end.y >= top - 2 && end.y <= bottom + 2,
        );
        // A straight part that a curve goes on from.
        const isJoint = measured.some(
          (other) =>
            other !== line &&
            other.ends.some((joint) => Math.hypot(joint.x - end.x, joint.y - end.y) < 2),
        );
        if (!isOutside && !isOnNode && !isJoint) {
          faults.ends.push(`${Math.round(end.x)}, ${Math.round(end.y)}`);
        }
      }
      // Texts and controls are higher than this; to measure a point of a long curve takes a
      // millisecond.
      for (let distance = 0; distance < length; distance += 12) {
        const { x, y } = at(distance);
        if (x < 0 || x > width || y < 0 || y > sheet.bottom) continue;
        const hit = boxes.find(
          ({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
        );
        if (hit) {
          faults.crossings.push(`${hit.name.slice(0, 40)} at ${Math.round(x)}, ${Math.round(y)}`);
          break;
        }
      }
    }
    return faults;
  });
}

for (const path of PATHS) {
  test(`background lines of ${path} end on a node or at the page's edge and cross nothing`, async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/404.*no-such-/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Fonts and pictures of another width may come a moment later.
      await expect
        .poll(() => findFaults(page), { message: `${width} px` })
        .toEqual({ hasLines: true, ends: [], crossings: [] });
    }
  });
}
