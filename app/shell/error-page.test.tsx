import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";
import { PageFrame } from "./page-frame.tsx";

function render(page: ReactElement, at: string): string {
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a page that failed on our side can be tried again, and one that does not exist cannot", () => {
  const failed = render(<ErrorPage isOurFault />, "/blog?q=rates");
  expect(failed).toContain("Nothing you entered is lost");
  expect(/<a [^>]*href="([^"]*)"[^>]*>Try again<\/a>/.exec(failed)?.[1]).toBe("/blog?q=rates");
  expect(render(<ErrorPage />, "/no-such-page")).not.toContain("Try again");
});

test("spec §2: the error page has the site header and footer, also when their data cannot be read", () => {
  const html = render(
    <PageFrame handle={{ background: "error" }}>
      <ErrorPage />
    </PageFrame>,
    "/",
  );
  expect(html).toContain("<header");
  expect(html).toContain("<footer");
  expect(html).toContain("You&#x27;ve Stumbled Onto A Page Where Even Unicorns Get Lost.");
  expect(html).not.toContain("mailto:");
  expect(html).not.toContain("© 0");
});
