import { expect, test } from "#tests/support/e2e.ts";

test("without configuration the product responds and shows a page", async ({ page, request }) => {
  expect(await (await request.get("/readyz")).json()).toEqual({ status: "ready" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown URL shows the error page", async ({ page, problems }) => {
  problems.expectProblem(/404.*no-such-page/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
