import { z } from "zod";
import { PAGE_TEXT_SLUGS } from "#contract/content/page-text.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import { splitSections } from "#platform/markdown/sections.server.ts";
import { line, text } from "#services/content/kinds/text-fields.ts";
import { toAnchorsName } from "./links.content.server.ts";
import { findUnknownCounts } from "./page-counts.ts";
import {
  deletePageTexts,
  listStoredPageTexts,
  upsertPageText,
} from "./page-texts.repository.server.ts";
import { toWrittenContent } from "./written-content.server.ts";

export const PageTextFrontMatterSchema = z.strictObject({
  title: line({ max: 60 }),
  description: line({ max: 200 }),
  heading: line({ max: 120 }),
  lead: text({ max: 400 }),
  updated_at: z.iso.date().nullish(),
});

/** Words of the pages that an operator edits: `pages/privacy.md`. */
export const pageTextsContent = toWrittenContent({
  name: "page texts",
  singular: "page text",
  folder: "pages",
  names: PAGE_TEXT_SLUGS,
  nameOf: ({ slug }) => slug,
  what: "page",
  list: listStoredPageTexts,
  upsert: upsertPageText,
  remove: deletePageTexts,

  async read(source, file, slug) {
    const page = await source.readMarkdown(file, PageTextFrontMatterSchema);
    if (!page) return undefined;
    const document = await renderMarkdown(page.body);
    source.noteLinks(document.links, page.reportLine);
    for (const problem of document.problems) page.reportLine(problem.line, problem.message);
    for (const [index, row] of page.body.split("\n").entries()) {
      for (const name of findUnknownCounts(row)) {
        page.reportLine(
          index + 1,
          `there is no placeholder ${name}: page texts have {{interviewed}} only`,
        );
      }
    }
    const { before, sections } = splitSections(document, 2);
    const ids = document.headings.map(({ id }) => id);
    source.offerSlugs(toAnchorsName(`/${slug}`), [...ids, "calculator"]);
    if (before) {
      const line = page.body.split("\n").findIndex((row) => row.trim() !== "") + 1;
      page.reportLine(
        line,
        "start the text with a ## heading: the introduction goes into the lead",
      );
    }
    if (!page.value) return undefined;
    return {
      slug,
      source: page.source,
      ...page.value,
      updated_at: page.value.updated_at ?? null,
      sections: sections.map(({ id, text, html }) => ({ id, heading: text, body: html })),
    };
  },
});
