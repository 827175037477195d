import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("what means something in XML is escaped, and what it cannot hold is left out", () => {
  expect(escapeXml(`a < b && "c" > 'd'`)).toBe(
    "a &lt; b &amp;&amp; &quot;c&quot; &gt; &apos;d&apos;",
  );
  expect(escapeXml("a\u0000\u001fb\ud800c\uffff 🦄\n")).toBe("abc 🦄\n");
});
