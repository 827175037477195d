import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Database } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
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

type Fields = Partial<typeof inboundEmails.$inferInsert>;

/** An email as the mailbox has it, which belongs to no request. */
async function receive(db: Database, fields: Fields = {}): Promise<string> {
  const subject = `Question ${randomUUID()}`;
  await db.insert(inboundEmails).values({
    fingerprint: randomUUID(),
    mailbox: randomUUID(),
    uid: 1,
    received_at: new Date(),
    state: "unmatched",
    reason: "no_request",
    sender: "ana@costa.example",
    sender_name: "Ana Costa",
    subject,
    ...fields,
  });
  return subject;
}

const email = (page: Page, subject: string) =>
  page.getByRole("listitem").filter({ hasText: subject });

test("an email that belongs to no request is added to that of its sender, or ignored, and both can be undone by keyboard", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const sender = createAddress("unmatched");
  const reference = await sendFindTo(db, { email: sender, name: "Ida Unmatched" });
  const known = await receive(db, { sender, sender_name: "Ida Unmatched" });
  const stranger = await receive(db);
  await openDesk(page, "/desk/unmatched");
  await expect(email(page, known).getByText(`Their last request is ${reference}`)).toBeVisible();

  const field = email(page, known).getByLabel(/^Reference/);
  await expect(field).toHaveValue(reference);
  await field.press("Enter");
  const notice = page.getByRole("status").filter({ hasText: reference });
  await expect(notice).toContainText("will be on");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(email(page, known).getByText("It is being added to a request.")).toBeVisible();
  await notice.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("The email is in the list again.")).toBeVisible();
  await expect(field).toHaveValue(reference);

  await email(page, stranger).getByRole("button", { name: "Ignore" }).press("Enter");
  await expect(email(page, stranger)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(email(page, stranger)).toBeVisible();

  await email(page, stranger)
    .getByLabel(/^Reference/)
    .fill("nonsense");
  await email(page, stranger).getByRole("button", { name: "Add to request" }).press("Enter");
  await expect(email(page, stranger).getByText("Enter a reference like OG-7K3M9Q")).toBeVisible();
  await expect(email(page, stranger).getByLabel(/^Reference/)).toHaveValue("nonsense");
});

test("emails of strangers fit every screen, whatever they write, and run nothing", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const mark = randomUUID();
  await receive(db, { subject: "", sender: "", sender_name: "" });
  for (const fields of [
    { subject: `${mark} ${"long words ".repeat(15)}`, sender_name: "Elisabeth ".repeat(9) },
    { subject: `${mark}${"w".repeat(160)}`, sender: `${"a".repeat(60)}@${"b".repeat(60)}.example` },
    { subject: `${mark} 開発者の紹介`, sender_name: "田中 美咲" },
    { subject: `${mark} طلب فريق من المطورين (React)`, sender_name: "أحمد الخطيب" },
    { subject: `${mark} <img src=x onerror=alert(1)>`, sender_name: "<script>alert(1)</script>" },
    { subject: `${mark} Designs`, reason: "too_large" },
    { subject: `${mark} Broken`, reason: "unreadable" },
    { subject: `${mark} Deleted`, reason: "gone" },
  ] as const) {
    await receive(db, fields);
  }
  await openDesk(page, "/desk/unmatched");
  await expect(email(page, mark)).toHaveCount(8);
  await expect(page.getByText("No subject").first()).toBeVisible();
  await expect(page.getByText("Unknown sender").first()).toBeVisible();
  await expect(email(page, `${mark} Designs`)).toContainText("It is larger than 25 MB.");
  await expectAccessibleAtAllWidths(page);
});

test("an email that a colleague deals with leaves the list of the others", async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const others = await openBrowser(browser, baseURL);
  await signInAs(others, { db, baseURL }, { role: "partner", name: "Jaan Kuusk" });
  const colleague = await others.newPage();
  await openDesk(colleague, "/desk/unmatched");
  await openDesk(page, "/desk/unmatched");
  // One that arrives shows by itself.
  const subject = await receive(db);
  await expect(email(page, subject)).toBeVisible();
  await email(colleague, subject).getByRole("button", { name: "Ignore" }).click();
  await expect(email(page, subject)).toHaveCount(0);
  await others.close();
});
