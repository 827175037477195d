import { expect, test } from "vitest";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { renderMarkdown } from "./markdown.server.ts";

test("headings get anchors, their own where they name one, and no anchor twice", async () => {
  const { html, headings } = await renderMarkdown(
    "## What is developer buyout? {#what-is-developer-buyout}\n\n## Prices\n\n## Prices\n\n### Ärger & Größe\n",
  );
  expect(headings).toEqual([
    { id: "what-is-developer-buyout", text: "What is developer buyout?", level: 2, line: 1 },
    { id: "prices", text: "Prices", level: 2, line: 3 },
    { id: "prices-2", text: "Prices", level: 2, line: 5 },
    { id: "arger-grosse", text: "Ärger & Größe", level: 3, line: 7 },
  ]);
  expect(html).toContain('<h2 id="what-is-developer-buyout">What is developer buyout?</h2>');
});

test("raw HTML is reported with its line and not shown", async () => {
  const { html, problems } = await renderMarkdown(
    "Fine.\n\n<script>alert(1)</script>\n\na <b>b</b>",
  );
  expect(problems.map(({ line }) => line)).toEqual([3, 5, 5]);
  expect(problems[0]?.message).toContain("<script>alert(1)</script>");
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>");
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "JaVaScRiPt:x"])(
  "the link %s is reported and removed",
  async (href) => {
    const { html, problems } = await renderMarkdown(`See [this](${href}).`);
    expect(problems).toHaveLength(1);
    expect(html).not.toContain(href);
  },
);

test("a picture is never a script", async () => {
  const { html, problems } = await renderMarkdown("![x](javascript:alert(1))");
  expect(problems).toHaveLength(1);
  expect(html).not.toContain("javascript:");
});

test("code is coloured by classes, without inline styles", async () => {
  const { html } = await renderMarkdown(
    '```ts\nconst a: string = "<b>";\n```\n\n```nope\n<x>\n```',
  );
  expect(html).toContain('<span class="token-keyword">const</span>');
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain("<code>&lt;x&gt;</code>");
  expect(html).not.toContain("style=");
});

test("an image in its own paragraph is a figure with its caption", async () => {
  const { html, problems } = await renderMarkdown('![A chart](rates.svg "Rates by level")', {
    findImage: () => ({ src: "/media/x.webp", width: 800, height: 450 }),
  });
  expect(problems).toEqual([]);
  expect(html).toMatch(/<img src="\/_ipx\/f_webp&amp;w_1024\/media\/x\.webp" alt="A chart"/);
  expect(html).toContain("w_640/media/x.webp 640w");
  expect(html).toContain('width="800"');
  expect(html).toContain("<figcaption>Rates by level</figcaption></figure>");
  expect(html).not.toContain("title=");
});

test("a wide figure can be scrolled by keyboard, a narrow one need not be", async () => {
  const render = async (width: number) =>
    (
      await renderMarkdown("![A chart](a.svg)", {
        findImage: () => ({ src: "/media/x.svg", width, height: 9 }),
      })
    ).html.trim();
  expect(await render(800)).toContain(
    '<figure><div class="figure-scroll" tabindex="0" role="group" aria-label="Figure"><img',
  );
  expect(await render(800)).toMatch(/\/><\/div><\/figure>$/);
  expect(await render(500)).toMatch(/^<figure><img [^>]*\/><\/figure>$/);
});

test("a missing image, or one without a text alternative, is reported", async () => {
  const { problems } = await renderMarkdown("![A chart](gone.svg)\n\n![](here.svg)", {
    findImage: (file) =>
      file === "here.svg" ? { src: "/media/x.webp", width: 1, height: 1 } : undefined,
  });
  expect(problems).toEqual([
    { line: 1, message: "there is no image gone.svg beside this file" },
    { line: 3, message: "the image here.svg has no alternative text" },
  ]);
});

test("tables can be scrolled by keyboard and name their columns", async () => {
  const { html } = await renderMarkdown("| a | b |\n|---|--:|\n| 1 | 2 |");
  expect(html).toContain('<div class="table-scroll" tabindex="0" role="region"');
  expect(html).toContain('<th scope="col">a</th>');
  expect(html).not.toContain("style=");
});

test("a URL with a stray % is a missing image like any other", async () => {
  const { problems } = await renderMarkdown("![A chart](100%.svg)");
  expect(problems).toEqual([{ line: 1, message: "there is no image 100%.svg beside this file" }]);
});

test("words are counted without markup", async () => {
  expect(
    (await renderMarkdown("## One two\n\nThree **four** [five](https://a.example).")).words,
  ).toBe(5);
});

test("a number stays on one line with its currency or unit", async () => {
  const { html } = await renderMarkdown(
    "At EUR 58 × 160 h it is 70 % of that, `EUR 58` as code, 3 hours.",
  );
  expect(html).toContain("At EUR\u00a058 × 160\u00a0h it is 70\u00a0% of that");
  expect(html).toContain("<code>EUR 58</code> as code, 3 hours.");
});

test("every table has a name of its own, and an unnamed first column names the rows", async () => {
  const table = "| | OGDS |\n|---|---|\n| Price | Known |";
  const { html } = await renderMarkdown(`## How it compares\n\n${table}\n\n${table}`);
  expect(html).toContain('aria-label="Table: How it compares"');
  expect(html).toContain('aria-label="Table: How it compares (2)"');
  expect(html).toContain("<td></td>");
  expect(html).toContain('<th scope="col">OGDS</th>');
  expect(html).toContain('<th scope="row">Price</th>');
});

test.each([
  ["#", 200],
  ["#\n", 200],
  ["## a\n\n", 200],
  ["[", 500],
  ["![", 500],
  ["[a](", 500],
  ["*", 1_000],
  ["*a **b ", 200],
  ["_a", 500],
  [">", 1_000],
  ["> a\n", 500],
  ["- ", 1_000],
  ["- a\n", 300],
  ["`a ", 500],
  ["<a ", 500],
  ["<!--", 500],
  ["&#", 500],
  ["|a", 300],
  ["[a]: b\n", 300],
])("%j costs as much as it is repeated", async (part, times) => {
  const growth = await measureGrowth((n) => renderMarkdown(part.repeat(n)), times);
  expect(growth).toBeLessThan(LINEAR);
});

test("a long line of code is shown plain, as its colours cost the square of its length", async () => {
  const render = (length: number) =>
    renderMarkdown(`\`\`\`ts\nconst ${"a".repeat(length)}\n\`\`\``);
  expect((await render(290)).html).toContain("token-keyword");
  expect((await render(300)).html).not.toContain("token-keyword");
  expect((await render(20_000)).html).toContain("a".repeat(20_000));
});

test("a long block of code is coloured across its parts, between which other requests are handled", async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `const line_${index} = ${index};`);
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const { html } = await renderMarkdown(`\`\`\`ts\n/*\n${lines.join("\n")}\n*/\n\`\`\``);
  clearImmediate(counting);
  expect(html.match(/<span class="token-comment">const line_/g)).toHaveLength(lines.length);
  expect(html).not.toContain("token-keyword");
  expect(turns).toBeGreaterThanOrEqual(lines.length / 10);
});

test("a text of more than 100,000 characters is refused with its line, and not parsed", async () => {
  const line = `${"#".repeat(999)}\n`;
  expect(await renderMarkdown(line.repeat(200))).toEqual({
    html: "",
    headings: [],
    links: [],
    text: "",
    words: 0,
    problems: [
      {
        line: 101,
        message: "the text is too long: it must have 100000 characters or less, not 200000",
      },
    ],
  });
  expect((await renderMarkdown("a".repeat(100_000))).problems).toEqual([]);
});

test.each([
  ["quotes", `Fine.\n\n${">".repeat(200)}a`],
  ["lists", `Fine.\n\n${"- ".repeat(200)}a`],
  ["lists and quotes by turns", `Fine.\n\n${"1. > ".repeat(50)}a`],
])("%s nested more than 20 levels deep are reported with their line, once", async (_what, text) => {
  const { problems } = await renderMarkdown(text);
  expect(problems).toEqual([{ line: 3, message: "lists and quotes are nested too deeply here" }]);
});

test("ten lists in each other are shown", async () => {
  const { html, problems } = await renderMarkdown(`${"- ".repeat(10)}a`);
  expect(problems).toEqual([]);
  expect(html.match(/<ul>/g)).toHaveLength(10);
});
