import { eq } from "drizzle-orm";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { loadSharp } from "#platform/image/sharp.server.ts";
import { readFile } from "#tests/support/content-editing.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { publishMember } from "#tests/support/e2e-members.ts";
import { openBrowser, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";
import { test as base } from "#tests/support/run-database.ts";

const SHOWN = { timeout: 30_000 };

/** A picture that is wider than high, in two colors. */
async function toPhoto() {
  const sharp = await loadSharp();
  const left = { create: { width: 800, height: 900, channels: 3, background: "#36c" } } as const;
  const image = sharp({ create: { width: 1_600, height: 900, channels: 3, background: "#fc3" } });
  const buffer = await image
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: "portrait.jpg", mimeType: "image/jpeg", buffer };
}

/** A name that no other test has; what it leaves is removed afterwards. */
const test = base.extend<{ person: { slug: string; first_name: string; last_name: string } }>({
  person: async ({ db }, use) => {
    const last_name = `V${createLetters()}`;
    const slug = `helmi-${last_name.toLowerCase()}`;
    await use({ slug, first_name: "Helmi", last_name });
    await publishMember(db, slug, null);
    await db.delete(memberPrivate).where(eq(memberPrivate.slug, slug));
  },
});

test("a member is made, filled in beside the preview, published, unpublished and published again", async ({
  page,
  context,
  db,
  baseURL,
  problems,
  person,
}) => {
  test.slow();
  // An unfinished draft has no preview; its frame runs no scripts, those of axe included.
  problems.expectProblem(/404|422/);
  const { slug, first_name, last_name } = person;
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });

  await openDesk(page, "/desk/members?problem=photo");
  await expect(page.getByRole("link", { name: /^No photo \d+/ })).toHaveAttribute("aria-current");
  await expectAccessibleAtWidths(page);
  await page.getByRole("link", { name: "New member" }).click();
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByText("Enter the first name")).toBeVisible();
  await page.getByLabel("First name").fill(first_name);
  await page.getByLabel("Family name").fill(last_name);
  await page.getByLabel("Email address").fill("helmi@example.com");
  await page.getByRole("button", { name: "Create draft" }).click();
  await page.waitForURL(`**/desk/members/${slug}/edit`);

  // What is missing is beside its control.
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Not published. What to change is marked below.")).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Country").selectOption("Estonia");
  await page.getByLabel("Time zone").fill("Europe/Tallinn");
  await page.getByLabel("Level", { exact: true }).first().selectOption("Senior");
  await page.getByLabel("Position").first().fill("Elixir developer");
  await page.getByLabel("Years of experience").fill("8");
  await page.getByLabel("Excerpt").fill("Keeps <strong>phones</strong> ringing.");
  await page.getByLabel("About").fill("<p>Phones and queues.</p>");
  await page.getByLabel("Rate for clients per hour").fill("61,50");
  await page.getByRole("button", { name: "Add language" }).click();
  await expect(page.getByLabel("Language", { exact: true })).toBeFocused();
  await page.getByLabel("Language", { exact: true }).selectOption("Estonian");
  await page.getByRole("listitem").getByLabel("Level").selectOption("Native");
  for (const name of ["React", "PostgreSQL"]) {
    await page.getByRole("button", { name: "Add technology" }).click();
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByLabel("Main") })
      .last();
    await row.getByRole("combobox", { name: "Technology" }).fill(name);
    await row.getByLabel("Years").fill("3");
    await row.getByLabel("Main").check();
  }
  await page.getByRole("button", { name: "Move up: PostgreSQL" }).press("Enter");
  await expect(page.getByText("Moved to place 1 of 2")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move up: PostgreSQL" })).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Technology" }).first()).toHaveValue(
    "PostgreSQL",
  );

  const preview = page.getByRole("region", { name: "Preview" });
  const frame = preview.frameLocator("iframe");
  await expect(frame.getByText("Elixir developer").first()).toBeVisible(SHOWN);
  await expect(frame.locator("body")).toHaveCSS("font-family", /Geist/);
  await page.getByLabel("Position").first().fill("Erlang developer");
  await expect(frame.getByText("Erlang developer").first()).toBeVisible(SHOWN);
  await preview.getByRole("button", { name: "Card" }).click();
  await expect(frame.getByText("€61.50").first()).toBeVisible(SHOWN);
  await expectAccessibleAtWidths(page);

  await page.getByLabel("Choose photo").setInputFiles(await toPhoto());
  await page.getByLabel("Zoom").press("End");
  await page.getByLabel("Left to right").press("Home");
  await expect(page.getByLabel("Zoom")).toHaveValue("4");
  await expectAccessibleAtWidths(page);
  await page.getByRole("button", { name: "Use photo" }).click();
  await expect(page.getByRole("img", { name: "Drafted" })).toBeVisible();

  await page.getByRole("button", { name: "Save draft" }).last().click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "On the site" })).toBeVisible();
  const site = await context.newPage();
  await site.goto(`/developers/${slug}`);
  await expect(site.getByText("Erlang developer").first()).toBeVisible();
  const [row] = await db
    .select({ avatar: members.avatar })
    .from(members)
    .where(eq(members.slug, slug));
  expect((await site.request.get(`/media/${row?.avatar}.webp`)).status()).toBe(200);

  await page.getByRole("link", { name: slug }).click();
  await expect(page.getByText("On the site").first()).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Notes").fill("Met at a conference.");
  await page.getByRole("button", { name: "Save private data" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByText("Take the profile off the site").click();
  await page.getByRole("button", { name: "Unpublish profile" }).click();
  await expect(page.getByText(/are erased on/)).toBeVisible();
  await expect.poll(async () => (await site.goto(`/developers/${slug}`))?.status()).toBe(404);

  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(page.getByLabel("Position").first()).toHaveValue("Erlang developer");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect.poll(async () => (await site.goto(`/developers/${slug}`))?.status()).toBe(200);
});

test("of two people who edit a member the second keeps what they typed", async ({
  page,
  context,
  db,
  baseURL,
  problems,
  person,
}) => {
  problems.expectProblem(/404|409|422/);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  await openDesk(page, "/desk/members/new");
  await page.getByLabel("First name").fill(person.first_name);
  await page.getByLabel("Family name").fill(person.last_name);
  await page.getByRole("button", { name: "Create draft" }).click();
  await page.waitForURL("**/edit");
  const other = await context.newPage();
  await openDesk(other, `/desk/members/${person.slug}/edit`);
  // From the first letter on the page keeps what it was typed on; before, it shows what is newest.
  await other.getByLabel("Position").first().fill("Typed here");
  await page.getByLabel("Rate for clients per hour").fill("50");
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await expect(page.getByText("Draft saved")).toBeVisible();

  await other.getByRole("button", { name: "Save draft" }).last().click();
  const alert = other.getByRole("alert").filter({ hasText: "Liis Tamm changed this draft" });
  await expect(alert).toContainText("Rate for clients per hour");
  await expect(other.getByLabel("Position").first()).toHaveValue("Typed here");
  await expect(other.getByLabel("Rate for clients per hour")).toHaveValue("50");
  await expectAccessibleAtWidths(other);
  await other.getByRole("button", { name: "Save draft" }).last().click();
  await expect(other.getByText("Draft saved")).toBeVisible();
});

test("without JavaScript a member is edited, and a row is added on the server", async ({
  browser,
  db,
  baseURL,
  person: { slug, first_name, last_name },
}) => {
  const context = await openBrowser(browser, baseURL, false);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const page = await context.newPage();
  await page.goto("/desk/members/new");
  await page.getByLabel("First name").fill(first_name);
  await page.getByLabel("Family name").fill(last_name);
  await page.getByRole("button", { name: "Create draft" }).click();
  await page.waitForURL(`**/desk/members/${slug}/edit`);
  await page.getByLabel("Position").first().fill("Plain developer");
  await page.getByRole("button", { name: "Add language" }).click();
  await expect(page.getByLabel("Position").first()).toHaveValue("Plain developer");
  await page.getByLabel("Language", { exact: true }).selectOption("Estonian");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Not published. What to change is marked below.")).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("et");
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await expect(page.getByText("Saved.")).toBeVisible();
  const { text } = await readFile(db, `members/${slug}.yaml`);
  expect(text).toContain("position: Plain developer");
  expect(text).toContain("code: et");
  await context.close();
});
