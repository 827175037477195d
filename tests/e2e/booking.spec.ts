import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Email } from "postal-mime";
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openPage,
  test,
} from "#tests/support/e2e.ts";
import {
  createAddress,
  findEmails,
  idsOf,
  saveShortlist,
  walkToSummary,
} from "#tests/support/hire.ts";

test.use({ timezoneId: "America/New_York" });

const WIDTHS = [360, 768, 1280];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const days = (page: Page) => page.getByRole("group", { name: "Day", exact: true });
const times = (page: Page) => page.getByRole("group", { name: /^\w+day \d/ });
const nearest = (page: Page) =>
  page.getByRole("list", { name: "The closest available times:" }).getByRole("button");
const storedHolds = (page: Page) =>
  page.getByText(/^We'll hold this time for you until \d\d:\d\d\.$/);

/** Walks to the last step of the hire form, where the free times are. */
async function walkToTimes(page: Page, email: string): Promise<void> {
  await saveShortlist(page, await idsOf(page, "anna-kask"));
  await openPage(page, "/hire");
  await expect(page.getByRole("heading", { name: "Anna Kask" })).toBeVisible();
  await walkToSummary(page, email);
}

/**
 * The free times of one day, each by its beginning in UTC. Every test has a day of its own, so that
 * none is in another's way.
 */
async function listTimes(page: Page, day: number): Promise<Locator> {
  await days(page).getByRole("radio").nth(day).check();
  const radios = times(page).getByRole("radio");
  await expect(radios.first()).toBeAttached();
  return radios;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it");
}

/** Emails about a call whose calendar file contains these words: to client, operator and host. */
async function findInvitations(email: string, ...words: string[]) {
  const emails = (await findEmails(email)).map((email) => ({ email, file: readCalendar(email) }));
  return emails.filter(({ file }) => words.every((word) => file.includes(word)));
}

/** The calendar file of an email, with its folded lines joined. */
function readCalendar({ attachments }: Email): string {
  const found = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  if (found === undefined) return "";
  const { content } = found;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return unfold(text);
}

const unfold = (text: string) => text.replaceAll(/\r?\n[ \t]/g, "");
const readLine = (file: string, name: string) =>
  new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, "m").exec(file)?.[1]?.trim();
const toStamp = (slot: string) => `${slot.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

test("a client books a call with a request, confirms, moves and cancels it through the link", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/404/);
  const email = createAddress("call");
  await walkToTimes(page, email);
  await expect(button(page, "Skip and send request")).toBeVisible();
  await expect(page.getByText(/^Times in New York, GMT−[45]$/)).toBeVisible();
  await expect(page.getByLabel("Your time zone")).toBeHidden();
  await button(page, "Change time zone").click();
  await expect(page.getByLabel("Your time zone")).toHaveValue("America/New_York");
  const radios = await listTimes(page, 1);
  // The agency is at work from 10:00 to 18:00 in Tallinn: from 03:00 to 11:00 in New York.
  const labels = await times(page).locator("label").allTextContents();
  expect(labels.toSorted()).not.toEqual(labels);
  expect((labels[0] ?? "") >= "09:00").toBe(true);
  const outside = page.getByRole("group", { name: "Outside your working day" });
  await expect(outside.getByRole("radio").first()).toBeVisible();
  for (const label of await outside.locator("label").allTextContents())
    expect(label < "09:00").toBe(true);
  const time = radios.first();
  const slot = await time.inputValue();
  await time.check();
  await expect(storedHolds(page)).toBeVisible();
  await expect(page.getByText(/\(New York, GMT−\d\)$/)).toBeVisible();
  await expect(page.getByText(/^Our time: .*\(Tallinn, GMT\+\d\)$/)).toBeVisible();
  await page.getByLabel("Your time zone").selectOption("Asia/Tokyo");
  await expect(page.getByText("Times in Tokyo, GMT+9")).toBeVisible();
  await expect(page.getByText(/\(Tokyo, GMT\+9\)$/)).toBeVisible();
  await page.getByLabel("Your time zone").selectOption("America/New_York");
  await expectAccessibleAtWidths(page, WIDTHS);

  await page.reload();
  await expect(times(page).getByRole("radio", { checked: true })).toHaveValue(slot);
  await expect(storedHolds(page)).toBeVisible();
  await button(page, "Book and send request").click();
  await expect(page.getByRole("heading", { name: "Confirm your call" })).toBeVisible();
  const booked = page.getByRole("region", { name: "Confirm your call" });
  const callTime = (await booked.getByText(/\(New York, GMT−\d\)$/).textContent()) ?? "";

  const downloading = page.waitForEvent("download");
  await button(page, "Add to your calendar (.ics)").click();
  const saved = unfold(await readFile(await (await downloading).path(), "utf8"));
  expect(readLine(saved, "METHOD")).toBe("PUBLISH");
  expect(readLine(saved, "STATUS")).toBe("TENTATIVE");
  expect(readLine(saved, "DTSTART")).toBe(toStamp(slot));

  const uid = readLine(saved, "UID") ?? "";
  const invited = ["METHOD:REQUEST", `UID:${uid}`, "SEQUENCE:0", `DTSTART:${toStamp(slot)}`];
  // Only the client's calendar has it until the address is confirmed.
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 20_000 }).toBe(2);
  const [tentative, ...others] = await findInvitations(email, ...invited);
  expect(others).toEqual([]);
  expect(readLine(tentative?.file ?? "", "STATUS")).toBe("TENTATIVE");
  expect(tentative?.email.to?.[0]?.address).toBe(email);
  const text = tentative?.email.text ?? "";
  expect(text.replaceAll(/\s+/g, " ")).toContain(callTime);
  const [, path = ""] = /(\/booking\/[\w-]+)/.exec(text) ?? [];

  const [status = ""] = /\/status\/[\w-]+/.exec(text) ?? [];
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, status);
  await page.getByRole("link", { name: "Confirm our call" }).click();
  await expect(page.getByRole("link", { name: "Confirm the call" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  const response = await openPage(page, path);
  expect(response?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.getByRole("main")).toContainText(callTime);

  // Opening the link confirms nothing.
  await page.request.head(path);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your call");
  await expectAccessibleAtWidths(page, WIDTHS);
  await button(page, "Confirm the call").click();
  await expect(page.getByRole("alert")).toContainText("Your call is confirmed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call with us");
  await expectAccessibleAtWidths(page, WIDTHS);
  const confirmed = ["METHOD:REQUEST", `UID:${uid}`, "SEQUENCE:1", "STATUS:CONFIRMED"];
  await expect
    .poll(async () => (await findInvitations(email, ...confirmed)).length, { timeout: 20_000 })
    .toBe(3);
  await openPage(page, path);

  // From here on by keyboard alone.
  await tabTo(page, button(page, "Choose another time"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Choose another time" })).toBeFocused();
  await expect(days(page)).toBeVisible();
  await tabTo(page, button(page, "Move the call"));
  await page.keyboard.press("Enter");
  // Not always the first day: late in the agency's day the client's next working day begins.
  const day = days(page).getByRole("radio", { checked: true });
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/Choose a time/);
  const date = await day.inputValue();
  await page.keyboard.press("ArrowDown");
  await expect(day).not.toHaveValue(date);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const chosen = times(page).getByRole("radio", { checked: true });
  const moved = await chosen.inputValue();
  expect(moved).not.toBe(slot);
  await expectAccessibleAtWidths(page, WIDTHS);
  await tabTo(page, button(page, "Move the call"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Your call has been moved");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("main")).not.toContainText(callTime);
  const again = ["METHOD:REQUEST", `UID:${uid}`, "SEQUENCE:2", `DTSTART:${toStamp(moved)}`];
  await expect
    .poll(async () => (await findInvitations(email, ...again)).length, { timeout: 20_000 })
    .toBe(3);

  await tabTo(page, button(page, "Cancel the call"));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Cancel this call?" });
  await tabTo(page, question.getByRole("button", { name: "Cancel the call" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This call is cancelled");
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessibleAtWidths(page, WIDTHS);
  const ended = ["METHOD:CANCEL", `UID:${uid}`, "SEQUENCE:3", `DTSTART:${toStamp(moved)}`];
  await expect
    .poll(async () => (await findInvitations(email, ...ended)).length, { timeout: 20_000 })
    .toBe(3);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This call is cancelled");
  await expect(button(page, "Choose another time")).toBeHidden();

  const lost = await page.goto("/booking/0123456789abcdef0123");
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not available");
});

test("two visitors want one slot: the second gets the three nearest, and nothing is lost", async ({
  page,
  request,
  problems,
}) => {
  problems.expectProblem(/ERR_FAILED|409/);
  const taken = page.getByText(/^Error: That time was just taken\. Choose another$/);
  const isFree = async (slot: string) => {
    const response = await request.get("/api/booking/slots");
    return (await response.json()).data.includes(slot);
  };
  const holdOnce = async (slot: string) => {
    const challenged = await request.get("/api/captcha/challenge?form=hold");
    const { challenge } = (await challenged.json()).data;
    const solution = await solveChallenge({ challenge, deriveKey });
    const g_recaptcha = btoa(JSON.stringify({ challenge, solution }));
    const hold = () => request.post("/api/booking/holds", { data: { slot, g_recaptcha } });
    // A token that comes at once is refused: no person is that quick.
    await expect.poll(async () => (await hold()).status(), { timeout: 30_000 }).toBe(201);
  };
  /** Takes the time of every host. */
  const holdForOthers = async (slot: string) => {
    while (await isFree(slot)) await holdOnce(slot);
  };
  await page.clock.install();
  await page.route("**/api/booking/slots*", (route) => route.abort());
  const email = createAddress("two-visitors");
  await walkToTimes(page, email);
  await expect(page.getByText("The available times couldn't be loaded")).toBeVisible();
  await page.unroute("**/api/booking/slots*");
  await button(page, "Try again").click();

  // Other visitors hold it.
  const radios = await listTimes(page, 3);
  await holdForOthers(await radios.nth(2).inputValue());
  await radios.nth(2).check();
  await expect(taken).toBeVisible();
  await expect(nearest(page)).toHaveCount(3);
  await button(page, "Book and send request").click();
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await button(page, "No call needed").click();
  await expect(button(page, "Skip and send request")).toBeVisible();

  // Without a hold it is unknown until the form is sent.
  await page.route("**/api/booking/holds", (route) => route.abort());
  // On a day of its own: all holds together leave at least half of a day free.
  const other = (await listTimes(page, 4)).nth(6);
  const slot = await other.inputValue();
  const unheld = page.waitForEvent("requestfailed", (sent) => sent.url().endsWith("/holds"));
  await other.check();
  await unheld;
  await expect(page.getByText("It's booked when you send the request.")).toBeVisible();
  await page.unroute("**/api/booking/holds");
  await holdForOthers(slot);
  await button(page, "Book and send request").click();
  await expect(taken).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(page.getByRole("main")).toContainText(email);
  await summary.getByRole("link", { name: "That time was just taken. Choose another" }).click();
  await expect(nearest(page).first()).toBeFocused();
  await expectAccessible(page);
  await nearest(page).first().click();
  await expect(storedHolds(page)).toBeVisible();

  await page.clock.fastForward("11:00");
  await expect(page.getByText(/^We're no longer holding this time\./)).toBeVisible();
  await button(page, "Hold it for ten more minutes").click();
  await expect(storedHolds(page)).toBeVisible();
  await page.clock.fastForward("11:00");
  await expect(page.getByText(/^We're no longer holding this time\./)).toBeVisible();
  await button(page, "Book and send request").click();
  await expect(page.getByRole("heading", { name: "Confirm your call" })).toBeVisible();
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the times are in view at once at ${viewport.width} px, and only a chosen one makes the button loud`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await walkToTimes(page, createAddress("view"));
    await expect(page.getByText(/^Talk with .+ about the developer you chose\.$/)).toBeVisible();
    const radios = await listTimes(page, 6);
    await page.evaluate(() => scrollTo(0, 0));
    const last = radios.nth(7);
    // Nothing lies on the eighth time: it is what is clicked at its place.
    await expect(last).toBeInViewport({ ratio: 1 });
    const colorOf = (name: string) =>
      button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
    const quiet = await colorOf("Skip and send request");
    await last.click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await colorOf("Book and send request")).not.toBe(quiet);
  });
}

test("days are one row of radio buttons, which the keyboard goes through and scrolls into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await walkToTimes(page, createAddress("row"));
  const days = page.getByRole("group", { name: "Day", exact: true }).getByRole("radio");
  await expect(days.first()).toBeVisible();
  const tops = await days.evaluateAll((all) =>
    all.map((day) => Math.round(day.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await days.first().focus();
  for (let count = 1; count < tops.length; count += 1) await page.keyboard.press("ArrowRight");
  const last = days.last();
  await expect(last).toBeFocused();
  await expect(last).toBeChecked();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(times(page).getByRole("radio").first()).toBeFocused();
});
