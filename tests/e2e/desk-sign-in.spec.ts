import type { Page } from "@playwright/test";
import { replaceLinks } from "#services/staff/links.repository.server.ts";
import { insertInvited } from "#services/staff/staff.repository.server.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { addAuthenticator } from "#tests/support/e2e-passkeys.ts";
import { openBrowser, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";
import { createStaff, toTotpCode } from "#tests/support/staff.ts";

const PASSWORD = "one two three four";
/** What browsers send with a form of another site. */
const FOREIGN: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://evil.localhost", "Sec-Fetch-Site": "same-site" },
];

const signOut = (page: Page) => page.getByRole("button", { name: "Sign out", exact: true });
const withPasskey = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

test("a person signs in by password and code, adds a passkey, signs in with it and removes it", async ({
  page,
  db,
}) => {
  const { email } = await createStaff(db, { password: PASSWORD, name: "Mari Kask" });
  const { lock } = await addAuthenticator(page);
  await page.goto("/desk/account");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Code").fill(toTotpCode());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await page.getByLabel("Name (optional)").fill("Phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Phone" })).toContainText(
    "not used yet",
  );
  await expectAccessibleAtWidths(page);
  // The authenticator has one already.
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("A device that has a passkey already")).toBeVisible();

  await signOut(page).click();
  await expect(page).toHaveURL(/\/desk\/sign-in/);
  // As a person does who comes back later.
  await page.goto("/desk/sign-in");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(withPasskey(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await lock(true);
  await withPasskey(page).click();
  await expect(page.getByText("That didn't work. Try again, or sign in")).toBeVisible();
  await lock(false);
  await withPasskey(page).click();
  await expect(page).toHaveURL(/\/desk$/);

  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Phone" })).toContainText("last used");
  await page.getByRole("button", { name: "Remove Phone" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Phone" })).toHaveCount(0);
});

test("a person who was invited chooses a passkey, without password and app, and signs in with it", async ({
  page,
  db,
}) => {
  const email = createAddress("siim");
  const token = await db.transaction(async (tx) => {
    const staff_id = await insertInvited(tx, { email, role: "partner" });
    return replaceLinks(tx, { staff_id, purpose: "invitation" }, new Date());
  });
  const { lock } = await addAuthenticator(page);
  await page.goto(`/desk/welcome/${token}`);
  const choose = page.getByRole("button", { name: "Set up with a passkey" });
  await expect(choose).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Full name").fill("Siim Tamm");
  await lock(true);
  await choose.click();
  await expect(page.getByText("That didn't work. Try again, or choose a password.")).toBeVisible();
  await lock(false);
  await choose.focus();
  // Signing out before the desk has it would refuse it.
  const events = page.waitForResponse("**/api/desk/events");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/desk$/);
  await events;

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await withPasskey(page).click();
  await expect(page).toHaveURL(/\/desk$/);
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Siim Tamm");
  await expect(page.getByRole("button", { name: "Set password" })).toBeVisible();
});

test("a passkey that the desk does not know is refused in words", async ({
  page,
  db,
  problems,
}) => {
  problems.expectProblem(/422/);
  const { email } = await createStaff(db, { password: PASSWORD });
  await addAuthenticator(page);
  await page.goto("/desk/account");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Code").fill(toTotpCode());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await signOut(page).click();
  await withPasskey(page).click();
  await expect(page.getByRole("alert")).toContainText("This passkey can't be used.");
});

test("passkeys are allowed on pages of the desk only", async ({ request }) => {
  const readPolicy = async (path: string) =>
    (await request.get(path)).headers()["permissions-policy"];
  expect(await readPolicy("/desk/sign-in")).toContain(
    "publickey-credentials-create=(self), publickey-credentials-get=(self)",
  );
  for (const path of ["/", "/hire/contacts", "/desk/forgot-password", "/healthz"]) {
    expect(await readPolicy(path), path).toContain(
      "publickey-credentials-create=(), publickey-credentials-get=()",
    );
  }
});

test("a form that another site sends is refused, also for people who are signed in", async ({
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/403/);
  await signInAs(context, { db, baseURL });
  const form = { intent: "sign-out" };
  for (const path of ["/desk/account", "/desk/account.data", "/desk/sign-in", "/desk/staff"]) {
    for (const headers of FOREIGN) {
      const response = await context.request.post(path, { form, headers, maxRedirects: 0 });
      expect([path, headers, response.status()]).toEqual([path, headers, 403]);
    }
  }
  const own = { Origin: baseURL ?? "" };
  expect((await context.request.get("/desk", { maxRedirects: 0 })).status()).toBe(200);
  const ended = await context.request.post("/desk/account", {
    form,
    headers: own,
    maxRedirects: 0,
  });
  expect(ended.status()).toBe(303);
  expect((await context.request.get("/desk", { maxRedirects: 0 })).status()).toBe(302);
});

test("without JavaScript there is no button for passkeys", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/desk/sign-in`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(withPasskey(page)).toHaveCount(0);
  await context.close();
});

test("an owner sends a sign-in link, which is shown once, and its person signs in with it", async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  const person = await createStaff(db, { password: PASSWORD, name: "Kati Mets", role: "partner" });
  await signInAs(context, { db, baseURL }, { name: "Olga Tamme" });
  await page.goto("/desk/staff");
  const row = page.getByRole("row").filter({ hasText: person.email });
  await row.getByRole("button", { name: "Send sign-in link to Kati Mets" }).click();
  const shown = page.getByText(/\/desk\/welcome\/[0-9a-f]{64}$/);
  await expect(page.getByText(`on its way to ${person.email}`)).toBeVisible();
  const link = new URL((await shown.textContent()) ?? "").pathname;
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.reload();
  await expect(shown).toHaveCount(0);

  const other = await openBrowser(browser, baseURL);
  const linkPage = await other.newPage();
  await linkPage.goto(link);
  await expect(linkPage.getByLabel("Email address")).toHaveValue(person.email);
  await expectAccessibleAtWidths(linkPage);
  await linkPage.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await linkPage.getByLabel("Code").fill(toTotpCode());
  await linkPage.getByRole("button", { name: "Sign in" }).click();
  await expect(linkPage).toHaveURL(/\/desk$/);
  await other.close();
});
