import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import {
  expectAccessibleAtAllWidths,
  openBrowser,
  openDesk,
  signInAs,
} from "#tests/support/e2e-staff.ts";
import { createAddress } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

/** A request of one person of the staff, with the path of its status page. */
async function sendOwned(db: Database, email: string, owner_id: number) {
  await sendFindTo(db, { email, name: "Zoë Tamm" });
  const [row] = await db
    .update(requests)
    .set({ owner_id, state: "contacted", follow_up_on: "2099-01-01" })
    .where(eq(requests.email, email))
    .returning({ id: requests.id, reference: requests.reference });
  if (!row) throw new Error("The request was not stored");
  const token = await db.transaction((tx) => createStatusLink(tx, row.id));
  return { ...row, path: `/status/${token}` };
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message").fill(text);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("We have your message")).toBeVisible();
}

const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });
const toList = (email: string) => `/desk/requests?state=all&text=${encodeURIComponent(email)}`;

test("a client's message is unread and waits until it was shown and answered", async ({
  page,
  context,
  browser,
  baseURL,
  db,
}) => {
  test.slow();
  const mari = await signInAs(context, { db, baseURL }, { role: "partner" });
  const email = createAddress("conversation");
  const { reference, path } = await sendOwned(db, email, mari.id);
  const clients = await openBrowser(browser, baseURL);
  const client = await clients.newPage();
  await client.goto(path);
  await openDesk(page, toList(email));
  const row = page.getByRole("row").filter({ hasText: "Zoë Tamm" });
  await expect(row).toBeVisible();
  await expect(row.getByText("Unread")).toHaveCount(0);

  await write(client, "When can we start?");
  await expect(row.getByText("Unread")).toHaveCount(1);
  await expect(row.getByText(/Waits 1 minute/).last()).toBeAttached();
  await openDesk(page, "/desk");
  const waiting = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^Waiting for us/ }) });
  await expect(waiting.getByRole("link", { name: /Zoë Tamm/ }).first()).toBeVisible();

  const read = page.waitForResponse(`**/api/desk/threads/${reference}/read`);
  await openDesk(page, `/desk/requests/${reference}`);
  await expect(conversation(page).getByText("When can we start?")).toBeInViewport();
  await expect(page.getByText("Waiting for us for 1 minute")).toBeVisible();
  expect((await read).status()).toBe(204);
  await expectAccessibleAtAllWidths(page);

  // The next one arrives while the page is open.
  await write(client, "And with whom?");
  await expect(conversation(page).getByText("And with whom?")).toBeInViewport();
  await page.getByRole("button", { name: "No answer needed" }).click();
  await expect(page.getByText("Waiting for us")).toHaveCount(0);
  await expect(conversation(page).getByText("marked it as answered")).toBeVisible();
  await openDesk(page, toList(email));
  await expect(row).toBeVisible();
  await expect(row.getByText(/Waits/)).toHaveCount(0);
  await clients.close();
});

test("a message stays unread when the page that shows it did not reach the server again", async ({
  page,
  context,
  browser,
  baseURL,
  db,
  problems,
}) => {
  problems.expectProblem(/threads|Failed to load resource/);
  const mari = await signInAs(context, { db, baseURL }, { role: "partner" });
  const email = createAddress("unread");
  const { reference, path } = await sendOwned(db, email, mari.id);
  const clients = await openBrowser(browser, baseURL);
  const client = await clients.newPage();
  await client.goto(path);
  await write(client, "When can we start?");
  await page.route("**/api/desk/threads/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/read"));
  await openDesk(page, `/desk/requests/${reference}`);
  await failed;
  await openDesk(page, toList(email));
  const row = page.getByRole("row").filter({ hasText: "Zoë Tamm" });
  await expect(row.getByText("Unread")).toHaveCount(1);
  await clients.close();
});
