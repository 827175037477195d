import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "#tests/support/e2e.ts";
import {
  heading,
  listenToPosts,
  press,
  readSaved,
  reference,
  send,
  summary,
  tabTo,
} from "#tests/support/form-pages.ts";
import {
  createAddress,
  fillContacts,
  fillProject,
  findMails,
  idsOf,
  saveShortlist,
  walkToSummary,
} from "#tests/support/hire.ts";

const STEPS = ["select-developer", "contacts", "details", "book-a-call"];
const POST = "/api/forms/request";
const REQUEST = `**${POST}`;

/** Opens the first step with two developers chosen. */
async function startHire(page: Page) {
  await saveShortlist(page, await idsOf(page, "anna-kask", "karl-rebane"));
  await openPage(page, "/hire");
  await expect(page.getByRole("heading", { name: "Anna Kask" })).toBeVisible();
}

test("a client goes from home to a sent hire request, and the operator has it", async ({
  page,
}) => {
  const email = createAddress("story");
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Developers", exact: true }).click();
  await expect(page).toHaveURL("/developers");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const popup = page.getByRole("dialog");
  const title = popup.getByRole("heading").first();
  // Until the profile has arrived.
  await expect(title).not.toHaveText("Developer");
  const name = (await title.textContent()) ?? "";
  await popup.getByRole("button", { name: "Add to Shortlist" }).click();
  const panel = page.getByRole("dialog", { name: "Your Developer Shortlist" });
  await panel.getByRole("button", { name: "Proceed to Hire" }).click();

  await fillContacts(page, email);
  await page.getByLabel("What kind of project is it?").fill("A shop for bicycles");
  await page.getByLabel("3–6 months").check();
  await page.getByLabel("Part-time").check();
  await page.getByLabel("In one month").check();
  await page.getByLabel("What else should we know?").fill("Two designers.\nOne product owner.");
  await press(page, "Continue");

  await expect(page).toHaveURL("/hire/book-a-call");
  const main = page.getByRole("main");
  for (const words of [
    "Zoë Tamm",
    email,
    "A shop for bicycles",
    "3–6 months",
    "One product owner.",
  ])
    await expect(main).toContainText(words);
  await send(page).click();

  await expect(page).toHaveURL("/hire/success");
  await expect(heading(page)).toHaveText("We have your request");
  await expect(heading(page)).toBeFocused();
  const named = page.getByRole("region", { name: "Developers you asked for" });
  await expect(named.getByRole("listitem")).toHaveText([name]);
  const code = (await reference(page).textContent()) ?? "";
  await expect.poll(async () => (await findMails(email)).length, { timeout: 15_000 }).toBe(2);
  const mails = await findMails(email);
  const operator = mails.find(({ replyTo }) => replyTo?.[0]?.address === email);
  const confirmation = mails.find(({ to }) => to?.[0]?.address === email);
  expect(operator?.subject).toBe(`Hire request ${code} from Zoë Tamm`);
  expect(confirmation?.subject).toBe(`We have your request ${code}`);
  for (const words of [
    name,
    "A shop for bicycles",
    "Part-time",
    "In one month",
    "> Two designers.",
  ])
    expect(operator?.text).toContain(words);
  expect(operator?.text).toMatch(/http:\/\/localhost:\d+\/developers\/[a-z-]+/);

  await page.reload();
  await expect(reference(page)).toHaveText(code);
  await expect(named.getByRole("listitem")).toHaveText([name]);
  const stored = await readSaved(page);
  for (const personal of [email, "Zoë", "bicycles"]) expect(stored).not.toContain(personal);
  await expect(page.getByRole("button", { name: "Shortlist, empty" })).toBeVisible();
});

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

  test("a deep link to a later step goes to the first unfinished step", async ({ page }) => {
    await startHire(page);
    await page.goto("/hire/book-a-call");
    await expect(page).toHaveURL("/hire/select-developer");
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/contacts");
    await page.goto("/hire/details");
    await expect(page).toHaveURL("/hire/contacts");
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

  test("without chosen developers leads to the list before the scripts have come", async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/hire/select-developer", { waitUntil: "commit" });
    await expect(page).toHaveURL("/developers");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    release();
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

test.describe("sending", () => {
  test("without a network the form stays filled and is sent again with the same key", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const posts = listenToPosts(page, POST);
    await startHire(page);
    await walkToSummary(page, "offline@example.com");
    await page.route(REQUEST, (route) => route.abort("internetdisconnected"));
    await send(page).click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("Your request wasn't sent");
    await expect(notice).toContainText("Your answers are still here.");
    await expect(notice).toBeFocused();
    await expect(page.getByRole("main")).toContainText("offline@example.com");

    await page.unroute(REQUEST);
    await press(page, "Try again");
    await expect(page).toHaveURL("/hire/success");
    expect(posts).toHaveLength(2);
    expect(posts[1]?.key).toBe(posts[0]?.key);
  });

  test("a request whose response was lost is one record when it is sent again", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/ERR_|failed/i);
    const email = createAddress("lost-answer");
    await startHire(page);
    await walkToSummary(page, email);
    let stored = "";
    await page.route(REQUEST, async (route) => {
      // The server has it; the visitor does not hear so.
      stored = (await (await route.fetch()).json()).data.reference;
      await route.abort("connectionreset");
    });
    await send(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(REQUEST);
    await page.reload();
    await send(page).click();
    await expect(reference(page)).toHaveText(stored);
    await expect.poll(async () => (await findMails(email)).length, { timeout: 15_000 }).toBe(2);
  });

  test("answers that were changed after a lost response are a new request", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/ERR_|failed|422/i);
    await startHire(page);
    await walkToSummary(page, "other-answers@example.com");
    let stored = "";
    await page.route(REQUEST, async (route) => {
      stored = (await (await route.fetch()).json()).data.reference;
      await route.abort("connectionreset");
    });
    await send(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(REQUEST);
    await page.getByRole("link", { name: "Change full name" }).click();
    await page.getByLabel("Full name").fill("Another Name");
    await press(page, "Continue");
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText(stored);
    await press(page, "Send as a new request");
    await expect(page).toHaveURL("/hire/success");
    await expect(reference(page)).not.toHaveText(stored);
  });

  test("a double click sends once", async ({ page }) => {
    const posts = listenToPosts(page, POST);
    await startHire(page);
    await walkToSummary(page, "double@example.com");
    await send(page).dblclick();
    await expect(page).toHaveURL("/hire/success");
    expect(posts).toHaveLength(1);
  });

  test("two tabs send one request and both show its reference", async ({ page, context }) => {
    const email = createAddress("two-tabs");
    const posts = listenToPosts(page, POST);
    await startHire(page);
    await walkToSummary(page, email);
    const second = await context.newPage();
    await second.goto("/hire/book-a-call");
    await expect(send(second)).toBeVisible();
    // Neither gets a response before both have sent.
    const bothSent = Promise.withResolvers<void>();
    await context.route(REQUEST, async (route) => {
      if (posts.length === 2) bothSent.resolve();
      await bothSent.promise;
      await route.continue();
    });
    await Promise.all([send(page).click(), send(second).click()]);
    await expect(reference(page)).toBeVisible();
    await expect(reference(second)).toHaveText((await reference(page).textContent()) ?? "");
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
    await expect.poll(async () => (await findMails(email)).length, { timeout: 15_000 }).toBe(2);
  });

  test("an error of the server is shown with a link to its step", async ({ page, problems }) => {
    problems.expectProblem(/422/);
    await startHire(page);
    await walkToSummary(page, "refused@example.com");
    const text = "One of the developers is no longer available.";
    await page.route(REQUEST, (route) =>
      route.fulfill({ status: 422, json: { message: text, errors: { members: [text] } } }),
    );
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await summary(page).getByRole("link", { name: text }).click();
    await expect(page.getByRole("link", { name: /^Change 2 developers/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/hire/select-developer");
  });

  test("the badge of reCAPTCHA is hidden", async ({ page }) => {
    await startHire(page);
    await page.evaluate(() => {
      const badge = Object.assign(document.createElement("div"), { textContent: "reCAPTCHA" });
      badge.className = "grecaptcha-badge";
      document.body.append(badge);
    });
    await expect(page.getByText("reCAPTCHA", { exact: true })).toBeHidden();
  });

  test("a failed captcha load is reported, and a retry works", async ({ page, problems }) => {
    problems.expectProblem(/ERR_FAILED/);
    await page.route("**/api/captcha/**", (route) => route.abort());
    await startHire(page);
    await walkToSummary(page, "captcha@example.com");
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("anti-spam check failed");
    await page.unroute("**/api/captcha/**");
    await press(page, "Try again");
    await expect(page).toHaveURL("/hire/success");
  });

  test("a field that only programs see shows itself when it is in the way", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/422/);
    await startHire(page);
    await walkToSummary(page, "trap@example.com");
    const trap = page.getByLabel("Leave this field empty");
    await page.locator('[name="homepage_url"]').evaluate((input: HTMLInputElement) => {
      input.value = "https://filled.example";
    });
    await send(page).click();
    await summary(page).getByRole("link", { name: "Leave this field empty" }).click();
    await expect(trap).toBeFocused();
    await trap.fill("");
    await send(page).click();
    await expect(page).toHaveURL("/hire/success");
  });
});

test("the whole form can be filled by keyboard", async ({ page }) => {
  await startHire(page);
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByLabel("Full name"));
  await page.keyboard.type("Zoë Tamm");
  await page.keyboard.press("Tab");
  await page.keyboard.type("keyboard@example.com");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hire/details");
  await tabTo(page, page.getByRole("button", { name: "Extend a team" }));
  await page.keyboard.press("Space");
  await expect(page.getByLabel("What kind of project is it?")).toHaveValue("Extend a team");
  await tabTo(page, page.getByLabel("1–4 weeks"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("1–3 months")).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel(/Email me news/));
  await page.keyboard.press("Space");
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hire/success");
});

for (const width of [360, 1280]) {
  test(`axe finds nothing on any step at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startHire(page);
    await expectAccessible(page);
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/contacts");
    await press(page, "Continue");
    await expect(summary(page)).toBeVisible();
    await expectAccessible(page);
    await fillContacts(page, `axe-${width}@example.com`);
    await expect(page).toHaveURL("/hire/details");
    await press(page, "Continue");
    await expect(summary(page)).toBeVisible();
    await expectAccessible(page);
    await fillProject(page);
    await expect(send(page)).toBeVisible();
    await expectAccessible(page);
    await send(page).click();
    await expect(reference(page)).toBeVisible();
    await expectAccessible(page);
  });
}
