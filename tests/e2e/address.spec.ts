import { randomUUID } from "node:crypto";
import {
  createBrowserLink,
  createStatusLink,
  toBrowserToken,
} from "#app/requests/status-link/status-link.server.ts";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { openBrowser } from "#tests/support/e2e-staff.ts";
import { createAddress, findEmails, startHire, walkToSummary } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const EMAILED = { timeout: 20_000 };

/** The path of the page of a request in the email to an address; empty before it has come. */
async function findStatusPath(email: string): Promise<string> {
  const texts = (await findEmails(email)).map(({ text }) => text ?? "");
  return texts.map((text) => /\/status\/[0-9a-f]{40}/.exec(text)?.[0] ?? "").find(Boolean) ?? "";
}

test("a client sees where the confirmation went, corrects the address and tracks the request", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/404|422/);
  const [wrong, right] = [createAddress("wrong"), createAddress("right")];
  await startHire(page);
  await walkToSummary(page, wrong);
  await page.getByRole("button", { name: "Skip and send request" }).click();
  await expect(page).toHaveURL("/hire/success");
  await expect(page.getByText(`We've emailed a confirmation to ${wrong}.`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Sent/ })).toBeVisible();
  await expectAccessibleAtWidths(page);
  await expect.poll(() => findStatusPath(wrong), EMAILED).not.toBe("");

  await page.getByRole("link", { name: "Wrong address?" }).click();
  await expect(page.getByRole("definition").filter({ hasText: wrong })).toBeVisible();
  await page.getByLabel("Correct address").fill("no address");
  await page.getByRole("button", { name: "Send to this address" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Enter an email address in the correct format",
  );
  await page.getByLabel("Correct address").fill(right);
  await page.keyboard.press("Enter");
  await expect(page.getByText("We've sent the confirmation again")).toBeVisible();
  await expect(page.getByRole("region", { name: "Developers you asked for" })).toContainText(
    "Anna Kask",
  );
  await expectAccessibleAtWidths(page);

  await expect.poll(() => findStatusPath(right), EMAILED).not.toBe("");
  await page.goto(await findStatusPath(wrong));
  await expect(page.getByRole("heading", { name: "This link is not available" })).toBeVisible();
  await page.goto("/hire/success");
  await expect(page.getByText(`We've emailed a confirmation to ${right}.`)).toBeVisible();
  await page.getByRole("link", { name: "Track your request" }).click();
  await expect(page.getByRole("heading", { name: "Your request", exact: true })).toBeVisible();
});

async function sendRequest(db: Database, email: string) {
  return db.transaction(async (tx) => {
    const key = randomUUID();
    const [row] = await tx
      .insert(requests)
      .values({
        reference: createReference("OG"),
        idempotency_key: key,
        fingerprint: "",
        form: "hire",
        name: "Zoë Tamm",
        email,
      })
      .returning({ id: requests.id });
    const id = row?.id ?? 0;
    await createBrowserLink(tx, id, key);
    return {
      browser: `/status/${await toBrowserToken(tx, key)}`,
      emailed: `/status/${await createStatusLink(tx, id)}`,
    };
  });
}

test("without JavaScript an address is corrected as well, until the emailed link is opened", async ({
  browser,
  baseURL,
  db,
}) => {
  const context = await openBrowser(browser, baseURL, false);
  const page = await context.newPage();
  const first = await sendRequest(db, createAddress("wrong"));
  const right = createAddress("right");
  await page.goto(first.browser);
  await page.getByRole("link", { name: "Check your address" }).click();
  await page.getByLabel("Correct address").fill(right);
  await page.getByRole("button", { name: "Send to this address" }).click();
  await expect(page.getByText("We've sent the confirmation again")).toBeVisible();
  await expect.poll(() => findStatusPath(right), EMAILED).not.toBe("");

  const second = await sendRequest(db, createAddress("opened"));
  await page.goto(`${second.browser}/address`);
  const other = await context.newPage();
  await other.goto(second.emailed);
  await expect(other.getByRole("heading", { name: "Your request", exact: true })).toBeVisible();
  await page.getByLabel("Correct address").fill(createAddress("late"));
  await page.getByRole("button", { name: "Send to this address" }).click();
  await expect(page.getByText("The address can't be corrected here any more")).toBeVisible();
  await expect(page.getByRole("link", { name: "send us a message" })).toBeVisible();
  await context.close();
});
