import { expect, test } from "vitest";
import { prefersMarkdown } from "./accept.ts";

const CHROME =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8";

test.each([
  [undefined, false],
  ["", false],
  ["*/*", false],
  ["text/*", false],
  [CHROME, false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["text/markdown", true],
  ["Text/Markdown;charset=utf-8", true],
  ["text/markdown, text/html, */*", true],
  ["text/markdown;q=0.9, text/html;q=0.9", true],
  ["text/markdown;q=0.5, text/html", false],
  ["text/markdown;q=0.5, text/*", false],
  ["text/markdown;q=0.5, */*;q=0.1", true],
  ["text/markdown, */*;q=0.1", true],
  ["text/html;q=0.2, text/markdown; q=0.3, */*", true],
  ["text/markdown;q=0", false],
  ["text/markdown;q=x", false],
  ["application/text/markdown-like", false],
])("Accept %s: Markdown %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
