import { expect, finishHydration } from "#tests/support/e2e.ts";
import {
  createAddress,
  fillContacts,
  fillProject,
  idsOf,
  saveShortlist,
  startHire,
} from "#tests/support/hire.ts";
import { expectSameEdges } from "#tests/support/page-edges.ts";
import { ONE_PAGE_FORMS } from "#tests/support/page-kinds.ts";
import { test } from "#tests/support/run-database.ts";
import { createSecretPages } from "#tests/support/secret-pages.ts";

/** First steps of the forms, and pages with something to say but no form. */
const PAGES = [
  "/find/contacts",
  "/apply/job-selection",
  "/apply/save",
  "/status",
  "/status?asked",
  "/hire/sent",
  "/save-search/sent",
  "/apply/save/sent",
  "/status/no-such-link",
];

test("pages with a form begin and end at the edges of header and footer", async ({
  page,
  db,
  problems,
}) => {
  test.slow();
  problems.expectProblem(/404/);
  const ids = await idsOf(page, "anna-kask", "karl-rebane");
  await saveShortlist(page, ids);
  const secret = await createSecretPages(db, ids);
  const status = secret.find((path) => /^\/status\/[^/]+$/.test(path));
  for (const path of [...PAGES, ...ONE_PAGE_FORMS, ...secret, `${status}/replace`]) {
    // Proposals are documents, with sections as wide as the page.
    if (/^\/proposals\/[^/]+$/.test(path)) continue;
    // A link that opens nothing and has no way on.
    if (path === "/saved-searches/no-such-link") continue;
    await page.goto(path);
    await expectSameEdges(page);
  }
});

test("each step of a request and its confirmation has the same edges", async ({ page }) => {
  test.slow();
  await startHire(page);
  await expectSameEdges(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/hire/contacts");
  await expectSameEdges(page);
  await fillContacts(page, createAddress("edges"));
  await expect(page).toHaveURL("/hire/details");
  await expectSameEdges(page);
  await fillProject(page);
  await expect(page).toHaveURL("/hire/book-a-call");
  await expectSameEdges(page);
  await page.getByRole("button", { name: "Skip and send request" }).click();
  await expect(page).toHaveURL("/hire/success");
  await finishHydration(page);
  await expectSameEdges(page);
});
