import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";
import { PageFrame } from "./page-frame.tsx";

test("spec §2: the error page has the site header and footer, also when their data cannot be read", () => {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <PageFrame handle={{ lines: "error" }}>
          <ErrorPage />
        </PageFrame>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain("<header");
  expect(html).toContain("<footer");
  expect(html).toContain("You&#x27;ve Stumbled Onto A Page Where Even Unicorns Get Lost.");
  expect(html).not.toContain("mailto:");
  expect(html).not.toContain("© 0");
});
