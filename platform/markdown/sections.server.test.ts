import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";
import { splitSections } from "./sections.server.ts";

test("a text is split at its headings", async () => {
  const document = await renderMarkdown(
    "Lead.\n\n## One {#first}\n\nA\n\n### Sub\n\nB\n\n## Two\n",
  );
  const { before, sections } = splitSections(document, 2);
  expect(before).toBe("<p>Lead.</p>");
  expect(sections).toEqual([
    {
      id: "first",
      text: "One",
      level: 2,
      line: 3,
      html: '<p>A</p>\n<h3 id="sub">Sub</h3>\n<p>B</p>',
    },
    { id: "two", text: "Two", level: 2, line: 11, html: "" },
  ]);
});

test("a section is split at its headings in turn", async () => {
  const document = await renderMarkdown("## Group\n\n### Why? {#why}\n\nBecause.\n");
  const [group] = splitSections(document, 2).sections;
  const inner = splitSections({ ...document, html: group?.html ?? "" }, 3);
  expect(inner.sections).toMatchObject([{ id: "why", text: "Why?", html: "<p>Because.</p>" }]);
});
