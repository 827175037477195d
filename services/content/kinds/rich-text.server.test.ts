import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { richText, sanitizeRichText } from "./rich-text.server.ts";

const PIECES = ["<p>", "</p>", "<em>", "</em>", "<br>", "&", "&lt;", "<", ">", '"', "</a>"];

const writtenAnyhow = fc
  .array(fc.oneof(fc.constantFrom("<a href='/x'>", ...PIECES), fc.string()))
  .map((parts) => parts.join(""));

const { block: writtenWell } = fc.letrec<{ block: string; inline: string }>((tie) => ({
  block: fc
    .array(
      fc
        .tuple(fc.constantFrom("p", "em", "strong", "ul", "li"), tie("inline"))
        .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    )
    .map((parts) => parts.join("")),
  inline: fc
    .array(
      fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.constantFrom("<br>", "&amp;", "&nbsp;", "a & b"),
        tie("inline").map((text) => `<em>${text}</em>`),
        tie("inline").map((text) => `<a href="#${text.length}">${text}</a>`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join("")),
}));

describe("rich text", () => {
  it("that is allowed is retained, in one spelling", () => {
    expect(sanitizeRichText("<p>a & b<br>c</p>", "block")).toEqual({
      clean: "<p>a &amp; b<br />c</p>",
      losses: [],
    });
  });

  it("that is accepted stays as it is in its clean spelling", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(writtenWell, writtenAnyhow), (html) => {
        const { clean, losses } = sanitizeRichText(html, "block");
        if (losses.length > 0) return;
        accepted++;
        expect(sanitizeRichText(clean, "block")).toEqual({ clean, losses: [] });
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it.each([
    "<svg><script>x</script></svg>",
    "<a href='java&#115;cript:x'>y</a>",
    "<a href=' javascript:x'>y</a>",
    "<a href='/\\evil.example'>y</a>",
    "<style>p{}</style>",
    "<p style='color:red'>x</p>",
    "<iframe src='https://x.example'></iframe>",
    "<math><mi>x</mi></math>",
    "<p>a</em>b</p>",
    "<ul><li>a</ul></li>",
    "<![CDATA[x]]>",
  ])("never loses a part of %s without a word", (html) => {
    expect(sanitizeRichText(html, "block").losses).not.toEqual([]);
  });

  it("may nest tags as people do, and no deeper than that", () => {
    const nest = (n: number) => `${"<em>".repeat(n)}a${"</em>".repeat(n)}`;
    expect(sanitizeRichText(nest(200), "block").losses).toEqual([]);
    expect(sanitizeRichText(nest(201), "block").losses).toEqual([
      { message: "more than 200 tags are open: close each where it ends", inside: "<em>" },
    ]);
    expect(sanitizeRichText("<p>a<br>b</p>".repeat(300), "block").losses).toEqual([]);
  });

  it("is as long as what a reader sees", () => {
    const schema = richText({ tags: "inline", max: 3 });
    expect(schema.safeParse("<strong>a</strong>&amp;b").success).toBe(true);
    expect(schema.safeParse("<strong>a</strong>&amp;bc").success).toBe(false);
  });

  it.each([
    ["nested tags", (n: number) => "<em>".repeat(n) + "</em>".repeat(n)],
    ["tags that are not closed", (n: number) => "<p><em>".repeat(n)],
    ["tags without an end", (n: number) => "<a".repeat(n)],
    ["tags that close nothing", (n: number) => "</em>".repeat(n)],
  ])("costs as much as it is long: %s", async (_what, toHtml) => {
    const growth = await measureGrowth((n) => sanitizeRichText(toHtml(n), "block"), 1_000);
    expect(growth).toBeLessThan(LINEAR);
  });

  it("beyond what its visible characters need is refused without being parsed", async () => {
    const schema = richText({ tags: "block", max: 10 });
    const parse = (html: string) => schema.safeParse(html).error?.issues.map((i) => i.message);
    expect(parse("<em>".repeat(500))).toEqual(["must have 1040 characters or less"]);
    expect(parse("<em>".repeat(200))).not.toEqual(["must have 1040 characters or less"]);
  });
});
