import { expect, test } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown.server.ts";

async function convert(main: string): Promise<string | undefined> {
  const html = `<html><body><header>Menu</header><main>${main}</main><footer>Imprint</footer></body></html>`;
  return (await htmlToMarkdown(html, "https://site.example/blog?page=2"))?.trim();
}

test("only the main part is converted, and a page without one has no Markdown", async () => {
  expect(await convert("<h1>Pricing</h1><p>One <em>rate</em>.</p>")).toBe(
    "# Pricing\n\nOne *rate*.",
  );
  expect(await htmlToMarkdown("<p>x</p>", "https://site.example/")).toBeUndefined();
});

test.each([
  ["a form", "<form><label>Name</label><input></form>"],
  ["a button", "<button>Save</button>"],
  ["navigation", '<nav><a href="/a">A</a></nav>'],
  ["a drawing", "<svg><title>x</title></svg>"],
  ["what is hidden", '<p hidden>x</p><p aria-hidden="true">y</p>'],
  ["a popover", '<div popover="auto">x</div>'],
  ["a message", '<p role="status">60 found</p>'],
  ["an image without a description", '<img src="/a.png" alt="">'],
  ["a link to a part of the page outside of a sentence", '<div><a href="#a">Copy link</a></div>'],
  [
    "a disclosure of which only the title is left",
    "<details><summary>Contents</summary></details>",
  ],
  ["a script", "<script>alert(1)</script>"],
  ["a comment", "<!-- x -->"],
])("%s is left out", async (_, html) => {
  expect(await convert(`<h1>A</h1>${html}`)).toBe("# A");
});

test("of the pages of a list, the previous and the next one remain", async () => {
  const nav = `<nav><a rel="prev" href="/blog">Previous</a><a href="?page=9">9</a><a rel="next" href="?page=3">Next</a></nav>`;
  expect(await convert(nav)).toBe(
    "[Previous](https://site.example/blog.md)\n\n[Next](https://site.example/blog.md?page=3)",
  );
});

test("the filters of a list are named with their values, in place of its form", async () => {
  const choice = `<label><input type="checkbox" name="technology" value="react">React <span class="figures">21</span></label>`;
  const form = `<search><form>${choice}<input type="hidden" name="sort"><input name="rate_max"></form></search>`;
  expect(await convert(`${form}<h1>A</h1>`)).toBe(
    "# A\n\n## Filters in the query\n\n- `technology`: `react` (React)\n- `rate_max`",
  );
});

test("links and images are absolute", async () => {
  expect(
    await convert(
      '<p><a href="/a">A</a> <a href="#b">B</a> <a href="https://x.example/">X</a></p>',
    ),
  ).toBe(
    "[A](https://site.example/a) [B](https://site.example/blog?page=2#b) [X](https://x.example/)",
  );
  expect(await convert('<img src="/a.svg" alt="A [line]">')).toBe(
    "![A \\[line\\]](https://site.example/a.svg)",
  );
});

test("text is never read as Markdown", async () => {
  expect(await convert("<p># 1</p><p>*a* _b_ [c](d) &lt;b> `e`</p><p>1. x</p>")).toBe(
    "\\# 1\n\n\\*a\\* \\_b\\_ \\[c]\\(d) \\<b> \\`e\\`\n\n1\\. x",
  );
});

test("code keeps its lines, also with the spans of its colours", async () => {
  expect(
    await convert(
      '<pre><code><span class="token-keyword">def</span> <span>f</span>(a):\n    ```</code></pre>',
    ),
  ).toBe("````\ndef f(a):\n    ```\n````");
});

test("a table remains one, with parts of a cell on one line", async () => {
  const table =
    "<table><tr><th>Level</th><th>Rate</th></tr><tr><td>Junior<span>6 developers</span></td><td><div>€20</div><div>a | b</div></td></tr></table>";
  expect(await convert(table)).toBe(
    "| Level | Rate |\n| - | - |\n| Junior, 6 developers | €20, a \\| b |",
  );
});

test("a description list is a list of terms", async () => {
  expect(
    await convert(
      "<dl><div><dt>Pay</dt><dd>€20</dd><dd>an hour</dd></div><dt>Type</dt><dd><div>Full</div></dd></dl>",
    ),
  ).toBe("- **Pay:** €20, an hour\n- **Type:** Full");
});

test("boxes that only the style separates are separated, words and punctuation are not", async () => {
  expect(await convert("<p>Free<span>today</span><time>1 Dec</time></p>")).toBe(
    "Free, today, 1 Dec",
  );
  expect(
    await convert(
      "<p>€<span>54</span><span> an hour</span>. Up to <a href='/a'>re</a>write<b>s</b></p>",
    ),
  ).toBe("€54 an hour. Up to [re](https://site.example/a)write**s**");
});

test("the title of a disclosure is bold, or the heading that it is", async () => {
  expect(await convert("<details><summary>Why?</summary><p>So.</p></details>")).toBe(
    "**Why?**\n\nSo.",
  );
  expect(await convert("<details><summary><h3>Why?</h3></summary><p>So.</p></details>")).toBe(
    "### Why?\n\nSo.",
  );
});

test("a long page is the same as its parts, and others are served meanwhile", async () => {
  const part = "<h2>A</h2>\n<p>One <b>two</b></p>\n<ul><li>a</li></ul><ul><li>b</li></ul><p>c</p>";
  const short = await convert(part);
  const turns = setInterval(() => served++, 0);
  let served = 0;
  const html = `<article><div>${part.repeat(2_000)}</div><div>Text <em>in a box</em></div></article>`;
  const long = await convert(html);
  clearInterval(turns);
  expect(long).toBe(`${Array(2_000).fill(short).join("\n\n")}\n\nText *in a box*`);
  // 10,000 blocks in batches of about 200.
  expect(served).toBeGreaterThan(40);
});
