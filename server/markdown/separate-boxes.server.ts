import type { Element, ElementContent, Text } from "hast";

/** Inline elements that the style places as boxes, with a gap and no text between them. */
const BOXES = new Set(["span", "time"]);
/** In a table cell, blocks become such boxes: a cell is one line of Markdown. */
const BLOCKS = new Set(["div", "p"]);
/** Parts of a sentence beside text, apart from a box beside a box. */
const IN_SENTENCES = new Set(["a", "abbr", "b", "code", "em", "i", "kbd", "strong"]);

const toText = (value: string): Text => ({ type: "text", value });

/**
 * Adds in place the separators that only the style shows: `<td>React<span>6 years</span></td>`
 * reads `React, 6 years`.
 */
export function separateBoxes(parent: Element, isInCell = false): void {
  const inCell = isInCell || parent.tagName === "td" || parent.tagName === "th";
  const separated: ElementContent[] = [];
  for (const child of parent.children) {
    if (inCell && child.type === "element" && BLOCKS.has(child.tagName)) child.tagName = "span";
    if (child.type === "element" && child.tagName !== "pre") separateBoxes(child, inCell);
    const last = separated.at(-1);
    if (last && isBoundary(last, child)) {
      const separator = toSeparator(last, child);
      if (separator) separated.push(toText(separator));
    }
    separated.push(child);
  }
  parent.children = separated;
}

function isBoundary(one: ElementContent, other: ElementContent): boolean {
  const isLink = (node: ElementContent) => node.type === "element" && node.tagName === "a";
  if (isLink(one) && isLink(other)) return true;
  const isBox = (node: ElementContent) => node.type === "element" && BOXES.has(node.tagName);
  const isInline = (node: ElementContent) =>
    node.type === "text" ||
    isBox(node) ||
    (node.type === "element" && IN_SENTENCES.has(node.tagName));
  return (isBox(one) && isInline(other)) || (isInline(one) && isBox(other));
}

function toSeparator(one: ElementContent, other: ElementContent): string {
  const before = edgeOf(one, "last");
  const after = edgeOf(other, "first");
  if (!before || !after) return "";
  // Opening and closing punctuation, and the spaces that are there already.
  if (/[\s([{“‘«$€£¥/–−+-]/.test(before) || /[\s)\]}”’».,;:!?%/]/.test(after)) return "";
  return /[.,;:!?]/.test(before) ? " " : ", ";
}

/** First or last character of the text in a node. */
function edgeOf(node: ElementContent, side: "first" | "last"): string {
  if (node.type === "text") return (side === "first" ? node.value[0] : node.value.at(-1)) ?? "";
  if (node.type !== "element") return "";
  const children = side === "first" ? node.children : node.children.toReversed();
  for (const child of children) {
    const edge = edgeOf(child, side);
    if (edge) return edge;
  }
  return "";
}
