import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { listEmails, RECOVERY } from "#tests/support/chaos.ts";
import { walkToFindSummary } from "#tests/support/find.ts";
import { reference, send } from "#tests/support/form-pages.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";
import { findChromium } from "../../scripts/chromium.ts";

const executablePath = findChromium();
if (!executablePath) {
  process.stderr.write(
    "No browser can send a form here: there is no Chromium (see npm run e2e).\n",
  );
}
const database = await startOwnDatabase();
const product = await startTestedProduct({ DATABASE_URL: database.url });

test.skipIf(!executablePath)(
  "a form that is sent while the database is down retains its answers, and is stored once when it is back",
  async () => {
    const args = ["--disable-dev-shm-usage", "--disable-gpu"];
    const browser = await chromium.launch({ executablePath: executablePath ?? "", args });
    onTestFinished(() => browser.close());
    const context = await browser.newContext({ baseURL: product.origin });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await walkToFindSummary(page, "zoe.kaostamm@example.com");

    await database.stop();
    await send(page).click();
    const notice = page.getByRole("alert").filter({ hasText: "Your request wasn't sent" });
    await notice.waitFor();
    expect(await notice.textContent()).toContain("Your answers are still here");
    // The only way on is to load the page again.
    await page.reload();
    await page.getByText("zoe.kaostamm@example.com").waitFor();

    await database.start();
    await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
    await send(page).click();
    await reference(page).waitFor();
    const shown = (await reference(page).textContent()) ?? "";
    const stored = "select reference from requests where fingerprint <> 'demo'";
    expect(await database.query(stored)).toEqual([{ reference: shown }]);
    await expect.poll(() => listEmails(product, shown), RECOVERY).toHaveLength(2);
  },
);
