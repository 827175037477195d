import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { PageHandle } from "#contract/content/page.ts";
import { Header } from "./header.tsx";

function render(theme: PageHandle["header"], buttons: PageHandle["buttons"]): string {
  const router = createMemoryRouter([
    { path: "*", element: <Header theme={theme} buttons={buttons} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const find = (html: string) => html.match(/<a[^>]*href="\/find"[^>]*>/)?.[0] ?? "";
const findFirstClass = (html: string) => html.match(/class="([^"]*)"/)?.[1] ?? "";

test("spec §2: the header has a colour theme", () => {
  expect(findFirstClass(render("dark", undefined))).toContain("text-paper");
  expect(findFirstClass(render("light", undefined))).toContain("text-ink");
  expect(findFirstClass(render(undefined, undefined))).toContain("text-ink");
});

test("spec §2: the header has a button theme", () => {
  const className = (html: string) => /class(?:Name)?="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(className(find(render("light", "primary")))).toContain("bg-accent");
  expect(className(find(render("light", "outline")))).not.toContain("bg-accent");
  expect(className(find(render("dark", "outline")))).toContain("text-paper");
});

test("spec §2: Find a Developer is labelled Developers on small screens", () => {
  const html = render("light", "primary");
  expect(html).toContain('<span class="sm:hidden">Developers</span>');
  expect(html).toContain('<span class="hidden sm:inline">Find a Developer</span>');
});
