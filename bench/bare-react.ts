import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Their text is no HTML: React would escape it. */
const LEFT_OUT = new Set(["script", "style", "noscript"]);

/**
 * The elements of a page rendered by React alone: without components, data, routes and scripts.
 * @param html a whole page
 * @returns renders the page to bytes, as the product does, and returns their number
 */
export function createBareReact(html: string): () => Promise<number> {
  const toPage = prepare(fromHtml(html));
  return async () => Buffer.from(renderToString(toPage())).length;
}

/** Reads a node once, so that each render only creates its elements. */
function prepare(node: Nodes): () => ReactNode {
  if (node.type === "text") return () => node.value;
  if (node.type !== "root" && node.type !== "element") return () => null;
  const children = node.children.map(prepare);
  if (node.type === "root") return () => children.map((toChild) => toChild());
  if (LEFT_OUT.has(node.tagName)) return () => null;
  const props = Object.fromEntries(
    Object.entries(node.properties).map(([name, value]) => [
      toPropName(name),
      Array.isArray(value) ? value.join(" ") : value,
    ]),
  );
  return () => createElement(node.tagName, props, ...children.map((toChild) => toChild()));
}

/** hast writes `ariaLabel` and `dataKind`, which React knows in HTML's spelling alone. */
const toPropName = (name: string) =>
  name.replace(/^(aria|data)([A-Z].*)/, (_, prefix: string, rest: string) =>
    `${prefix}-${rest}`.toLowerCase(),
  );
