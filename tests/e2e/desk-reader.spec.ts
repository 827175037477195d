import { expect } from "#tests/support/e2e.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";

test("a reader sees requests and insights without anything that changes or exports them", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "reader" });
  await openDesk(page, "/desk");
  const links = page.getByRole("navigation", { name: "Desk" }).getByRole("link");
  await expect(links).toHaveText([
    "Today",
    "Requests",
    "People",
    "Placements",
    "Insights",
    "Your account",
  ]);
  const main = page.getByRole("main");

  await openDesk(page, "/desk/requests?state=all");
  await expect(main.getByRole("checkbox")).toHaveCount(0);
  await expect(main.getByRole("link", { name: /^Download as/ })).toHaveCount(0);
  await main.locator("[data-row]").first().click();
  await expect(main.getByRole("heading", { name: "Conversation" })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await expect(main.locator("form")).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);

  await page.goto("/desk/insights");
  await expect(main.getByRole("link", { name: /^Download as/ })).toHaveCount(0);
});
