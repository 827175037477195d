import type { Page } from "@playwright/test";
import { expect } from "./e2e.ts";

type Edges = { left: number; right: number };

/**
 * Expects that header, heading, forms and footer begin at one edge, and that header, what is beside
 * the form and footer end at one: with a text, a card or a line, nothing of the page goes beyond.
 */
export async function expectSameEdges(page: Page, widths = [1280, 1920]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${page.url()} at ${width} px`;
    // What is beside a form, and fonts, may come a moment later.
    await expect
      .poll(() => page.evaluate(measure), { message: where })
      .toEqual({ beyond: [], heading: true, forms: true, header: true, reachesRight: true });
  }
}

function measure() {
  /** Of the text in it. */
  function edgesOf(node: Node): Edges {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  }
  /** Without its padding. */
  function contentOf(element: Element): Edges {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
    };
  }
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".sr-only,[aria-hidden=true],.overflow-x-auto");

  const main = document.querySelector("main") as Element;
  const [footer, header] = ["footer", "header"].map((name) =>
    contentOf(document.querySelector(`${name} .page-column, ${name}.page-column`) as Element),
  ) as [Edges, Edges];
  const things = [
    ...main.querySelectorAll(":is(.rounded-card,input,textarea,section)"),
    ...[...main.querySelectorAll(".form-columns > *")].filter((column) => column.textContent),
  ]
    .filter(isSeen)
    .map((thing) => ({ ...thing.getBoundingClientRect().toJSON(), name: thing.outerHTML }));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement || !isSeen(text.parentElement)) continue;
    things.push({ ...edgesOf(text), name: text.textContent });
  }
  const drawn = [...main.querySelectorAll(".stroke-pencil line")].map(
    (line) => line.getBoundingClientRect().right,
  );
  const forms = [...main.querySelectorAll("form")]
    .filter(isSeen)
    .map((form) => form.getBoundingClientRect().left);
  const right = Math.max(...things.map((thing) => thing.right), ...drawn);
  return {
    beyond: things
      .filter((thing) => thing.left < footer.left - 1 || thing.right > footer.right + 1)
      .map((thing) => thing.name.slice(0, 60)),
    heading: isNear(
      (main.querySelector("h1") as Element).getBoundingClientRect().left,
      footer.left,
    ),
    forms: forms.length === 0 || isNear(Math.min(...forms), footer.left),
    header: isNear(header.left, footer.left) && isNear(header.right, footer.right),
    reachesRight: right > footer.right - 2,
  };
}
