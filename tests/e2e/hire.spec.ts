import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";
import {
  heading,
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
  findEmails,
  startHire,
} from "#tests/support/hire.ts";

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
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 15_000 }).toBe(2);
  const emails = await findEmails(email);
  const operator = emails.find(({ replyTo }) => replyTo?.[0]?.address === email);
  const confirmation = emails.find(({ to }) => to?.[0]?.address === email);
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

test("axe finds nothing on any step at two widths", async ({ page }) => {
  await startHire(page);
  await expectAccessibleAtWidths(page);
  await press(page, "Continue");
  await expect(page).toHaveURL("/hire/contacts");
  await press(page, "Continue");
  await expect(summary(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await fillContacts(page, createAddress("axe"));
  await expect(page).toHaveURL("/hire/details");
  await press(page, "Continue");
  await expect(summary(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await fillProject(page);
  await expect(send(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await send(page).click();
  await expect(reference(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
});
