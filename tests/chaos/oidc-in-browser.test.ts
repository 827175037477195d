import { chromium, type Page } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "#database/client.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { startOidcProvider } from "#tests/support/oidc-provider.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { createStaff } from "#tests/support/staff.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";
import { findChromium } from "../../scripts/chromium.ts";

const executablePath = findChromium();
const database = await startOwnDatabase();

/** Signs in at the provider, as a person does. */
async function signInThere(page: Page, login: string) {
  await page.getByRole("link", { name: "Sign in with Example Login" }).click();
  await page.locator("[name=login]").fill(login);
  await page.locator("[name=password]").fill("x");
  await page.locator("[type=submit]").click();
  // The page of the provider that asks for consent.
  await page.locator("[name=login]").waitFor({ state: "detached" });
  await page.locator("[type=submit]").click();
}

test.skipIf(!executablePath)(
  "staff sign in at the provider in a browser, and a stranger reads why not",
  async () => {
    const port = await findFreePort();
    const provider = await startOidcProvider(`http://127.0.0.1:${port}`);
    onTestFinished(() => provider.stop());
    const settings = { DATABASE_URL: database.url, PORT: String(port), OIDC_ONLY: "on" };
    const product = await startTestedProduct({ ...settings, ...provider.settings }, onTestFinished);
    const { db, close } = connect(database.url);
    onTestFinished(close);
    const mari = await createStaff(db);
    provider.people.set("mari", { email: mari.email, email_verified: true });
    provider.people.set("stranger", { email: "stranger@example.com", email_verified: true });
    const browser = await chromium.launch({
      executablePath: executablePath ?? "",
      args: ["--disable-dev-shm-usage", "--disable-gpu"],
    });
    onTestFinished(() => browser.close());
    const open = async () => {
      const context = await browser.newContext({ baseURL: product.origin });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto("/desk/account");
      return page;
    };

    const own = await open();
    expect(await own.getByLabel("Password").count()).toBe(0);
    await signInThere(own, "mari");
    await own.getByRole("heading", { name: "Your account" }).waitFor();
    expect(new URL(own.url()).pathname).toBe("/desk/account");
    await own.getByText("You sign in with Example Login.").waitFor();

    const other = await open();
    await signInThere(other, "stranger");
    await other.getByRole("heading", { name: "You don't have an account" }).waitFor();
    await other.getByRole("link", { name: "Back to sign-in" }).click();
    await other.getByRole("heading", { name: "Sign in" }).waitFor();
  },
);
