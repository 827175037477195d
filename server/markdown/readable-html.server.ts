import type { Element, ElementContent, Parents } from "hast";
import { toMarkdownPath } from "#platform/http/markdown-path.ts";

/** What is operated or looked at and not read. */
const NOT_READ = new Set([
  "button",
  "dialog",
  "form",
  "iframe",
  "input",
  "label",
  "noscript",
  "script",
  "search",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
]);

/** Elements without text that mean something. */
const WITHOUT_TEXT = new Set(["img", "br", "hr", "td", "th"]);

/** Elements in which a link to a part of the same page belongs to a sentence. */
const SENTENCES = new Set(["p", "td"]);

export const isElement = (node: { type: string }): node is Element => node.type === "element";

export function findElement(node: Parents, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = child.tagName === tagName ? child : findElement(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** Removes in place what is not read, and makes the URLs absolute. `url` is that of the page. */
export function keepReadable(parent: Element, url: string, isInSentence = false): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === "text") children.push(child);
    if (!isElement(child) || isUnread(child)) continue;
    if (child.tagName === "nav") {
      children.push(...findNeighbours(child, url));
      continue;
    }
    const isSentence = isInSentence || SENTENCES.has(child.tagName);
    if (!isSentence && `${child.properties.href ?? ""}`.startsWith("#")) continue;
    keepReadable(child, url, isSentence);
    makeAbsolute(child, url);
    if (WITHOUT_TEXT.has(child.tagName) || hasContent(child)) children.push(child);
  }
  parent.children = children;
}

function isUnread({ tagName, properties }: Element): boolean {
  if (NOT_READ.has(tagName)) return true;
  // An image without a description is a decoration.
  if (tagName === "img") return !properties.alt;
  const { ariaHidden, hidden, popover, role } = properties;
  return ariaHidden === "true" || hidden === true || popover !== undefined || role === "status";
}

/** Whether anything is left; of a disclosure, more than its title. */
const hasContent = ({ tagName, children }: Element) =>
  tagName === "details"
    ? children.some((child) => isElement(child) && child.tagName !== "summary")
    : children.length > 0;

/** Of navigation, only the links to the next and the previous page of a list. */
function findNeighbours(nav: Element, url: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Element) => {
    const { rel } = node.properties;
    if (Array.isArray(rel) && (rel.includes("next") || rel.includes("prev"))) {
      keepReadable(node, url);
      makeAbsolute(node, url);
      toMarkdownLink(node);
      found.push({ type: "element", tagName: "p", properties: {}, children: [node] });
      return;
    }
    for (const child of node.children) if (isElement(child)) visit(child);
  };
  visit(nav);
  return found;
}

/** What reads this version page by page goes on with this version. */
function toMarkdownLink({ properties }: Element): void {
  const { origin, pathname, search } = new URL(`${properties.href}`);
  properties.href = origin + toMarkdownPath(pathname + search);
}

function makeAbsolute({ properties }: Element, url: string): void {
  for (const name of ["href", "src"]) {
    const value = properties[name];
    if (typeof value === "string" && URL.canParse(value, url)) {
      properties[name] = new URL(value, url).href;
    }
  }
}
