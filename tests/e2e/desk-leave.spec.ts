import { eq } from "drizzle-orm";
import { bookingHosts } from "#database/tables/hosts.ts";
import { requests } from "#database/tables/requests.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import {
  expectAccessibleAtAllWidths,
  openBrowser,
  openDesk,
  signInAs,
} from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";
import { createStaff } from "#tests/support/staff.ts";

/** A day by the clocks of the demo's agency, some days from now. */
const toDay = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Tallinn" }).format(
    Date.now() + days * 24 * 3_600_000,
  );

for (const width of [360, 1280]) {
  test(`a leave is entered by keyboard, and the deputy has the work, at ${width} pixels`, async ({
    browser,
    page,
    context,
    db,
    baseURL,
    problems,
  }) => {
    problems.expectProblem(/422/);
    await page.setViewportSize({ width, height: 800 });
    const name = `Maarja ${createLetters()}`;
    const person = await signInAs(context, { db, baseURL }, { role: "partner", name });
    const deputy = await createStaff(db, { role: "partner", name: `Deputy ${createLetters()}` });
    const client = `Ida ${createLetters()}`;
    const reference = await sendFindTo(db, { email: createAddress("leave"), name: client });
    await db.update(requests).set({ owner_id: person.id }).where(eq(requests.reference, reference));

    await openDesk(page, "/desk/leave");
    const who = page.getByRole("combobox", { name: "Who is away" });
    await expect(who).toHaveValue(String(person.id));
    await expectAccessibleAtAllWidths(page);
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByLabel("First day").fill(toDay(0));
    await page.getByLabel("Last day").fill(toDay(3));
    const field = page.getByRole("combobox", { name: "Deputy" });
    await page.getByRole("button", { name: "Enter leave" }).focus();
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(/Select who has the work meanwhile/);
    await field.selectOption(deputy.name);
    await field.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The leave is entered.")).toBeVisible();
    await expect(page.getByText(`Deputy: ${deputy.name}`)).toBeVisible();
    await openDesk(page, "/desk");
    await expect(page.getByRole("link", { name: `${deputy.name} has your work` })).toBeVisible();

    const other = await openBrowser(browser, baseURL);
    await signInAs(other, { db, baseURL }, {});
    const session = await other.newPage();
    await session.setViewportSize({ width, height: 800 });
    // Whoever opens a list to choose from sees who is away.
    await openDesk(session, `/desk/requests/${reference}`);
    await expect(
      session.getByRole("combobox", { name: "Owner" }).getByRole("option", { name }),
    ).toHaveText(/, away until \d+ \w+/);
    await openDesk(session, "/desk/leave");
    await session.getByRole("button", { name: `End today the leave of ${name}` }).press("Enter");
    await expect(session.getByText("The leave is over.")).toBeVisible();
    expect(await db.$count(staffLeaves, eq(staffLeaves.staff_id, person.id))).toBe(0);
    await other.close();
  });

  test(`a colleague takes calls with hours and a place, and no more, at ${width} pixels`, async ({
    page,
    context,
    db,
    baseURL,
    problems,
  }) => {
    problems.expectProblem(/422/);
    await page.setViewportSize({ width, height: 800 });
    const name = `Host ${createLetters()}`;
    const host = await createStaff(db, { role: "partner", name });
    // No time is offered with them, which other tests would see.
    await db.insert(bookingHosts).values({
      name,
      email: host.email,
      takes_calls: false,
      weekly_hours: {
        monday: [],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: ["23:50-24:00"],
        sunday: [],
      },
    });
    await signInAs(context, { db, baseURL }, { role: "partner" });
    await openDesk(page, "/desk/calls/hosts");
    const select = page.getByRole("combobox", { name: "Have a colleague take calls" });
    await select.selectOption(name);
    await select.press("Tab");
    await page.keyboard.press("Enter");
    const section = page.getByRole("region", { name });
    await expect(section).toBeVisible();
    await section.getByLabel("Calls take place").selectOption("By video: their own link");
    const save = section.getByRole("button", { name: "Save hours and place" });
    await save.press("Enter");
    await expect(section.getByLabel("Own link")).toHaveAccessibleDescription("Enter the link");
    await section.getByLabel("Own link").fill("https://meet.example/host");
    await save.press("Enter");
    await expect(page.getByText("Host saved")).toBeVisible();
    const [row] = await db.select().from(bookingHosts).where(eq(bookingHosts.email, host.email));
    expect(row).toMatchObject({ takes_calls: true, place: "https://meet.example/host" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await section.getByRole("button", { name: `No more calls for ${name}` }).press("Enter");
    await expect(section).toHaveCount(0);
    await expect(page.getByText("Saved.")).toBeVisible();
  });
}
