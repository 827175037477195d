import type { Element, ElementContent, Parents, Text } from "hast";
import { isElement } from "./readable-html.server.ts";

/** A parameter of the query with the values that a form offers for it, each with its label. */
type Filters = Map<string, Map<string, string>>;

function toText(node: Parents): string {
  const parts = node.children.map((child) => {
    if (child.type === "text") return child.value;
    // A count, not a name.
    const isCount = isElement(child) && `${child.properties.className}`.includes("figures");
    return isElement(child) && !isCount ? toText(child) : "";
  });
  return parts.join("").trim();
}

function collect(node: Parents, label: string, filters: Filters): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const { name, value, type } = child.properties;
    if (typeof name === "string" && type !== "hidden") {
      const values = filters.get(name) ?? new Map<string, string>();
      filters.set(name, values);
      if (type === "checkbox" || type === "radio") values.set(`${value ?? "on"}`, label);
    }
    collect(child, child.tagName === "label" ? toText(child) : label, filters);
  }
}

function findSearches(node: Parents): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.tagName === "search" ? [child] : findSearches(child);
  });
}

const toTextNode = (value: string): Text => ({ type: "text", value });

function toElement(tagName: string, ...children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

const toCode = (text: string) => toElement("code", toTextNode(text));

function toItem([name, values]: [string, Map<string, string>]): Element {
  const choices = [...values].flatMap(([value, label], index) => [
    toTextNode(index === 0 ? ": " : ", "),
    toCode(value),
    ...(label && label !== value ? [toTextNode(` (${label})`)] : []),
  ]);
  return toElement("li", toCode(name), ...choices);
}

/**
 * What a reader of the Markdown version can write into the query of a list, in place of its form.
 * Empty for a page without filters.
 */
export function listFilters(main: Element): Element[] {
  const filters: Filters = new Map();
  for (const search of findSearches(main)) collect(search, "", filters);
  if (filters.size === 0) return [];
  return [
    toElement("h2", toTextNode("Filters in the query")),
    toElement("ul", ...[...filters].map(toItem)),
  ];
}
