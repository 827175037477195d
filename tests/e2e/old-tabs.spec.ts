import type { Page } from "@playwright/test";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { saveApplication } from "#tests/support/apply.ts";
import { expect, openPage } from "#tests/support/e2e.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { walkToFindSummary } from "#tests/support/find.ts";
import { listenToPosts, press, reference } from "#tests/support/form-pages.ts";
import { createAddress, startHire, walkToSummary } from "#tests/support/hire.ts";
import { blockChunk, collectDocuments } from "#tests/support/old-build.ts";
import {
  add,
  confirm,
  offerThree,
  openProposal,
  panel,
  review,
  SENT,
  send as sendAnswer,
} from "#tests/support/proposal-page.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { test } from "#tests/support/run-database.ts";

/** A chunk of any name. */
const ANY = "[^/]+";
const MISSING = /ERR_FAILED|dynamically imported|Unable to preload/;

type Visit = { db: Database; baseURL: string | undefined };

type FilledForm = {
  name: string;
  /** Opens the form and fills a part of it. */
  fill: (page: Page, visit: Visit) => Promise<void>;
  /** What was filled is shown; in a panel that was closed, after opening it. */
  expectFilled: (page: Page) => Promise<void>;
  /** Continues or sends, and waits for what follows. */
  submit: (page: Page) => Promise<void>;
};

const answerMessage = (page: Page) => panel(page).getByLabel("Message (optional)");
const note = (page: Page) => page.getByLabel("Note", { exact: true });
const subject = (page: Page) => page.getByLabel("Subject");
const reply = (page: Page) => page.getByLabel(/^Reply to /);

async function openHireContacts(page: Page) {
  await startHire(page);
  await press(page, "Continue");
}

async function fillContacts(page: Page) {
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill("zoe@example.com");
}

async function openAnswer(page: Page) {
  await review(page).click();
  await sendAnswer(page).click();
}

async function openRequest(page: Page, { db, baseURL }: Visit) {
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase().replaceAll(/[01]/g, "7");
  const reference = `OG-${mark}`;
  await db.insert(requests).values({
    reference,
    idempotency_key: crypto.randomUUID(),
    fingerprint: "e2e",
    form: "hire",
    name: `Elo Mägi ${mark}`,
    email: `${mark}@example.com`,
    company_name: "Mägi Metall",
  });
  await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests/${reference}`);
}

const ANSWER: FilledForm = {
  name: "the answer to a proposal",
  fill: async (page, { db }) => {
    const members = await offerThree(page);
    await openProposal(page, await seedProposal(db, { members }));
    await add(page, "Anna Kask").click();
    await openAnswer(page);
    await answerMessage(page).fill("Monday suits us.");
    await page.keyboard.press("Escape");
    // A panel that is opened while it closes shows what it showed.
    await expect(panel(page)).toHaveCount(0);
  },
  expectFilled: async (page) => {
    await openAnswer(page);
    await expect(answerMessage(page)).toHaveValue("Monday suits us.");
  },
  submit: async (page) => {
    await confirm(page).click();
    await expect(page.getByText("We have your answer")).toBeVisible(SENT);
  },
};

/** The step of hire and of find that asks who the client is. */
const toContactsForm = (
  form: "hire" | "find",
  open: (page: Page) => Promise<unknown>,
): FilledForm => ({
  name: `a step of ${form}`,
  fill: async (page) => {
    await open(page);
    await fillContacts(page);
  },
  expectFilled: async (page) => {
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await expect(page.getByLabel("Email address")).toHaveValue("zoe@example.com");
  },
  submit: async (page) => {
    await press(page, "Continue");
    await expect(page).toHaveURL(`/${form}/details`);
    await expect(page.getByLabel("What kind of project is it?")).toBeVisible();
  },
});

const FORMS: FilledForm[] = [
  toContactsForm("hire", openHireContacts),
  toContactsForm("find", (page) => openPage(page, "/find/contacts")),
  {
    name: "a step of apply",
    fill: async (page) => {
      await saveApplication(page, "zoe@example.com", { lastFilledStep: 1 });
      await openPage(page, "/apply/contacts");
      await page.getByLabel("Given name").fill("Zoé");
    },
    expectFilled: (page) => expect(page.getByLabel("Given name")).toHaveValue("Zoé"),
    submit: async (page) => {
      await press(page, "Continue");
      await expect(page).toHaveURL("/apply/location");
      await expect(page.getByLabel("Country")).toBeVisible();
    },
  },
  ANSWER,
  {
    name: "a note of the desk",
    fill: async (page, visit) => {
      await openRequest(page, visit);
      await note(page).fill("They call at nine.");
    },
    expectFilled: (page) => expect(note(page)).toHaveValue("They call at nine."),
    submit: async (page) => {
      await press(page, "Add note");
      await expect(page.getByRole("listitem").getByText("They call at nine.")).toHaveCount(1);
      await expect(note(page)).toHaveValue("");
    },
  },
  {
    name: "a reply of the desk",
    fill: async (page, visit) => {
      await openRequest(page, visit);
      await subject(page).fill("Your request");
      await reply(page).fill("Thank you, we call at nine.");
    },
    expectFilled: async (page) => {
      await expect(subject(page)).toHaveValue("Your request");
      await expect(reply(page)).toHaveValue("Thank you, we call at nine.");
    },
    submit: async (page) => {
      await press(page, "Send and follow up in 3 days");
      await expect(page.getByRole("listitem").getByText("we call at nine.")).toHaveCount(1);
      await expect(reply(page)).toHaveValue("");
    },
  },
];

for (const { name, fill, expectFilled, submit } of FORMS) {
  test(`Back to ${name} shows what was typed, and it can be sent`, async ({
    page,
    db,
    baseURL,
  }) => {
    await fill(page, { db, baseURL });
    await page.goto("/privacy");
    await page.goBack();
    await expectFilled(page);
    await submit(page);
  });
}

for (const { name, fill, expectFilled, submit } of FORMS) {
  test(`${name} that was opened before a new build is sent without what that build lacks`, async ({
    page,
    problems,
    db,
    baseURL,
  }) => {
    problems.expectProblem(MISSING);
    await fill(page, { db, baseURL });
    const documents = collectDocuments(page);
    await blockChunk(page, ANY, documents);
    await expectFilled(page);
    await submit(page);
    expect(documents.length).toBeLessThanOrEqual(1);
  });
}

/** Opens a proposal whose answer needs code that only a document loaded later has; returns those. */
async function openOldProposal(page: Page, db: Database): Promise<string[]> {
  const id = await seedProposal(db, { members: await offerThree(page) });
  const documents: string[] = [];
  await blockChunk(page, "captcha-work", documents);
  await openProposal(page, id);
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

test("the answer to a proposal that was opened before a new build is sent once", async ({
  page,
  problems,
  db,
}) => {
  problems.expectProblem(MISSING);
  const posts = listenToPosts(page, "/api/forms/proposal");
  const documents = await openOldProposal(page, db);
  await add(page, "Anna Kask").click();
  // The page is loaded again before anything is opened.
  await review(page).hover();
  await expect.poll(() => documents.length).toBe(1);
  await openAnswer(page);
  await answerMessage(page).fill("Monday suits us.");
  await ANSWER.submit(page);
  expect(documents).toHaveLength(1);
  expect(posts).toHaveLength(1);
});

test("an answer that could only be sent by another build is opened again, with a word on that", async ({
  page,
  problems,
  db,
}) => {
  problems.expectProblem(MISSING);
  const posts = listenToPosts(page, "/api/forms/proposal");
  const documents = await openOldProposal(page, db);
  const missing = page.waitForEvent("requestfailed");
  // Without a mouse nothing is loaded before the focus is in a text, where a reload would lose it.
  await add(page, "Anna Kask").press("Space");
  // The bar is what loads it.
  await expect(review(page)).toBeVisible();
  await page.getByLabel("Comment on Anna").focus();
  await page.keyboard.type("At ten.");
  await missing;
  await openAnswer(page);
  await answerMessage(page).fill("Monday suits us.");
  await confirm(page).click();
  await expect(panel(page).getByText("Your answer wasn't sent")).toBeVisible();
  expect(documents).toHaveLength(1);
  await sendAnswer(page).click();
  await expect(answerMessage(page)).toHaveValue("Monday suits us.");
  await ANSWER.submit(page);
  expect(posts).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(/^Answered on/)).toBeVisible();
});

/** Forms with steps, at their last one. */
const LAST_STEPS: { name: string; url: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "hire",
    url: "/api/forms/request",
    open: async (page) => {
      await startHire(page);
      await walkToSummary(page, createAddress("old-tab"));
    },
  },
  {
    name: "find",
    url: "/api/forms/find",
    open: (page) => walkToFindSummary(page, createAddress("old-tab")),
  },
  {
    name: "apply",
    url: "/api/forms/apply",
    open: async (page) => {
      await saveApplication(page, createAddress("old-tab"));
      await openPage(page, "/apply/check-your-answers");
    },
  },
];

for (const { name, url, open } of LAST_STEPS) {
  test(`the last step of ${name} that was opened before a new build is sent once`, async ({
    page,
    problems,
  }) => {
    problems.expectProblem(MISSING);
    const posts = listenToPosts(page, url);
    const button = page.getByRole("button", { name: /send (request|application)$/i });
    await open(page);
    await expect(button).toBeVisible();
    // Nothing is touched before the build is another one.
    await page.reload();
    await expect(button).toBeVisible();
    await page.waitForLoadState("networkidle");
    const documents = collectDocuments(page);
    await blockChunk(page, ANY, documents);
    await button.press("Enter");
    await expect(page).toHaveURL(`/${name}/success`, SENT);
    await expect(reference(page)).toBeVisible();
    expect(documents).toEqual([`/${name}/success`]);
    await page.reload();
    await expect(reference(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });
}

test("a page from the back/forward cache has the shortlist of what came after it", async ({
  page,
  context,
}) => {
  // A page in the cache gets no events; Playwright runs Chromium without it.
  await page.addInitScript(() => {
    window.addEventListener("storage", (event) => event.stopImmediatePropagation());
  });
  await openHireContacts(page);
  await fillContacts(page);
  const later = await context.newPage();
  await openPage(later, "/developers/ada-lill");
  await later.getByRole("button", { name: "Add to Shortlist" }).first().click();
  await expect(later.getByRole("dialog", { name: "Your Developer Shortlist" })).toBeVisible();
  const shortlist = page.getByRole("banner").getByRole("button", { name: /shortlist$/ });
  await expect(shortlist).toHaveAccessibleName("2 Developers in your shortlist");
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(shortlist).toHaveAccessibleName("3 Developers in your shortlist");
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await press(page, "Continue");
  await expect(page).toHaveURL("/hire/details");
});
