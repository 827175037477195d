import { expect, test } from "vitest";
import { findSvgProblem } from "./svg-check.server.ts";

const draw = (inside: string, before = "") =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

test.each([
  '<g><path d="M0 0h9" stroke="#0d1626"/><text x="1" font-size="16">Monday &amp; on</text></g>',
  '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/>',
  '<symbol id="b"/><use href="#b"/><style>.a { fill: url("#a") }</style>',
  '<image href="data:image/png;base64,AAAA"/><filter id="f"><feGaussianBlur/></filter>',
])("an SVG of shapes and text is allowed: %s", (inside) => {
  expect(findSvgProblem(draw(inside, '<?xml version="1.0" encoding="UTF-8"?>'))).toBeUndefined();
});

test.each([
  ["<script>alert(1)</script>", "<script>"],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', "<x:script>"],
  ["<foreignObject><p/></foreignObject>", "<foreignObject>"],
  ['<a href="https://a.example"><text>go</text></a>', "<a>"],
  ['<animate attributeName="href" to="x"/>', "<animate>"],
  ['<path onload="alert(1)"/>', "onload of <path> would run a script"],
  ['<path ONCLICK="alert(1)"/>', "ONCLICK of <path>"],
  ['<use href="other.svg#a"/>', "leads out of the drawing, to other.svg#a"],
  ['<image xlink:href="https://a.example/x.png"/>', "leads out"],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', "leads out"],
  ['<rect fill="url(https://a.example/x)"/>', "loads something by url("],
  ['<rect style="fill: u\\72l(x)"/>', "holds a \\"],
  ["<style>@im&#112;ort 'https://a.example'</style>", "<style> loads something by @import"],
  ["<style><![CDATA[a{background:url(//a.example)}]]></style>", "<style> loads something by url("],
])("what acts or loads is found: %s", (inside, problem) => {
  expect(findSvgProblem(draw(inside))).toContain(problem);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', "DOCTYPE"],
  ['<?xml-stylesheet href="https://a.example/a.css"?>', "style sheet"],
  ['<?xml version="1.0" encoding="UTF-7"?>', "UTF-8"],
])("so is content before the SVG: %s", (before, problem) => {
  expect(findSvgProblem(draw("", before))).toContain(problem);
});

test("an SVG in another encoding is rejected", () => {
  expect(findSvgProblem(Buffer.from("\ufeff<svg/>", "utf16le"))).toContain("UTF-8");
});
