import { expect, test } from "vitest";
import { splitTerms } from "./section-terms.ts";

test("closing lines that begin in bold are taken off as terms", () => {
  const html =
    "<p>We lead.</p>\n<p><strong>Fits when</strong> you know.\n<strong>Costs</strong> the <em>rate</em>.</p>";
  expect(splitTerms(html)).toEqual({
    body: "<p>We lead.</p>",
    terms: [
      { term: "Fits when", html: "you know." },
      { term: "Costs", html: "the <em>rate</em>." },
    ],
  });
});

test.each([
  "<p>One.</p>\n<p>Two.</p>",
  "<p>One.</p>\n<p><strong>Alone</strong> it is a sentence.</p>",
  "<p><strong>A</strong> b.\nNot bold.</p>",
  "<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>",
  "",
])("any other ending stays where it is: %s", (html) => {
  expect(splitTerms(html)).toEqual({ body: html, terms: [] });
});
