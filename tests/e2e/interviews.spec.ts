import type { Browser, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { interviews } from "#database/tables/interviews.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { publishMember } from "#tests/support/e2e-members.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters, findEmails } from "#tests/support/hire.ts";
import { seedAnsweredProposal } from "#tests/support/interviews.ts";
import { openProposal } from "#tests/support/proposal-page.ts";
import { test as base } from "#tests/support/run-database.ts";

const SENT = { timeout: 20_000 };

/** A member of the test's own with a proposal whose client wants an interview. */
type Chosen = { proposal: string; number: number; member: number; email: string; client: string };
const test = base.extend<{ chosen: Chosen }>({
  chosen: async ({ db }, use) => {
    const [email, client] = [createAddress("member"), createAddress("client")];
    const letters = createLetters();
    const slug = `nirmala-${letters}`;
    const last_name = letters.replace(/^./, (letter) => letter.toUpperCase());
    const text = ANNA.replace("Anna", "Nirmala")
      .replace("Kask", last_name)
      .replace("Europe/Tallinn", "Asia/Kathmandu");
    await publishMember(db, slug, text);
    await db.insert(memberPrivate).values({ slug, email, notes: "" });
    const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, slug));
    const member = row?.id ?? 0;
    const proposal = await seedAnsweredProposal(db, [member], { slug, client_email: client });
    const [desk] = await db
      .select({ number: deskProposals.id })
      .from(deskProposals)
      .where(eq(deskProposals.proposal_id, proposal));
    await use({ proposal, number: desk?.number ?? 0, member, email, client });
    await db.delete(proposals).where(eq(proposals.id, proposal));
    await db.delete(memberPrivate).where(eq(memberPrivate.slug, slug));
    await publishMember(db, slug, null);
  },
});
test.use({ timezoneId: "Europe/Berlin" });
test.beforeEach(({ problems }) => problems.expectProblem(/409|422/));

/** The path of the member's page in the latest email to them. */
async function findMemberPath(email: string, count: number): Promise<string> {
  const read = async () =>
    (await findEmails(email)).flatMap(
      ({ text }) => /\/interviews\/[0-9a-f]{40}/.exec(text ?? "") ?? [],
    );
  await expect.poll(async () => (await read()).length, SENT).toBe(count);
  return String((await read()).at(-1));
}

const tiles = (page: Page) => page.getByRole("main").getByRole("checkbox");

/** Chooses the first three times by keyboard alone. */
async function chooseByKeyboard(page: Page): Promise<void> {
  await tiles(page).first().focus();
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await page.getByRole("button", { name: "Send times" }).focus();
  await page.keyboard.press("Enter");
}

const openWithoutJavaScript = async (browser: Browser, baseURL: string | undefined) =>
  (
    await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
  ).newPage();

const invitationsTo = async (address: string) =>
  (await findEmails(address)).flatMap(({ attachments }) =>
    attachments.flatMap(({ mimeType, content }) =>
      mimeType === "text/calendar" ? [new TextDecoder().decode(content as ArrayBuffer)] : [],
    ),
  );

for (const width of [360, 1280]) {
  test(`at ${width} px a client chooses times by keyboard, and the member confirms one without JavaScript`, async ({
    page,
    browser,
    baseURL,
    db,
    chosen,
  }) => {
    const { proposal, member, email, client } = chosen;
    await page.setViewportSize({ width, height: 900 });
    await openProposal(page, proposal);
    const link = page.getByRole("link", { name: /Choose times for the interview/ });
    await expect(link).toHaveAttribute("href", /zone=Europe%2FBerlin&from=9&to=17$/);
    await link.click();
    await expect(page.getByRole("heading", { name: /^Interview with Nirmala/ })).toBeVisible();
    // The browser's zone, each time by both clocks.
    await expect(page.getByText("Your day: 9:00–17:00 in Berlin")).toBeVisible();
    await expect(
      page.getByText(/Times in Berlin(, GMT\+[12]){1,2}\. Below each, the time in Kathmandu\./),
    ).toBeVisible();
    await expect(tiles(page).first()).toHaveAccessibleName(
      /^\d\d:\d\d here, \d\d:45 in Kathmandu$|^\d\d:\d\d here, \d\d:15 in Kathmandu$/,
    );
    await expectAccessibleAtWidths(page);

    await tiles(page).first().check();
    await page.getByRole("button", { name: "Send times" }).click();
    await expect(page.getByRole("link", { name: "Choose 2 or 3 times" })).toBeVisible();
    await expect(tiles(page).first()).toBeChecked();
    await tiles(page).first().uncheck();
    await chooseByKeyboard(page);
    await expect(page.getByRole("status").getByText("Your times are sent")).toBeVisible();
    await expect(page.getByText(/has your times\. We'll email you when they answer/)).toBeVisible();

    const memberPage = await openWithoutJavaScript(browser, baseURL);
    const response = await memberPage.goto(await findMemberPath(email, 1));
    expect(response?.headers()).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
    await memberPage.setViewportSize({ width, height: 900 });
    await expect(memberPage.getByText("Fjordhaven Ferries suggests 3 times")).toBeVisible();
    await memberPage.getByRole("button", { name: "Send answer" }).click();
    await expect(
      memberPage.getByRole("link", { name: "Choose a time, or say that none suits" }),
    ).toBeVisible();
    await memberPage
      .getByRole("radio", { name: /\(Kathmandu, GMT\+5:45\)/ })
      .nth(1)
      .check();
    await memberPage.getByRole("button", { name: "Send answer" }).click();
    await expect(
      memberPage.getByText("Your interview is agreed. The invitation is in your email"),
    ).toBeVisible();

    const [row] = await db.select().from(interviews).where(eq(interviews.proposal_id, proposal));
    expect(row).toMatchObject({ status: "agreed", member_id: member, sequence: 2 });
    for (const address of [client, email]) {
      await expect.poll(async () => (await invitationsTo(address)).length, SENT).toBe(1);
      const [file = ""] = await invitationsTo(address);
      expect(file).toContain("METHOD:REQUEST");
      expect(file).toContain("SEQUENCE:2");
      expect(file).not.toContain(address === client ? email : client);
    }

    // The client moves it, the member says that none suits, and cancels.
    await page.goto(`/proposals/${proposal}`);
    await page.getByRole("link", { name: /Move or cancel the interview/ }).click();
    await page.getByText("Move the interview", { exact: true }).click();
    await chooseByKeyboard(page);
    await expect(page.getByText("You suggested to move it to")).toBeVisible();
    await memberPage.goto(await findMemberPath(email, 3));
    await memberPage.getByRole("radio", { name: "None of these suits me" }).check();
    await memberPage
      .getByRole("textbox", { name: /Message to Fjordhaven/ })
      .first()
      .fill("Write to me@example.com");
    await memberPage.getByRole("button", { name: "Send answer" }).click();
    await expect(memberPage.getByRole("link", { name: /Leave out email addresses/ })).toBeVisible();
    await memberPage
      .getByRole("textbox", { name: /Message to Fjordhaven/ })
      .first()
      .fill("I am away then.");
    await memberPage.getByRole("button", { name: "Send answer" }).click();
    await expect(memberPage.getByText("Your answer is sent")).toBeVisible();
    await page.reload();
    await expect(page.getByText("I am away then.")).toBeVisible();
    await memberPage.getByText("Cancel the interview").first().click();
    await memberPage.getByRole("button", { name: "Cancel the interview" }).click();
    await expect(memberPage.getByText("The interview is cancelled").first()).toBeVisible();
    await expect.poll(async () => (await invitationsTo(client)).length, SENT).toBe(2);
    expect((await invitationsTo(client)).join()).toContain("METHOD:CANCEL");
  });
}

test("a client without hours in common changes the day, and finds times", async ({
  page,
  chosen,
}) => {
  const { proposal, member } = chosen;
  // Its late evening is a morning in Kathmandu in summer and winter.
  await page.goto(
    `/proposals/${proposal}/interviews/${member}?zone=America/Los_Angeles&from=9&to=17`,
  );
  await expect(page.getByText("No times suit both days")).toBeVisible();
  await page.getByRole("combobox", { name: "You start at" }).selectOption("21:00");
  await page.getByRole("combobox", { name: "You end at" }).selectOption("24:00");
  await page.getByRole("button", { name: "Show times" }).click();
  await expect(page.getByText("Your day: 21:00–24:00 in Los Angeles")).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});

test("what a page shows no more is refused with 409, and nothing is lost", async ({
  page,
  browser,
  baseURL,
  chosen,
}) => {
  const { proposal, member, email } = chosen;
  const path = `/proposals/${proposal}/interviews/${member}?zone=Europe/Berlin&from=9&to=17`;
  await page.goto(path);
  await chooseByKeyboard(page);
  await expect(page.getByText("Your times are sent")).toBeVisible();
  const memberPage = await openWithoutJavaScript(browser, baseURL);
  await memberPage.goto(await findMemberPath(email, 1));
  await memberPage.getByRole("radio").first().check();
  await page.getByText("Suggest other times", { exact: true }).click();
  await tiles(page).nth(6).check();
  await tiles(page).nth(8).check();
  await page.getByRole("button", { name: "Send times" }).click();
  await expect(page.getByText("Your times are sent")).toBeVisible();
  await memberPage.getByRole("button", { name: "Send answer" }).click();
  await expect(memberPage.getByText(/has changed since you loaded the page/)).toBeVisible();
  await expect(memberPage.getByText("Fjordhaven Ferries suggests 2 times")).toBeVisible();
});

test("the desk arranges an interview for both sides", async ({
  page,
  context,
  db,
  baseURL,
  chosen,
}) => {
  const { proposal, number, client, email } = chosen;
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/proposals/${number}`);
  await page.getByRole("main").getByRole("link", { name: "Interview", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: /^Interview of Fjordhaven Ferries with Nirmala/ }),
  ).toBeVisible();
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Berlin");
  await page.getByRole("button", { name: "Show its times" }).click();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Berlin");
  await openDesk(page, page.url());
  await page.getByRole("combobox", { name: "Time 1" }).selectOption({ index: 3 });
  await page.getByRole("combobox", { name: "Time 2" }).selectOption({ index: 7 });
  await page.getByRole("button", { name: "Propose the times" }).click();
  await expect(page.getByText("Times wait for the developer")).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByRole("button", { name: "Agree on the time" }).click();
  const agreed = page.getByText(/^Agreed for /);
  await expect(agreed).toBeVisible();
  const first = await agreed.innerText();
  await page
    .getByRole("textbox", { name: "Link, number or address" })
    .fill("https://meet.example/7");
  await page.getByRole("button", { name: "Save the place" }).click();
  for (const address of [client, email]) {
    await expect
      .poll(async () => (await invitationsTo(address)).join(), SENT)
      .toContain("LOCATION:https://meet.example/7");
  }
  const meeting = { name: "https://meet.example/7" };
  await expect(page.getByRole("definition").getByRole("link", meeting)).toBeVisible();
  const [stored] = await db.select().from(interviews).where(eq(interviews.proposal_id, proposal));
  const shown = await context.newPage();
  await shown.goto(`/proposals/${proposal}/interviews/${stored?.member_id}`);
  await expect(shown.getByRole("link", meeting)).toHaveAttribute("href", meeting.name);
  await shown.close();
  await page.getByRole("combobox", { name: "New time" }).selectOption({ index: 5 });
  await page.getByRole("button", { name: "Move the interview" }).click();
  await expect(agreed).not.toHaveText(first);
  await page.getByRole("button", { name: "Cancel the interview" }).click();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await openDesk(page, `/desk/proposals/${number}`);
  const timeline = page.getByRole("main");
  await expect(timeline.getByText(/proposed times for the interview with Nirmala/)).toBeVisible();
  await expect(timeline.getByText(/cancelled the interview with Nirmala/)).toBeVisible();
  const [row] = await db.select().from(interviews).where(eq(interviews.proposal_id, proposal));
  expect(row).toMatchObject({ status: "cancelled", sequence: 5 });
});
