import { expect, test } from "vitest";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import { sanitizeRichText } from "./rich-text.server.ts";

const ALLOWED = [
  "https://ogds.example/x",
  "mailto:hello@ogds.example",
  "/faq",
  "#price",
  "HTTPS://x.example",
];
const REFUSED = [
  "http://ogds.example/x",
  "tel:+3726000000",
  "javascript:alert(1)",
  "//evil.example",
  "rates.html",
  "?page=2",
];

/** What is wrong with a text in Markdown and in HTML that have this link. */
async function findProblems(href: string): Promise<string[][]> {
  const { problems } = await renderMarkdown(`See [this](<${href}>).`);
  const { losses } = sanitizeRichText(`<p><a href="${href}">this</a></p>`, "block");
  return [problems, losses].map((found) => found.map(({ message }) => message));
}

test.each(ALLOWED)("a link to %s is allowed in Markdown and in HTML", async (href) => {
  expect(await findProblems(href)).toEqual([[], []]);
});

test("a link in angle brackets, or defined below the text, is one as well", async () => {
  const { problems } = await renderMarkdown(
    "See <http://ogds.example/x> and [this][one].\n\n[one]: http://ogds.example/y",
  );
  expect(problems).toHaveLength(2);
});

test.each(REFUSED)(
  "a link to %s is refused in Markdown and in HTML, in the same words",
  async (href) => {
    const message = expect.stringContaining("must begin with https://, mailto:, / or #");
    const [markdown, html] = await findProblems(href);
    expect(markdown).toEqual([message]);
    expect(html).toEqual([message]);
  },
);
