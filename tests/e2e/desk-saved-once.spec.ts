import { basename } from "node:path";
import type { Page, Route } from "@playwright/test";
import { and, eq, isNotNull, like } from "drizzle-orm";
import { saveFile } from "#app/desk/content/editing/save-file.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { readFile } from "#tests/support/content-editing.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendApplicationTo } from "#tests/support/e2e-applications.ts";
import { test } from "#tests/support/e2e-content.ts";
import { button, toast } from "#tests/support/e2e-editor.ts";
import { expectFailure, failForms, failure, tryAgain } from "#tests/support/e2e-failed-saves.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters, findEmails } from "#tests/support/hire.ts";

/** How a form fails: before the server has it, or after. */
const WAYS: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: "was not received", answer: (route) => route.abort() },
  {
    name: "was stored without its response",
    answer: async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
  },
];

/** Emails are written by a worker. */
const MAILED = { timeout: 20_000 };

test.beforeEach(({ problems }) => {
  problems.expectProblem(/\.data|Failed to load resource|api\/desk\/events/);
});

const revisionsOf = (db: Database, path: string) =>
  db.$count(
    contentRevisions,
    and(eq(contentRevisions.path, path), isNotNull(contentRevisions.version)),
  );

for (const { name, answer } of WAYS) {
  const isStored = name !== "was not received";

  /** Sends a form, which fails, then sends it by another try. */
  async function sendTwice(page: Page, send: () => Promise<unknown>) {
    const restore = await failForms(page, answer);
    await send();
    await expectFailure(page, "can't be reached");
    await restore();
    await tryAgain(page).click();
    await expect(failure(page)).toHaveCount(0);
  }

  const pressTwice = (page: Page, press: string) =>
    sendTwice(page, () => button(page, press).last().click());

  test(`a decision on an application that ${name} is stored once by another try`, async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    const reference = await sendApplicationTo(db, { first_name: "Once" });
    await signInAs(context, { db, baseURL }, { role: "partner" });
    await openDesk(page, `/desk/applications/${reference}`);
    const state = page.getByLabel("State", { exact: true });
    await sendTwice(page, () => state.selectOption("Accepted"));
    await (isStored
      ? expect(page.getByRole("alert")).toContainText("You already changed this")
      : expect(toast(page, "State saved: Accepted")).toBeVisible());
    await expect(button(page, "Create member")).toBeVisible();
    const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
    expect(row?.state).toBe("accepted");
    const id = row?.id ?? 0;
    const isState = and(eq(requestEvents.request_id, id), eq(requestEvents.kind, "state"));
    expect(await db.$count(requestEvents, isState)).toBe(1);
  });

  test(`a new member who ${name} is drafted once by another try`, async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    await signInAs(context, { db, baseURL }, { role: "partner" });
    await openDesk(page, "/desk/members/new");
    const last_name = `N${createLetters()}`;
    const slug = `newly-${last_name.toLowerCase()}`;
    await page.getByLabel("First name").fill("Newly");
    await page.getByLabel("Family name").fill(last_name);
    await pressTwice(page, "Create draft");
    await expect(page).toHaveURL(`/desk/members/${slug}/edit`);
    await expect(page.getByLabel("Family name")).toHaveValue(last_name);
    expect(await db.$count(memberPrivate, like(memberPrivate.slug, `${slug}%`))).toBe(1);
  });

  test(`content that ${name} is drafted and published once by another try`, async ({
    page,
    context,
    db,
    baseURL,
    files,
  }) => {
    const path = files.create("replies/once.md");
    await signInAs(context, { db, baseURL }, { role: "editor" });
    await openDesk(page, "/desk/content/new?kind=reply+templates");
    await page.getByLabel("Name").fill(basename(path, ".md"));
    await pressTwice(page, "Write file");
    const title = page.getByLabel("Title", { exact: true });
    await title.fill("Once and for all");
    await pressTwice(page, "Save draft");
    await expect(page.getByRole("heading", { name: "Draft saved" })).toBeVisible();
    await expect(title).toHaveValue("Once and for all");
    expect((await readFile(db, path)).text).toContain("Once and for all");
    await pressTwice(page, "Publish");
    await expect(page.getByText("On the site", { exact: true })).toBeVisible();
    expect(await revisionsOf(db, path)).toBe(1);
  });

  test(`a member that ${name} is drafted and published once by another try`, async ({
    page,
    context,
    db,
    baseURL,
    files,
  }) => {
    const path = files.create("members/once.yaml");
    const { text: ofAda } = await readFile(db, "members/ada-lill.yaml");
    const text = ofAda.replace(/^first_name:.*$/m, "first_name: Once");
    expect(text).not.toBe(ofAda);
    const mari = await signInAs(context, { db, baseURL }, { role: "partner" });
    await saveFile({ db, env: readEnv({}) }, mari, { path, text, revision: 0 });
    await openDesk(page, `/desk/members/${basename(path, ".yaml")}/edit`);
    const position = page.getByLabel("Position").first();
    await position.fill("Once developer");
    await pressTwice(page, "Save draft");
    await expect(page.getByRole("heading", { name: "Draft saved" })).toBeVisible();
    await expect(position).toHaveValue("Once developer");
    await pressTwice(page, "Publish profile");
    await expect(page.getByText("Published", { exact: true })).toBeVisible();
    expect(await revisionsOf(db, path)).toBe(1);
  });

  test(`a proposal that ${name} is created, sent and duplicated once by another try`, async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    const { id: staff_id } = await signInAs(context, { db, baseURL }, { role: "partner" });
    const countActions = (action: string) =>
      db.$count(auditLog, and(eq(auditLog.staff_id, staff_id), eq(auditLog.action, action)));
    const client = `Ferries of ${createLetters()}`;
    await openDesk(page, "/desk/proposals/new");
    await page.getByLabel("Proposal for").fill(client);
    const email = createAddress("once");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Search developers").fill("anna kask");
    await button(page, "Add Anna Kask").click();
    await pressTwice(page, "Save draft");
    await expect(page).toHaveURL(/\/desk\/proposals\/\d+\/edit/);
    expect(await countActions("proposal.created")).toBe(1);
    await pressTwice(page, "Send proposal");
    await expect(page.getByLabel("Link for the client")).toBeVisible();
    const [sent] = await db.select().from(proposals).where(eq(proposals.client, client));
    expect(sent?.version).toBe(1);
    await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
    await pressTwice(page, "Duplicate");
    await expect(page).toHaveURL(/\/desk\/proposals\/\d+\/edit/);
    expect(await countActions("proposal.duplicated")).toBe(1);
  });
}
