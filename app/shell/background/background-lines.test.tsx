import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BACKGROUND_THEMES } from "#contract/content/page.ts";
import { BackgroundLines } from "./background-lines.tsx";

const drawingOf = (theme: (typeof BACKGROUND_THEMES)[number]) =>
  renderToStaticMarkup(<BackgroundLines theme={theme} />).replace(/ data-theme="[^"]*"/, "");

test("spec §2: the background takes seventeen theme names", () => {
  expect(BACKGROUND_THEMES).toEqual([
    "main",
    "pricing",
    "whyogd",
    "glossary",
    "developer",
    "about",
    "career",
    "job",
    "vacancy",
    "helpcenter",
    "privacy",
    "cookie",
    "devform",
    "companyform",
    "commercial",
    "error",
    "services",
  ]);
});

test("every theme name has a drawing of its own", () => {
  const drawings = BACKGROUND_THEMES.map(drawingOf);
  for (const drawing of drawings) expect(drawing).toContain("<path");
  expect(new Set(drawings).size).toBe(BACKGROUND_THEMES.length);
});

test.each(BACKGROUND_THEMES)(
  "%s is decoration: hidden from assistive technology and clicks",
  (theme) => {
    const html = renderToStaticMarkup(<BackgroundLines theme={theme} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain("pointer-events-none");
  },
);
