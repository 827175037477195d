import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { richText, sanitizeRichText } from "./rich-text.server.ts";

describe("rich text", () => {
  it("that is good is kept, in one spelling", () => {
    expect(sanitizeRichText("<p>a & b<br>c</p>", "block")).toEqual({
      clean: "<p>a &amp; b<br />c</p>",
      losses: [],
    });
  });

  it("in its clean spelling stays as it is", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              "<p>",
              "</p>",
              "<em>",
              "</em>",
              "<br>",
              "&",
              "&lt;",
              "<",
              ">",
              '"',
              "<a href='/x'>",
              "</a>",
            ),
            fc.string(),
          ),
        ),
        (parts) => {
          const { clean } = sanitizeRichText(parts.join(""), "block");
          expect(sanitizeRichText(clean, "block")).toEqual({ clean, losses: [] });
        },
      ),
    );
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

  it("is as long as what a reader sees", () => {
    const schema = richText({ tags: "inline", max: 3 });
    expect(schema.safeParse("<strong>a</strong>&amp;b").success).toBe(true);
    expect(schema.safeParse("<strong>a</strong>&amp;bc").success).toBe(false);
  });
});
