import { expect, test } from "vitest";
import { toSitemapXml } from "./sitemap-xml.ts";

test("a sitemap has absolute URLs, escaped, with the day of the last change where known", () => {
  const xml = toSitemapXml("https://ogds.example", [
    { path: "/", lastmod: new Date("2026-11-18T10:00:00Z") },
    { path: "/blog?tag=a&page=2" },
  ]);
  expect(xml).toContain(
    "<url><loc>https://ogds.example/</loc><lastmod>2026-11-18T10:00:00.000Z</lastmod></url>",
  );
  expect(xml).toContain("<url><loc>https://ogds.example/blog?tag=a&amp;page=2</loc></url>");
});
