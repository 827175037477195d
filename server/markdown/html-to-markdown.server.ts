import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { PhrasingContent } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { yieldToEventLoop } from "#platform/process/event-loop.server.ts";
import { listDescriptions } from "./description-lists.server.ts";
import { listFilters } from "./list-filters.server.ts";
import { findElement, keepReadable } from "./readable-html.server.ts";
import { separateBoxes } from "./separate-boxes.server.ts";
import { toBatches } from "./to-batches.server.ts";

const EXTENSIONS = [
  // Aligned columns would repeat the longest cell's width in every row.
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmStrikethroughToMarkdown(),
];

/**
 * The main part of a page as Markdown; undefined without one. A long page takes seconds, in which
 * others are served.
 * @param html a whole page
 * @param url of the page, absolute: links are relative to it
 */
export async function htmlToMarkdown(html: string, url: string): Promise<string | undefined> {
  await yieldToEventLoop();
  const main = findMain(html);
  if (!main) return undefined;
  await yieldToEventLoop();
  const filters = listFilters(main);
  keepReadable(main, url);
  main.children.push(...filters);
  separateBoxes(main);
  listDescriptions(main);
  const texts: string[] = [];
  for (const batch of toBatches(main)) {
    await yieldToEventLoop();
    texts.push(convert(batch));
  }
  return texts.join("\n");
}

function convert(children: ElementContent[]): string {
  const document = toMdast(
    { type: "root", children },
    { document: true, handlers: { summary: toTitle } },
  );
  if (document.type !== "root") throw new Error("A page is no document");
  return toMarkdown(document, { bullet: "-", extensions: EXTENSIONS });
}

/** The title of a disclosure, where it is no heading. */
const toTitle: Handle = (state, node: Element) => {
  const content = state.all(node);
  if (content.some(({ type }) => type === "heading")) return content;
  return {
    type: "paragraph",
    children: [{ type: "strong", children: content as PhrasingContent[] }],
  };
};

/** Only the main part is parsed: more than half of a page are its data and its frame. */
function findMain(html: string): Element | undefined {
  const end = html.lastIndexOf("</main>");
  if (end < 0) return undefined;
  const tree = fromHtml(html.slice(html.indexOf("<main"), end), { fragment: true });
  return findElement(tree, "main");
}
