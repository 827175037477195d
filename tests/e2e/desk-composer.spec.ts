import type { Browser, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { button } from "#tests/support/e2e-editor.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openBrowser, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const SEND = "Send and follow up in 3 days";
const reply = (page: Page) => page.getByLabel(/^Reply to/);
const note = (page: Page) => page.getByLabel("Note", { exact: true });
const saved = (page: Page) => page.getByText("Draft saved", { exact: true });

async function sendRequest(db: Database) {
  const email = createAddress("composer");
  const reference = await sendFindTo(db, { email, name: "Ida Composer" });
  return { email, path: `/desk/requests/${reference}`, reference };
}

/** The request as a colleague sees it. */
async function openAs(
  browser: Browser,
  {
    db,
    baseURL,
    path,
    name,
  }: { db: Database; baseURL: string | undefined; path: string; name: string },
) {
  const context = await openBrowser(browser, baseURL);
  await signInAs(context, { db, baseURL }, { role: "partner", name });
  const page = await context.newPage();
  await openDesk(page, path);
  return page;
}

async function write(page: Page, body: string): Promise<void> {
  await page.getByLabel("Subject").fill("Your request");
  await reply(page).fill(body);
}

test("a reply and a note survive a reload, another browser of the person, and a lost connection", async ({
  page,
  context,
  browser,
  db,
  baseURL,
  problems,
}) => {
  // Without a connection nothing of the page is read either.
  problems.expectProblem(
    /ERR_INTERNET_DISCONNECTED|desk\/drafts|Failed to load resource|api\/desk\/events/,
  );
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const { path } = await sendRequest(db);
  await openDesk(page, path);
  await write(page, "We have two people.");
  await note(page).fill("They want two.");
  await expect(saved(page)).toHaveCount(2);
  await page.reload();
  await expect(reply(page)).toHaveValue("We have two people.");
  await expect(note(page)).toHaveValue("They want two.");

  const other = await openBrowser(browser, baseURL);
  await other.addCookies(await context.cookies());
  const phone = await other.newPage();
  await openDesk(phone, path);
  await expect(reply(phone)).toHaveValue("We have two people.");
  await other.close();

  await context.setOffline(true);
  await reply(page).fill("We have two people, from May.");
  await expect(page.getByText("saved in this browser only")).toBeVisible();
  // The connection is back after the tab has ended.
  const again = await context.newPage();
  page.on("dialog", (dialog) => dialog.accept());
  await page.close();
  await context.setOffline(false);
  await openDesk(again, path);
  await expect(reply(again)).toHaveValue("We have two people, from May.");
  await expect(saved(again)).toHaveCount(2);
});

test("a draft that another tab has replaced is offered beside the newer one", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/desk\/drafts|Failed to load resource/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const { path } = await sendRequest(db);
  await openDesk(page, path);
  const second = await context.newPage();
  await openDesk(second, path);
  await second.route("**/desk/drafts/**", (route) => route.abort());
  await reply(second).fill("From the second tab.");
  await reply(page).fill("From the first tab.");
  await expect(saved(page)).toBeVisible();
  await second.unroute("**/desk/drafts/**");
  const notice = second.getByRole("alert").filter({ hasText: "another window" });
  await expect(notice).toContainText("From the first tab.");
  await expectAccessible(second);
  await button(second, "Add it below").click();
  await expect(reply(second)).toHaveValue("From the second tab.\n\nFrom the first tab.");
  await expect(notice).toHaveCount(0);
  await expect(saved(second)).toBeVisible();
});

test("one press sends, sets state and follow-up; Undo after a reload takes all of it back", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const { path, email, reference } = await sendRequest(db);
  await openDesk(page, path);
  await write(page, "We have two people.");
  await reply(page).press("ControlOrMeta+Enter");
  await expect(page.getByText("Reply on its way")).toBeVisible();
  await expect(reply(page)).toHaveValue("");
  const readState = async () => {
    const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
    return row?.state;
  };
  expect(await readState()).toBe("contacted");
  await page.reload();
  await button(page, "Undo").click();
  await expect(reply(page)).toHaveValue("We have two people.");
  await expect(page.getByText("Reply on its way")).toHaveCount(0);
  expect(await readState()).toBe("new");

  await reply(page).fill("We have three people.");
  await button(page, SEND).click();
  await expect(page.getByText("Reply on its way")).toBeVisible();
  await expect(page.getByText("Reply on its way")).toHaveCount(0, { timeout: 15_000 });
  const readTexts = async () =>
    (await findEmails(email))
      .filter(({ subject }) => subject === "Your request")
      // Below it are the stations and the link to the status page.
      .map(({ text }) => text?.split("\n\nYour request so far\n")[0]);
  await expect.poll(readTexts, { timeout: 30_000 }).toEqual(["We have three people."]);
});

test("a second answer is refused once with what the colleague wrote, and sent by the next press", async ({
  page,
  context,
  browser,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/409/);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const { path } = await sendRequest(db);
  await openDesk(page, path);
  const colleague = await openAs(browser, { db, baseURL, path, name: "Jaan Kuusk" });
  await write(page, "We have two people.");
  await write(colleague, "Sofia is free from May.");
  await button(colleague, SEND).click();
  await expect(colleague.getByText("Reply on its way")).toBeVisible();
  // It is on the page by now, where it is easily overlooked.
  await expect(page.getByText("Sofia is free from May.")).toBeVisible();

  await page.getByRole("button", { name: /^Send/ }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "Jaan Kuusk wrote to them" });
  await expect(refusal).toContainText("Sofia is free from May.");
  await expect(reply(page)).toHaveValue("We have two people.");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText("Reply on its way")).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await colleague.context().close();
});

test("who else has a request open or is writing is shown, and goes with their last tab", async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const { path } = await sendRequest(db);
  await openDesk(page, path);
  const colleague = await openAs(browser, { db, baseURL, path, name: "Jaan Kuusk" });
  const announced = page.getByRole("status").filter({ hasText: "Jaan Kuusk" });
  const isOpen = page.getByText("Jaan Kuusk has this open too.");
  const isWriting = page.getByText("Jaan Kuusk is writing.");
  await expect(isOpen).toHaveCount(2);
  await expect(announced).toHaveText("Jaan Kuusk has this open too.");
  await expect(colleague.getByRole("status").filter({ hasText: "Liis Tamm" })).toBeVisible();
  await expectAccessible(page);
  const top = await reply(page).boundingBox();

  const tab = await colleague.context().newPage();
  await openDesk(tab, path);
  await reply(tab).pressSequentially("We");
  await expect(isWriting).toHaveCount(2);
  // A pause is shown, and not announced.
  await expect(isOpen).toHaveCount(1, { timeout: 15_000 });
  await expect(announced).toHaveText("Jaan Kuusk is writing.");

  // The signal that they type is under way when they send.
  const typing = Promise.withResolvers<void>();
  await tab.route("**/presence", async (route) => {
    if (route.request().postDataJSON()?.state === "typing") await typing.promise;
    await route.continue();
  });
  await write(tab, "We have two people.");
  await button(tab, SEND).click();
  await expect(tab.getByText("Reply on its way")).toBeVisible();
  typing.resolve();
  await expect(announced).toHaveText("Jaan Kuusk has this open too.");
  await expect(isWriting).toHaveCount(0);

  await tab.goto("/desk");
  await expect(isOpen).toHaveCount(2);
  await colleague.goto("/desk");
  await expect(isOpen).toHaveCount(0);
  expect(await reply(page).boundingBox()).toEqual(top);
  await colleague.context().close();
});

test("without a connection nobody is shown as present", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/502/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const { path, reference } = await sendRequest(db);
  const present = JSON.stringify({ [reference]: [{ staff_id: 0, is_typing: false }] });
  const lost = Promise.withResolvers<void>();
  let connections = 0;
  await page.route("**/api/desk/events", async (route) => {
    connections += 1;
    if (connections > 1) return route.fulfill({ status: 502 });
    await lost.promise;
    const body = `retry: 1\nevent: presence\ndata: ${present}\n\n`;
    return route.fulfill({ contentType: "text/event-stream", body });
  });
  await openDesk(page, path);
  const again = page.waitForResponse(
    (response) => response.url().endsWith("/api/desk/events") && response.status() === 502,
  );
  lost.resolve();
  await again;
  await expect(page.getByText("A colleague has this open too.")).toHaveCount(0);
});

test("a partner edits a template and writes a signature, which ends the reply once", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const { email, path } = await sendRequest(db);
  await openDesk(page, path);
  await page.getByRole("link", { name: "Edit templates" }).click();
  await expect(page.getByRole("link", { name: "First answer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Content", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "First answer" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();

  await openDesk(page, "/desk/account");
  await page.getByLabel("Signature").fill("Liis Tamm\nPartner, +372 5550 1234");
  await page.getByRole("button", { name: "Save signature" }).click();
  await expect(page.getByText("Your signature was saved.")).toBeVisible();

  await openDesk(page, path);
  await page.getByLabel("Template").selectOption("First answer");
  await expect(reply(page)).toHaveValue(/^Hello Ida/);
  await expect(reply(page)).not.toHaveValue(/5550/);
  await expect(page.getByLabel("End with your signature")).toBeChecked();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("+372 5550 1234")).toHaveCount(2);
  await expectAccessible(page);
  await reply(page).fill("We have two people.");
  await page.getByLabel("End with your signature").uncheck();
  await expect(page.getByText("+372 5550 1234")).toHaveCount(1);
  await page.getByLabel("End with your signature").check();
  await button(page, SEND).click();
  await expect(page.getByRole("region", { name: "Conversation" })).toContainText(
    "We have two people.\n\nLiis Tamm\nPartner, +372 5550 1234",
  );
  await expect
    .poll(async () => (await findEmails(email)).map(({ text }) => text).join(), { timeout: 30_000 })
    .toContain("+372 5550 1234");
});
