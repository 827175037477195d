import type { Locator, Page } from "@playwright/test";
import { saveFile } from "#app/desk/content/editing/save-file.service.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { readFile } from "#tests/support/content-editing.ts";
import { expect } from "#tests/support/e2e.ts";
import { expectFailure, failForms, failure } from "#tests/support/e2e-failed-saves.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

/** Another one in each attempt. */
const MARK = `every-form-${createLetters()}`;
const DRAFT = `vacancies/${MARK}.md`;
const MEMBER = `members/${MARK}.yaml`;

/** Screens with forms; a list leads to the one behind its first row. */
const SCREENS: readonly (string | { list: string; then?: string })[] = [
  { list: "/desk/requests?state=all" },
  "/desk/requests",
  "/desk/requests/new",
  "/desk/applications/new",
  "/desk/calls/new",
  "/desk/unmatched",
  { list: "/desk/applications?state=all" },
  // Without people of the same name, who would bring forms while others are pressed.
  { list: "/desk/people?text=Ida+Every" },
  "/desk/people/new",
  "/desk/proposals/new",
  { list: "/desk/proposals" },
  { list: "/desk/calls?view=list" },
  "/desk/calls/hosts",
  "/desk/members",
  "/desk/members/new",
  `/desk/members/${MARK}`,
  `/desk/members/${MARK}/edit`,
  "/desk/content/new",
  `/desk/content/edit?path=${DRAFT}`,
  `/desk/content/edit?path=${DRAFT}&view=text`,
  `/desk/content/history?path=${DRAFT}`,
  "/desk/staff",
  "/desk/leave",
  "/desk/account",
  "/desk/tokens",
  "/desk/webhooks",
];

/** What a form is pressed with: a button that sends it where the person is. */
const BUTTONS = "button[type=submit]:not([formtarget]):not([aria-disabled=true])";
const TEXTS = "textarea:read-write, input[type=text]:read-write, input:not([type]):read-write";

const forms = (page: Page) => page.locator("form[method=post]:not([target])");

/** Opens what is folded, so that each form can be pressed. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const form of document.forms) form.noValidate = true;
  });

async function fillTexts(form: Locator): Promise<Map<Locator, string>> {
  const filled = new Map<Locator, string>();
  for (const field of await form.locator(TEXTS).all()) {
    if (!(await field.isVisible())) continue;
    await field.fill(`Stays ${filled.size}`);
    filled.set(field, `Stays ${filled.size}`);
    if (filled.size === 3) break;
  }
  return filled;
}

test("every form of every screen that fails stays on its page with its text", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  test.setTimeout(600_000);
  // A preview shows what is entered, or that it has errors.
  problems.expectProblem(/\.data|Failed to load resource|422: .+\/desk\/preview$/);
  page.on("dialog", (dialog) => dialog.accept());
  const owner = await signInAs(context, { db, baseURL }, { role: "owner" });
  await sendFindTo(db, { email: createAddress("every-form"), name: "Ida Every" });
  await db.insert(inboundEmails).values({
    fingerprint: MARK,
    mailbox: MARK,
    uid: 1,
    received_at: new Date(),
    state: "unmatched",
    reason: "no_request",
    sender: "ida@example.com",
    subject: "Every form",
  });
  for (const [path, from] of [
    [DRAFT, "vacancies/dotnet-engineer-public-registry.md"],
    // Without images, which are files of the member.
    [MEMBER, "members/ada-lill.yaml"],
  ] as const) {
    const { text } = await readFile(db, from);
    await saveFile({ db, env: readEnv({}) }, owner, { path, text, revision: 0 });
  }
  let count = 0;
  for (const screen of SCREENS) {
    await openDesk(page, typeof screen === "string" ? screen : screen.list);
    if (typeof screen === "object") {
      const row = page.locator("[data-row]").first();
      await openDesk(page, (await row.getAttribute("href")) ?? "");
    }
    const url = page.url();
    const title = await page.title();
    await unfold(page);
    await failForms(page);
    const total = await forms(page).count();
    for (let index = 0; index < total; index += 1) {
      const form = forms(page).nth(index);
      const buttons = form.locator(BUTTONS).filter({ visible: true });
      // Others of an editor only change what is in it.
      const save = buttons.and(page.locator("[value=save]"));
      const press = (await save.count()) > 0 ? save.first() : buttons.first();
      if ((await press.count()) === 0) continue;
      await test.step(`${url} ${await press.textContent()}`, async () => {
        const filled = await fillTexts(form);
        await press.click();
        await expectFailure(page, "can't be reached");
        await page.keyboard.press("Escape");
        await expect(failure(page)).toHaveCount(0);
        await expect(page).toHaveURL(url);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
        for (const [field, text] of filled) await expect(field).toHaveValue(text);
        count += 1;
      });
    }
    await page.unroute(/\.data(\?|$)/);
  }
  // One of each kind at least; the demo has more.
  expect(count).toBeGreaterThan(40);
});
