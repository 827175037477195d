import { expect, test } from "vitest";
import { toLlmsTxt } from "./llms-txt.ts";

const site = {
  siteUrl: "https://agency.example",
  name: "Agency",
  description: "Developers\nwith rates.",
};
const text = toLlmsTxt(
  site,
  [
    {
      heading: "Pages",
      groups: [
        {
          heading: "For clients",
          links: [
            { to: "/", label: "Home" },
            { to: "/find", label: "Find a developer" },
          ],
        },
      ],
    },
    {
      heading: "Blog",
      groups: [{ heading: "Hiring", links: [{ to: "/blog/x", label: "Rates [2026] in *euros*" }] }],
    },
    { heading: "Vacancies", groups: [] },
  ],
  new Set(["/", "/blog/x"]),
);

test("it begins with the name as a heading and the description as a quotation", () => {
  expect(text.startsWith("# Agency\n\n> Developers with rates.\n\n")).toBe(true);
});

test("links lead to Markdown versions, and to the page where there is none", () => {
  expect(text).toContain(
    "\n## For clients\n\n- [Home](https://agency.example/index.md)\n- [Find a developer](https://agency.example/find)\n",
  );
});

test("titles are no Markdown, and a section without links is left out", () => {
  const title = "Rates \\[2026\\] in \\*euros\\*";
  expect(text).toContain(`\n## Blog\n\n- [${title}](https://agency.example/blog/x.md)\n`);
  expect(text).not.toContain("Vacancies");
});

test("a long section ends after a hundred links", () => {
  const links = Array.from({ length: 500 }, (_, number) => ({ to: `/blog/${number}`, label: "x" }));
  const long = toLlmsTxt(site, [{ heading: "Blog", groups: [{ links }] }], new Set());
  expect(long.match(/\/blog\/\d+\)/g)).toHaveLength(100);
});
