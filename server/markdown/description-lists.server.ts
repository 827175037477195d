import type { Element, ElementContent } from "hast";

const toElement = (tagName: string, children: ElementContent[]): Element => {
  return { type: "element", tagName, properties: {}, children };
};

/** Turns description lists, which Markdown does not have, into lists of `**term:** description`. */
export function listDescriptions(parent: Element): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== "element") return child;
    listDescriptions(child);
    return child.tagName === "dl" ? toElement("ul", toItems(child)) : child;
  });
}

function toItems(list: Element): Element[] {
  const items: Element[] = [];
  const visit = (node: Element) => {
    for (const child of node.children) {
      if (child.type !== "element") continue;
      if (child.tagName === "dt") items.push(toElement("li", [toTerm(child)]));
      else if (child.tagName === "dd") addDescription(items, child);
      else visit(child);
    }
  };
  visit(list);
  return items;
}

const toTerm = ({ children }: Element) =>
  toElement("strong", [...children, { type: "text", value: ":" }]);

function addDescription(items: Element[], description: Element): void {
  const item = items.at(-1);
  if (!item) return;
  const value = item.children.length > 1 ? ", " : " ";
  item.children.push({ type: "text", value }, ...toContent(description));
}

/** A description without the block that is only its layout, so that it stays on the term's line. */
function toContent({ children }: Element): ElementContent[] {
  const [only] = children;
  const isLayout = only?.type === "element" && (only.tagName === "div" || only.tagName === "p");
  return children.length === 1 && isLayout ? toContent(only) : children;
}
