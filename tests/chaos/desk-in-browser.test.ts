import { chromium } from "@playwright/test";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { connect } from "#database/client.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { RECOVERY } from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";
import { findChromium } from "../../scripts/chromium.ts";

const executablePath = findChromium();
const database = await startOwnDatabase();
const dataDir = temporaryDatabasePath();
afterAll(() => removeTemporaryFolder(dataDir));
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  PORT: String(await findFreePort()),
};
const countReplies = async (body: string) => {
  const rows = await database.query("select id from request_events where body = $1", [body]);
  return rows.length;
};

test.skipIf(!executablePath)(
  "a reply that is sent while the server is stopped stays in its form, and is sent once when it is back",
  async () => {
    const product = await startTestedProduct(settings, onTestFinished);
    const { db, close } = connect(database.url);
    onTestFinished(close);
    const person = await createStaff(db, { role: "partner" });
    const cookie = await signIn({ db, env: { siteUrl: product.origin } }, person);
    const browser = await chromium.launch({
      executablePath: executablePath ?? "",
      args: ["--disable-dev-shm-usage", "--disable-gpu"],
    });
    onTestFinished(() => browser.close());
    const context = await browser.newContext({ baseURL: product.origin });
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: product.origin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const [request] = await database.query(
      "select reference from requests where state = 'new' and form = 'find' and email is not null limit 1",
    );
    await page.goto(`/desk/requests/${request?.reference}`);
    await page.getByLabel("Subject").fill("Your request");
    const body = page.getByLabel(/^Reply to/);
    await body.fill("We have two people for you, whatever the server does.");

    await product.end();
    await page.getByRole("button", { name: "Send and follow up in 3 days" }).click();
    const failure = page.getByRole("dialog").filter({ has: page.getByRole("alert") });
    await failure.waitFor();
    expect(await body.inputValue()).toContain("whatever the server does");
    expect(page.url().toLowerCase()).toContain(String(request?.reference).toLowerCase());

    const again = await startTestedProduct(settings, onTestFinished);
    await expect.poll(again.readiness, RECOVERY).toEqual({ status: "ready" });
    await failure.getByRole("button", { name: "Try again" }).click();
    const text = "We have two people for you, whatever the server does.";
    await expect.poll(() => countReplies(text), RECOVERY).toBe(1);
    await failure.waitFor({ state: "hidden" });
    await page.getByText(text).first().waitFor();
  },
);
