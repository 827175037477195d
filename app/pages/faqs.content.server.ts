import { z } from "zod";
import { FAQ_AUDIENCES, type Faq } from "#contract/content/page-text.ts";
import { type MarkdownDocument, renderMarkdown } from "#platform/markdown/markdown.server.ts";
import { splitSections } from "#platform/markdown/sections.server.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import type { MarkdownFile } from "#services/content/parsing/content-source.server.ts";
import { toAnchorsName } from "./links.content.server.ts";
import { deleteFaqs, listStoredFaqs, upsertFaq } from "./page-texts.repository.server.ts";
import { toWrittenContent } from "./written-content.server.ts";

export const FaqFrontMatterSchema = z.strictObject({
  title: line({ max: 60 }),
  description: line({ max: 200 }),
});

type Report = MarkdownFile<unknown>["reportLine"];

function toGroups(document: MarkdownDocument, report: Report): Faq["groups"] {
  const { before, sections } = splitSections(document, 2);
  if (before) report(document.headings[0]?.line ?? 1, "start the text with a ## heading");
  return sections.map((group) => {
    const inner = splitSections({ ...document, html: group.html }, 3);
    if (inner.before) {
      report(group.line, "the text below this heading belongs to no ### question");
    }
    if (inner.sections.length === 0) report(group.line, "this heading has no ### question");
    const questions = inner.sections.map(({ id, text, html, line }) => {
      if (!html) report(line, "this question has no answer");
      return { id, question: text, answer: html };
    });
    return { heading: group.text, questions };
  });
}

/** Questions and answers of an audience: `faq/client.md`, with a `### Question {#anchor}` each. */
export const faqsContent = toWrittenContent({
  name: "lists of questions",
  singular: "list of questions",
  folder: "faq",
  names: FAQ_AUDIENCES,
  nameOf: ({ audience }) => audience,
  what: "audience",
  list: listStoredFaqs,
  upsert: upsertFaq,
  remove: deleteFaqs,

  async read(source, file, audience) {
    const page = await source.readMarkdown(file, FaqFrontMatterSchema);
    if (!page) return undefined;
    const document = await renderMarkdown(page.body);
    source.noteLinks(document.links, page.reportLine);
    for (const problem of document.problems) page.reportLine(problem.line, problem.message);
    const groups = toGroups(document, page.reportLine);
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    source.offerSlugs(toAnchorsName(`/faq/${audience}`), ids);
    if (!page.value) return undefined;
    return { audience, source: page.source, ...page.value, groups };
  },
});
