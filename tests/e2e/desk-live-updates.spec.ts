import type { Page } from "@playwright/test";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openBrowser, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const state = (page: Page) => page.getByLabel("State", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const toast = (page: Page, text: string) => page.getByRole("dialog").filter({ hasText: text });

/** Live updates of the page come this far into the time in which they are spread, from 0 to 1. */
const spreadAt = (page: Page, share: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, share);

/** Between the events "hold" and "release" React renders nothing, as in a busy browser. */
const holdRendering = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let held: (() => void)[] | undefined;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const post = () => postMessage.call(this, message);
      if (held) held.push(post);
      else post();
    };
    window.addEventListener("hold", () => {
      held = [];
    });
    window.addEventListener("release", () => {
      const waiting = held ?? [];
      held = undefined;
      for (const post of waiting) post();
    });
  });

test("what is wrong with a form is shown, also where a busy browser has not rendered it when a live update comes", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const other = await context.newPage();
  await spreadAt(page, 0);
  await spreadAt(other, 0.99);
  await holdRendering(page);
  const email = createAddress("busy");
  await openDesk(page, "/desk/members/new");
  await openDesk(other, `/desk/requests?state=all&text=${encodeURIComponent(email)}`);

  await page.evaluate(() => dispatchEvent(new Event("hold")));
  const refused = page.waitForResponse((response) => response.status() === 422);
  await page.getByRole("button", { name: "Create draft" }).click();
  await (await refused).finished();
  // The other tab reads later; the first may come with a change of another test.
  for (const name of ["Early Eero", "Late Latif"]) {
    await sendFindTo(db, { email, name });
    await expect(other.getByRole("link", { name })).toBeVisible();
  }
  await page.evaluate(() => dispatchEvent(new Event("release")));
  await expect(page.getByText("Enter the first name")).toBeVisible();
});

test("a tab whose connection was refused for a while shows what happened meanwhile", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/502/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const email = createAddress("live");
  await page.route("**/api/desk/events", (route) => route.fulfill({ status: 502 }));
  const refused = page.waitForResponse("**/api/desk/events");
  await openDesk(page, `/desk/requests?state=all&text=${encodeURIComponent(email)}`);
  await refused;
  await sendFindTo(db, { email, name: "Late Latif" });
  await page.unroute("**/api/desk/events");
  await expect(page.getByRole("link", { name: /Late Latif/ })).toBeVisible({ timeout: 40_000 });
});

test("a person who signs out leaves the desk also when a colleague changes something just then", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/api\/desk\/events|Failed to load resource/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const other = await context.newPage();
  await spreadAt(page, 0);
  await spreadAt(other, 0.99);
  const email = createAddress("sign-out");
  await openDesk(page, "/desk/account");
  await openDesk(other, `/desk/requests?state=all&text=${encodeURIComponent(email)}`);

  const answered = Promise.withResolvers<void>();
  await page.route(/account\.data/, async (route) => {
    if (route.request().method() === "POST") await answered.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  // The other tab reads later; the first may come with a change of another test.
  for (const name of ["Early Eero", "Late Latif"]) {
    await sendFindTo(db, { email, name });
    await expect(other.getByRole("link", { name })).toBeVisible();
  }
  answered.resolve();
  await expect(page).toHaveURL("/desk/sign-in");
});

test("saving again after a conflict does not wait until the page was read again", async ({
  page,
  context,
  browser,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/409/);
  const reference = await sendFindTo(db, { email: createAddress("again"), name: "Late Latif" });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await page.route("**/api/desk/events", (route) => route.fulfill({ status: 204 }));
  await openDesk(page, `/desk/requests/${reference}`);

  const colleague = await openBrowser(browser, baseURL);
  await signInAs(colleague, { db, baseURL }, { role: "partner", name: "Olga Tamme" });
  const olga = await colleague.newPage();
  await openDesk(olga, `/desk/requests/${reference}`);
  await state(olga).selectOption("Contacted");
  await expect(toast(olga, "State saved: Contacted")).toBeVisible();

  const shown = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(/\.data/, async (route) => {
    const isHeld = route.request().method() === "GET" && isFirst;
    if (isHeld) {
      isFirst = false;
      await shown.promise;
    }
    await route.continue();
  });
  await state(page).selectOption("Proposed");
  await expect(page.getByRole("alert")).toContainText("Olga Tamme changed the state");
  await save(page).click();
  await expect(toast(page, "State saved: Proposed")).toBeVisible();
  shown.resolve();
  await colleague.close();
});
