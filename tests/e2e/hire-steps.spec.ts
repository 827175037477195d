import type { Locator } from "@playwright/test";
import { expect, holdScripts, openPage, test } from "#tests/support/e2e.ts";
import { heading, listenToPosts, press, send, summary } from "#tests/support/form-pages.ts";
import {
  createAddress,
  fillContacts,
  idsOf,
  saveShortlist,
  startHire,
  walkToSummary,
} from "#tests/support/hire.ts";

const STEPS = ["select-developer", "contacts", "details", "book-a-call"];
const POST = "/api/forms/request";

/** The script with the rules of the form. */
const RULES = /\/assets\/(hire-)?request-[\w-]{7}\.js/;

test.describe("entry", () => {
  test("with no chosen developers every step sends the visitor to /developers", async ({
    page,
  }) => {
    for (const step of ["", ...STEPS.map((one) => `/${one}`), "/success"]) {
      await page.goto(`/hire${step}`);
      await expect(page).toHaveURL("/developers");
    }
  });

  test("without chosen developers a step leads to the list before the scripts have come", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    for (const step of STEPS) {
      await page.goto(`/hire/${step}`, { waitUntil: "commit" });
      await expect(page).toHaveURL("/developers");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    release();
  });

  test("a deep link to a later step goes to the first unfinished step", async ({ page }) => {
    await startHire(page);
    await page.goto("/hire/book-a-call");
    await expect(page).toHaveURL("/hire/select-developer");
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/contacts");
    for (const later of ["details", "success"]) {
      await page.goto(`/hire/${later}`);
      await expect(page).toHaveURL("/hire/contacts");
    }
    await fillContacts(page, createAddress("deep"));
    await expect(page).toHaveURL("/hire/details");
    await page.goto("/hire/success");
    await expect(page).toHaveURL("/hire/details");
    await page.goto("/hire");
    await expect(page).toHaveURL("/hire/select-developer");
  });

  test("Proceed to Hire counts as the first step and leads to /hire/contacts", async ({ page }) => {
    await startHire(page);
    await page.getByRole("button", { name: "2 Developers" }).click();
    await press(page, "Proceed to Hire");
    await expect(page).toHaveURL("/hire/contacts");
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
  });
});

test.describe("select-developer", () => {
  test("removing the last developer resets the whole hire state", async ({ page }) => {
    await startHire(page);
    await press(page, "Continue");
    await page.getByLabel("Full name").fill("Forgotten");
    await page.getByRole("link", { name: "Back" }).click();
    await press(page, "Remove Anna Kask");
    await expect(page.getByRole("heading", { name: "Anna Kask" })).toBeHidden();
    await press(page, "Remove Karl Rebane");
    await expect(page).toHaveURL("/developers");
    expect(await page.evaluate(() => localStorage.getItem("hire"))).not.toContain("Forgotten");
  });

  test("leads to the list for another developer and back without losing anything", async ({
    page,
  }) => {
    await startHire(page);
    await page.getByRole("link", { name: "Add another developer" }).click();
    await expect(page).toHaveURL("/developers");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Karl Rebane" })).toBeVisible();
  });

  test("a member that is no longer published is dropped with a notice", async ({ page }) => {
    await saveShortlist(page, [...(await idsOf(page, "anna-kask")), 999_999]);
    await openPage(page, "/hire/select-developer");
    await expect(page.getByRole("status").first()).toContainText(
      "1 developer is no longer available and was removed from your request.",
    );
    await expect(page.getByRole("heading", { name: "Anna Kask" })).toBeVisible();
    await expect(page.getByRole("button", { name: "1 Developer in your shortlist" })).toBeVisible();
  });

  test("when no member is left the page shows a message and a next step", async ({ page }) => {
    await saveShortlist(page, [999_999]);
    await openPage(page, "/hire/select-developer");
    await expect(page.getByText("The developers you chose are no longer available")).toBeVisible();
    await page.getByRole("link", { name: "Find other developers" }).click();
    await expect(page).toHaveURL("/developers");
  });
});

test.describe("mistakes", () => {
  test("are shown on Continue, at the top and beside the field, and never on blur", async ({
    page,
  }) => {
    await startHire(page);
    await press(page, "Continue");
    const email = page.getByLabel("Email address");
    await email.fill("zoe@");
    await email.blur();
    await expect(page.getByText("Enter an email address")).toBeHidden();

    await press(page, "Continue");
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: How can we reach you\?/);
    await expect(summary(page).getByRole("link")).toHaveText([
      "Enter your full name",
      "Enter an email address in the correct format, like name@example.com",
    ]);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/correct format, like name@example.com/);
    await expect(email).toHaveValue("zoe@");
    await summary(page)
      .getByRole("link", { name: /correct format/ })
      .click();
    await expect(email).toBeFocused();

    await email.fill("zoe@example.com");
    await expect(summary(page)).toBeVisible();
    await page.getByLabel("Full name").fill("Z");
    await press(page, "Continue");
    await expect(summary(page).getByRole("link")).toHaveText([
      "Full name must be 2 characters or more",
    ]);
    await expect(summary(page)).toBeFocused();
    await page.getByLabel("Full name").fill("Zoë");
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/details");
    await expect(page).toHaveTitle(/^What is your project\?/);
    await expect(heading(page)).toBeFocused();
  });

  test("a suggestion that fills a field removes its error from the summary, and keeps the focus", async ({
    page,
  }) => {
    await startHire(page);
    await press(page, "Continue");
    await fillContacts(page, "chips@example.com");
    await page.getByLabel("What else should we know?").fill("x".repeat(2_001));
    await press(page, "Continue");
    await expect(summary(page).getByRole("link")).toHaveText([
      "Enter what kind of project it is",
      "Message must be 2,000 characters or less",
    ]);
    const chip = page.getByRole("list", { name: "Suggestions" }).getByRole("button").first();
    await chip.click();
    await expect(summary(page).getByRole("link")).toHaveText([
      "Message must be 2,000 characters or less",
    ]);
    await expect(chip).toBeFocused();

    await page.getByLabel("What else should we know?").fill("");
    await page.getByLabel("What kind of project is it?").fill("");
    await press(page, "Continue");
    await expect(page).toHaveTitle(/^Error: /);
    await chip.click();
    await expect(summary(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^What is your project\?/);
    await expect(chip).toBeFocused();
  });

  test("text that is pasted beyond a limit is not cut, has an error beside its field and at the top, and stays", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const paste = async (field: Locator, text: string) => {
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await field.focus();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(field).toHaveValue(text);
    };
    await startHire(page);
    await press(page, "Continue");
    const name = page.getByLabel("Full name");
    await paste(name, "Zoë ".repeat(50).trim());
    await page.getByLabel("Email address").fill("paste@example.com");
    await press(page, "Continue");
    await expect(summary(page).getByRole("link")).toHaveText([
      "Full name must be 100 characters or less",
    ]);
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/100 characters or less/);
    await expect(name).toHaveValue("Zoë ".repeat(50).trim());
    await fillContacts(page, "paste@example.com");

    const message = page.getByLabel("What else should we know?");
    const text = "A sentence of forty characters, or so it. ".repeat(60).trim();
    await paste(message, text);
    await expect(
      page.getByText(`You have ${text.length - 2_000} characters too many`).first(),
    ).toBeVisible();
    await press(page, "Continue");
    await expect(summary(page).getByRole("link")).toHaveText([
      "Enter what kind of project it is",
      "Message must be 2,000 characters or less",
    ]);
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await page.reload();
    await expect(message).toHaveValue(text);
  });

  test("when the rules cannot be fetched nothing is lost and Continue can be pressed again", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/ERR_FAILED|dynamically imported/);
    await page.route(RULES, (route) => route.abort());
    await startHire(page);
    await press(page, "Continue");
    await page.getByLabel("Full name").fill("Zoë Tamm");
    await press(page, "Continue");
    await expect(page.getByRole("alert")).toContainText("Your answers couldn't be checked");
    await page.unroute(RULES);
    await fillContacts(page, "rules@example.com");
    await expect(page).toHaveURL("/hire/details");
  });

  test("a message that is too long is counted and not cut off", async ({ page }) => {
    await startHire(page);
    await press(page, "Continue");
    await fillContacts(page, "long@example.com");
    const message = page.getByLabel("What else should we know?");
    await message.fill("x".repeat(2_003));
    await expect(page.getByText("You have 3 characters too many").first()).toBeVisible();
    await press(page, "Continue");
    await expect(summary(page).getByRole("link")).toHaveText([
      "Enter what kind of project it is",
      "Message must be 2,000 characters or less",
    ]);
    await expect(message).toHaveValue("x".repeat(2_003));
  });

  test("duration, workload and start have a default, sent by their names", async ({ page }) => {
    const posts = listenToPosts(page, POST);
    await startHire(page);
    await walkToSummary(page, "defaults@example.com");
    await send(page).click();
    await expect(page).toHaveURL("/hire/success");
    for (const value of ["1_4_weeks", "full_time", "as_soon_as_possible", "multiple", "Audit"])
      expect(posts[0]?.body).toContain(`\r\n\r\n${value}\r\n`);
    expect(posts[0]?.body).toContain('name="members[1][member_id]"');
    expect(posts[0]?.body).not.toContain("contact_at");
  });
});

test.describe("answers", () => {
  test("survive a reload and are there in a second tab", async ({ page, context }) => {
    await startHire(page);
    await press(page, "Continue");
    await page.getByLabel("Full name").fill("Half a na");
    await page.reload();
    await expect(page.getByLabel("Full name")).toHaveValue("Half a na");

    const second = await context.newPage();
    await second.goto("/hire/contacts");
    await expect(second.getByLabel("Full name")).toHaveValue("Half a na");
    await second.getByLabel("Full name").fill("Half a name");
    await expect(page.getByLabel("Full name")).toHaveValue("Half a name");
    await fillContacts(second, "tabs@example.com");
    await page.goto("/hire/details");
    await expect(heading(page)).toHaveText("What is your project?");
  });

  test("can be changed from the summary, which they lead back to", async ({ page }) => {
    await startHire(page);
    await walkToSummary(page, "change@example.com");
    await page.getByRole("link", { name: "Change email address" }).click();
    await expect(page).toHaveURL("/hire/contacts");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/hire/book-a-call");
    await page.getByRole("link", { name: "Change email address" }).click();
    await page.getByLabel("Email address").fill("changed@example.com");
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/book-a-call");
    await expect(page.getByRole("main")).toContainText("changed@example.com");
    await page.getByRole("link", { name: /^Change 2 developers/ }).click();
    await press(page, "Remove Karl Rebane");
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/book-a-call");
    await expect(page.getByRole("main")).not.toContainText("Karl Rebane");
    await expect(page.getByLabel(/Email me news/)).not.toBeChecked();
  });
});
