import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { FORM_EXPIRED, issueFormToken } from "#services/forms/form-token.server.ts";
import { expect } from "#tests/support/e2e.ts";
import { press, reference } from "#tests/support/form-pages.ts";
import { createAddress, idsOf } from "#tests/support/hire.ts";
import { fillContacts, REFUSED, send } from "#tests/support/plain-forms.ts";
import { test } from "#tests/support/run-database.ts";

test.use({ javaScriptEnabled: false });

const HIRE = "/hire/form?members=anna-kask,karl-rebane";

const alert = (page: Page) => page.getByRole("alert");

test.beforeEach(({ problems }) => problems.expectProblem(REFUSED));

test("a forged token, one of another form and another site's form are refused", async ({
  page,
  db,
}) => {
  const email = createAddress("plain-forged");
  await page.goto("/find/form");
  const foreign = await page.locator("input[name=form_token]").getAttribute("value");
  const [id] = await idsOf(page, "anna-kask");
  const post = (form_token: string, headers: Record<string, string>) =>
    page.request.post(HIRE, {
      maxRedirects: 0,
      headers,
      multipart: {
        intent: "send",
        form_token,
        "members[0][member_id]": String(id),
        name: "Zoë Tamm",
        email,
        project_type: "Audit",
        project_duration: "1_4_weeks",
        workload: "full_time",
        start_date: "as_soon_as_possible",
      },
    });
  for (const token of ["", "forged", foreign ?? ""]) {
    const answer = await post(token, { "Sec-Fetch-Site": "same-origin" });
    expect(answer.status(), token).toBe(422);
    // With a new token and everything that was typed.
    expect(await answer.text()).toContain(email);
  }
  const elsewhere = await post(foreign ?? "", { Origin: "https://example.com" });
  expect(elsewhere.status()).toBe(403);
  const { rows } = await db.execute(sql`select id from requests where email = ${email}`);
  expect(rows).toHaveLength(0);
});

/** Puts another token into the hire form that the page loads. */
async function openWithToken(page: Page, token: string): Promise<void> {
  await page.route(`**${HIRE}`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(name="form_token" value=")[^"]*/,
      (_all, head) => head + token,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(HIRE);
  await expect(page.locator("input[name=form_token]")).toHaveValue(token);
}

async function expectInput(page: Page, email: string, message: string): Promise<void> {
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("What kind of project is it?")).toHaveValue("Audit");
  await expect(page.getByLabel("What else should we know?")).toHaveValue(message);
  await expect(page.getByLabel("Karl Rebane")).not.toBeChecked();
}

async function fillRequest(page: Page, email: string, message: string): Promise<void> {
  await fillContacts(page, email);
  await page.getByLabel("What kind of project is it?").fill("Audit");
  await page.getByLabel("What else should we know?").fill(message);
  await page.getByLabel("Karl Rebane").uncheck();
}

test("a form page that was open for too long is shown again with everything typed, and can be sent", async ({
  page,
  db,
}) => {
  const email = createAddress("plain-expired");
  await openWithToken(page, await issueFormToken(db, "hire", new Date(Date.now() - 5 * 3_600_000)));
  await fillRequest(page, email, "Long thought about");
  await press(page, "Send request");
  await expect(alert(page)).toContainText(FORM_EXPIRED);
  await expectInput(page, email, "Long thought about");
  await send(page, "Send request", /\/hire\/sent\?receipt=/);
  const { rows } = await db.execute(sql`select message from requests where email = ${email}`);
  expect(rows).toEqual([{ message: "Long thought about" }]);
});

test("a form page whose token was used for another request names that one, and keeps everything typed", async ({
  page,
  db,
}) => {
  const email = createAddress("plain-used");
  const token = await issueFormToken(db, "hire", new Date(Date.now() - 60_000));
  await openWithToken(page, token);
  await fillRequest(page, email, "The first");
  await send(page, "Send request", /\/hire\/sent\?receipt=/);
  const first = (await reference(page).textContent()) ?? "";

  await page.goto(HIRE);
  await fillRequest(page, email, "Another one");
  await press(page, "Send request");
  await expect(alert(page)).toContainText(`Its reference is ${first}`);
  await expectInput(page, email, "Another one");
  await send(page, "Send request", /\/hire\/sent\?receipt=/);
  await expect(reference(page)).not.toHaveText(first);
  const { rows } = await db.execute(
    sql`select message from requests where email = ${email} order by id`,
  );
  expect(rows).toEqual([{ message: "The first" }, { message: "Another one" }]);
});
