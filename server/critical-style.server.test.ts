import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createCriticalStyle } from "./critical-style.server.ts";

const STYLESHEET = `
@layer theme, base, utilities;
@layer base { *, ::before { margin: 0 } a:not(.button) { color: red } }
@layer utilities {
  .p-4 { padding: 1rem }
  .lg\\:p-8 { @media (width >= 64rem) { padding: 2rem } }
  .w-1\\/2, .unused { width: 50% }
  .group .child { color: green }
  .grow:is(:where(.peer):checked ~ *) { flex: 1 }
  .list :is(.one, .two) { top: 0 }
  .unused { color: blue }
  @media (width >= 64rem) { .unused { top: 0 } }
  @media print { .p-4 { padding: 0 } }
}
@property --tw-x { syntax: "*"; inherits: false }
@keyframes spin { to { rotate: 1turn } }
.turning { animation: spin 1s }
`;

const select = createCriticalStyle(STYLESHEET);
const selectFor = (...classes: string[]) => select(`<p class="${classes.join(" ")}"></p>`).css;

test("a page has the rules whose classes it has, and all rules without a class", () => {
  const css = selectFor("p-4", "lg:p-8", "w-1/2");
  for (const rule of [".p-4", ".lg\\:p-8", ".w-1\\/2", "*, ::before", "a:not(.button)"]) {
    expect(css).toContain(rule);
  }
  expect(css).not.toContain("blue");
  expect(css).not.toContain(".child");
  // Groups of which nothing is left, and what is only for paper.
  expect(css).not.toContain("@media (width >= 64rem){}");
  expect(css).not.toContain("print");
});

test("a rule needs each of its classes, and one of several alternatives is enough", () => {
  expect(selectFor("child")).not.toContain(".child");
  expect(selectFor("child", "group")).toContain(".child");
  expect(selectFor("grow")).not.toContain("flex");
  expect(selectFor("grow", "peer")).toContain("flex");
  expect(selectFor("list", "two")).toContain("top: 0");
});

test("the order of layers stays, and what rules name comes with them", () => {
  expect(selectFor("p-4")).toMatch(/^@layer theme, base, utilities;/);
  expect(selectFor("p-4")).not.toContain("@keyframes");
  expect(selectFor("turning")).toContain("@keyframes spin");
  expect(selectFor("turning")).not.toContain("@property");
});

test("classes are read as they are in HTML, and the hash is that of the text", () => {
  const { css, hash } = createCriticalStyle(".\\[\\&_a\\]\\:link a { color: red }")(
    '<p class="[&amp;_a]:link">',
  );
  expect(css).toContain("color: red");
  expect(hash).toBe(`sha256-${createHash("sha256").update(css).digest("base64")}`);
});
