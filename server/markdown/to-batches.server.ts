import type { Element, ElementContent } from "hast";

/** Parts of a page that are converted without a pause: some milliseconds. */
const MAX_BATCH = 200;

/** Elements that only hold blocks together. */
const CONTAINERS = new Set(["article", "div", "section"]);
const STARTS = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "p"]);
const BLOCKS = new Set([
  ...CONTAINERS,
  ...STARTS,
  "blockquote",
  "details",
  "figure",
  "hr",
  "ol",
  "pre",
  "table",
  "ul",
]);

/** Line breaks between blocks, which mean nothing. */
const isBlank = (node: ElementContent) => node.type === "text" && !node.value.trim();
const isBlock = (node: ElementContent | undefined) =>
  node?.type === "element" && BLOCKS.has(node.tagName);

/**
 * The parts of a page in runs that can be converted one by one: each but the first begins with a
 * heading or a paragraph behind another block, where Markdown has an empty line.
 */
export function toBatches(main: Element): ElementContent[][] {
  let batch: ElementContent[] = [];
  const batches = [batch];
  for (const block of toBlocks(main)) {
    if (isBlank(block) && isBlock(batch.at(-1))) continue;
    const isStart = block.type === "element" && STARTS.has(block.tagName);
    if (batch.length >= MAX_BATCH && isStart && isBlock(batch.at(-1))) {
      batch = [];
      batches.push(batch);
    }
    batch.push(block);
  }
  return batches;
}

/** The blocks of an element and of the containers in it, in order. */
function toBlocks(parent: Element): ElementContent[] {
  return parent.children.flatMap((child) => (isContainer(child) ? toBlocks(child) : child));
}

/** Text beside blocks belongs to its container. */
const isContainer = (node: ElementContent): node is Element =>
  node.type === "element" &&
  CONTAINERS.has(node.tagName) &&
  node.children.every((child) => isBlock(child) || isBlank(child));
