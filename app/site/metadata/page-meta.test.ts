import { expect, test } from "vitest";
import { toPageMeta } from "./page-meta.ts";

const matches = [
  { id: "root", loaderData: { site: { name: "OGDS" }, siteUrl: "https://ogds.example" } },
];

test("every page names the site in its title, once", () => {
  expect(toPageMeta(matches, { title: "Pricing", path: "/pricing" })).toContainEqual({
    title: "Pricing – OGDS",
  });
  expect(toPageMeta(matches, { title: "Why OGDS", path: "/why-ogds" })).toContainEqual({
    title: "Why OGDS",
  });
});

test("the canonical URL is built from the public origin", () => {
  const meta = toPageMeta(matches, { title: "FAQ", path: "/faq/client" });
  const href = "https://ogds.example/faq/client";
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href });
  expect(meta).toContainEqual({ property: "og:url", content: href });
});

test("a page that is not indexed has no canonical URL", () => {
  const meta = toPageMeta(matches, { title: "A link", path: "/shortlist", noindex: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});

test("without the root's data there is still a title, without a name", () => {
  expect(toPageMeta([], { title: "Pricing", path: "/pricing" })).toContainEqual({
    title: "Pricing",
  });
});

test("every page has a social image of its own", () => {
  const meta = toPageMeta(matches, { title: "Pricing", path: "/pricing?rate=50" });
  const content = "https://ogds.example/social/pricing.png";
  expect(meta).toContainEqual({ property: "og:image", content });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(toPageMeta(matches, { title: "OGDS", path: "/" })).toContainEqual({
    property: "og:image",
    content: "https://ogds.example/social/home.png",
  });
});
