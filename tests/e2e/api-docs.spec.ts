import { expect, expectAccessibleAtWidths, openPage, test } from "../support/e2e.ts";

test("the reference of the API shows every endpoint with an example, without third-party requests", async ({
  page,
  request,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  await openPage(page, "/api/docs");
  await expect(page).toHaveTitle(/API reference/);
  const { paths } = await (await request.get("/api/openapi.json")).json();
  const endpoints = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
  await expect(page.getByRole("article")).toHaveCount(endpoints.length);
  await expect(page.getByText(/^curl /)).toHaveCount(endpoints.length);

  await page.getByRole("article").first().getByRole("link", { name: "MemberCard" }).click();
  await expect(page.getByRole("heading", { name: "MemberCard" })).toBeInViewport();

  await expectAccessibleAtWidths(page);
  expect(foreign).toEqual([]);
});
