import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { toContentSecurityPolicy } from "../responses/content-security-policy.ts";
import { createScriptMark, findScriptMarks } from "./inline-scripts.server.ts";
import { applyEdits } from "./page-edits.server.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("scripts of the renderer get a hash, a script that came in with the content gets none", () => {
  const mark = createScriptMark();
  const marked = Buffer.from(
    [
      `<script nonce="${mark}">one("Łódź")</script>`,
      `<script type="module" nonce="${mark}" async="">two()</script>`,
      `<script nonce="${mark}" src="/a.js"></script>`,
      `<link rel="preload" nonce="${mark}" href="/b.js">`,
      `<p>日本語</p>`,
      `<script>evil()</script><script nonce="guess">evil(2)</script>`,
    ].join("\n"),
  );
  const { edits, hashes } = findScriptMarks(marked, mark);
  const html = applyEdits(marked, edits).toString();
  expect(hashes).toEqual([hash('one("Łódź")'), hash("two()")]);
  expect(html).toContain("<p>日本語</p>");
  expect(html).not.toContain(mark);
  expect(html).toContain('<script type="module" async="">two()</script>');
});

test("a page may load nothing but its own site, and no inline style", () => {
  const policy = toContentSecurityPolicy(["sha256-x"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("data:");
  expect(toContentSecurityPolicy([], { isSecure: true })).toContain("upgrade-insecure-requests");
});
