import { expect } from "#tests/support/e2e.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";

test("a person creates a token by keyboard, a program uses it, and it ends when it is revoked", async ({
  page,
  context,
  request,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  await openDesk(page, "/desk/tokens");
  await expect(page.getByText("No access tokens")).toBeVisible();

  await page.getByLabel("Name").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").getByText("Enter a name").first()).toBeVisible();
  await page.getByRole("link", { name: "Select what the program may do" }).click();
  await expect(page.getByLabel("Read requests and their conversations")).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByLabel("Name").fill("Requests into our spreadsheet, every hour");
  // Two presses create one.
  await page.getByRole("button", { name: "Create token" }).dblclick();

  await expect(page.getByText("The token was created")).toBeVisible();
  const token = (await page.getByText(/^ogds_\w{46}$/).textContent()) ?? "";
  await expectAccessibleAtAllWidths(page);
  const ask = () =>
    request.get("/api/v1/desk/token", { headers: { Authorization: `Bearer ${token}` } });
  expect(await (await ask()).json()).toMatchObject({
    data: { name: "Mari Kask", scopes: ["requests:read"] },
  });

  await openDesk(page, "/desk/tokens");
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByText(`ogds_…${token.slice(-4)}`)).toBeVisible();
  await page.getByRole("button", { name: "Revoke Requests into our spreadsheet" }).press("Enter");
  await expect(page.getByText("The token was revoked.")).toBeVisible();
  expect((await ask()).status()).toBe(401);
});
