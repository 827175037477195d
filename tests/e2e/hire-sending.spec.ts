import { expect, test } from "#tests/support/e2e.ts";
import { listenToPosts, press, reference, send, summary } from "#tests/support/form-pages.ts";
import { createAddress, findEmails, startHire, walkToSummary } from "#tests/support/hire.ts";

const POST = "/api/forms/request";
const REQUEST = `**${POST}`;

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
    await expect.poll(async () => (await findEmails(email)).length, { timeout: 15_000 }).toBe(2);
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
    const clicked = Promise.withResolvers<void>();
    await page.route(REQUEST, async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await send(page).dblclick();
    clicked.resolve();
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
    await expect.poll(async () => (await findEmails(email)).length, { timeout: 15_000 }).toBe(2);
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
