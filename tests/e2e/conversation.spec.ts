import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { toEventRow } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createPdf } from "#tests/support/documents.ts";
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

test("a reply and its file appear on an open status page, and what is being written stays", async ({
  page,
  db,
}) => {
  const email = createAddress("live");
  await sendFindTo(db, { email, name: "Zoë Tamm" });
  const [request] = await db.select().from(requests).where(eq(requests.email, email));
  const request_id = request?.id ?? 0;
  const token = await db.transaction((tx) => createStatusLink(tx, request_id));
  await page.clock.install();
  await page.goto(`/status/${token}`);
  await page.getByLabel("Message").fill("Half a sent");

  const mail_id = randomUUID();
  const bytes = createPdf();
  const file = { purpose: "reply", type: "application/pdf", name: "offer.pdf" } as const;
  const [upload] = await db
    .insert(uploads)
    .values({ ...file, size: bytes.length, bytes, token_hash: mail_id, request_id })
    .returning({ id: uploads.id });
  await db.insert(emailDeliveries).values({ mail_id, request_id, sent_at: new Date() });
  await db.insert(requestEvents).values(
    toEventRow({
      request_id,
      version: 1,
      kind: "reply",
      channel: "email",
      body: "Anna is free in January.",
      mail_id,
      upload_id: upload?.id ?? null,
    }),
  );
  await page.clock.fastForward(15_000);
  await expect(page.getByRole("log")).toContainText("Anna is free in January.");
  await expect(page.getByLabel("Message")).toHaveValue("Half a sent");
  await expectAccessibleAtAllWidths(page);
  const link = page.getByRole("link", { name: /^offer\.pdf/ });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect(response.headers()["cache-control"]).toContain("no-store");
  expect(await response.body()).toEqual(bytes);
});

test("a thread of 200 entries opens at the newest one, and the earlier ones are scrolled to", async ({
  page,
  context,
  baseURL,
  db,
}) => {
  const mari = await signInAs(context, { db, baseURL }, { role: "partner" });
  const { id, reference } = await sendOwned(db, createAddress("conversation"), mari.id);
  const rows = Array.from({ length: 200 }, (_, index) =>
    toEventRow({
      request_id: id,
      version: 1,
      kind: "message",
      author: "client",
      channel: "status_page",
      body: `Message ${index + 1} of 200`,
    }),
  );
  await db.insert(requestEvents).values(rows);
  await openDesk(page, `/desk/requests/${reference}`);
  await expect(conversation(page).getByText("Message 200 of 200")).toBeInViewport();
  await expect(conversation(page).getByRole("listitem")).toHaveCount(201);
  await expect(
    conversation(page).getByText("Message 1 of 200", { exact: true }),
  ).not.toBeInViewport();
  await conversation(page).focus();
  await page.keyboard.press("Home");
  await expect(conversation(page).getByText("Message 1 of 200", { exact: true })).toBeInViewport();
});
