import type { Page } from "@playwright/test";
import { ABOUT, CV, saveApplication } from "#tests/support/apply.ts";
import {
  expect,
  expectAccessibleAtWidths,
  finishHydration,
  holdScripts,
  openPage,
  test,
} from "#tests/support/e2e.ts";
import { chosen } from "#tests/support/find.ts";
import { heading, press } from "#tests/support/form-pages.ts";
import { createAddress, idsOf, saveShortlist } from "#tests/support/hire.ts";
import { REFUSED, send } from "#tests/support/plain-forms.ts";

/** What this browser has saved of the find form, as after an earlier visit. */
async function saveFind(page: Page, state: object): Promise<void> {
  await page.context().addInitScript(
    (saved) => {
      if (location.protocol !== "http:" || localStorage.getItem("find")) return;
      localStorage.setItem("find", saved);
    },
    JSON.stringify({ state, version: 1, kept_at: Date.now() }),
  );
}

/** The scripts of pages do not load. */
async function abortScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort());
}

const ONE_PAGE = "Open the form on one page";
const technologies = (page: Page) => page.getByLabel("Technologies");

test.describe("when no script loads", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expectProblem(REFUSED);
    problems.expectProblem(/net::ERR_FAILED/);
    await abortScripts(page);
  });

  test("a client describes a project and sends it from the form on one page", async ({ page }) => {
    await page.goto("/find/contacts");
    await page.getByLabel("Full name").fill("Zoë Tamm");
    await page.getByLabel("Email address").fill(createAddress("early-find"));
    await expectAccessibleAtWidths(page);
    await press(page, "Continue");
    await expect(page).toHaveURL("/find/form");
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await expect(page.getByLabel("Number of developers")).toHaveValue("1");
    await page.getByLabel("What kind of project is it?").fill("Audit");
    await page.getByRole("checkbox", { name: "React", exact: true }).check();
    await send(page, "Send request", /\/find\/sent\?receipt=/);
  });

  test("every control of a step can be used, and leads on with what the browser has saved", async ({
    page,
  }) => {
    await saveFind(page, {
      name: "Zoë Tamm",
      workload: "part_time",
      technologies: ["go"],
      max_rate: "60",
      lastFilledStep: 1,
    });
    await page.goto("/find/details");
    await expect(page.getByRole("button", { name: "Audit" })).toBeHidden();
    await technologies(page).selectOption("React");
    await page.getByLabel("Number of developers").fill("3");
    await page.getByRole("radio", { name: "Senior" }).check();
    await page.getByLabel("What kind of project is it?").fill("Audit");
    await page.getByLabel("What else should we know?").fill("In a hurry");
    await page.getByLabel("Project description").setInputFiles({ ...CV, name: "brief.pdf" });
    await expectAccessibleAtWidths(page);
    await press(page, "Continue");
    await expect(page).toHaveURL("/find/form");
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await expect(page.getByRole("checkbox", { name: "React", exact: true })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Go", exact: true })).toBeChecked();
    await expect(page.getByLabel("Number of developers")).toHaveValue("3");
    await expect(page.getByRole("radio", { name: "Senior" })).toBeChecked();
    await expect(page.getByLabel("Maximum rate")).toHaveValue("60");
    await expect(page.getByLabel("What kind of project is it?")).toHaveValue("Audit");
    await expect(page.getByRole("radio", { name: "Part-time" })).toBeChecked();
    await expect(page.getByLabel("What else should we know?")).toHaveValue("In a hurry");
    await expect(page.getByText("We have brief.pdf")).toBeVisible();
  });

  test("a hire names its developers on the form on one page", async ({ page }) => {
    await saveShortlist(page, await idsOf(page, "anna-kask", "karl-rebane"));
    await page.goto("/hire/contacts");
    await page.getByLabel("Full name").fill("Zoë Tamm");
    await press(page, "Continue");
    await expect(page).toHaveURL("/hire/form?members=anna-kask,karl-rebane");
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await expect(page.getByLabel("Anna Kask")).toBeChecked();
    await expect(page.getByLabel("Karl Rebane")).toBeChecked();
    await expect(page.getByRole("radio", { name: "Full time" })).toBeChecked();

    await page.goto("/hire/details");
    await page.getByLabel("What kind of project is it?").fill("Audit");
    await press(page, "Continue");
    await expect(page.getByLabel("What kind of project is it?")).toHaveValue("Audit");
    await expect(page.getByLabel("Anna Kask")).toBeChecked();
  });

  test("each step of an application leads on with what was typed", async ({ page }) => {
    await saveApplication(page, createAddress("early-apply"));
    await page.goto("/apply/job-selection?vacancy=qa-engineer-playwright");
    await expect(page.getByRole("radio", { name: "Test engineer, Playwright" })).toBeChecked();
    await page.getByRole("radio", { name: "Back-end developer" }).check();
    await press(page, "Continue");
    await expect(page).toHaveURL("/apply/form");
    await expect(page.getByRole("radio", { name: "Back-end developer" })).toBeChecked();

    await page.goto("/apply/contacts");
    await page.getByLabel("Given name").fill("Kai");
    await press(page, "Continue");
    await expect(page.getByLabel("Given name")).toHaveValue("Kai");
    await expect(page.getByLabel("Family name")).toHaveValue("Tamm");

    await page.goto("/apply/location");
    await page.getByLabel("City").fill("Narva");
    await page.getByLabel("Country").selectOption("Finland");
    await press(page, "Continue");
    await expect(page.getByLabel("City")).toHaveValue("Narva");
    await expect(page.getByLabel("Country")).toHaveValue("FI");
    await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Tallinn");

    await page.goto("/apply/skills-and-technologies");
    await page.getByLabel("Years of experience").fill("9");
    await page.getByLabel("Years", { exact: true }).fill("7");
    await press(page, "Continue");
    await expect(page.getByLabel("Years of experience")).toHaveValue("9");
    await expect(page.getByLabel("Technology", { exact: true }).nth(1)).toHaveValue("Elm");
    await expect(page.getByLabel("Years", { exact: true }).first()).toHaveValue("7");

    await page.goto("/apply/details");
    await page.getByLabel("Hourly rate").fill("50");
    await page.getByLabel("Your CV").setInputFiles({ ...CV, name: "newer.pdf" });
    await press(page, "Continue");
    await expect(page.getByLabel("Hourly rate")).toHaveValue("50");
    await expect(page.getByLabel("About you")).toHaveValue(ABOUT);
    await expect(page.getByText("We have newer.pdf")).toBeVisible();

    await page.goto("/apply/socials");
    await page.getByLabel("GitHub").fill("github.com/zoe");
    await press(page, "Continue");
    await expect(page.getByLabel("GitHub")).toHaveValue("github.com/zoe");
    await expect(page.getByLabel("LinkedIn")).toHaveValue("https://linkedin.com/in/zoe");
  });

  test("a step that the browser fills links to the form on one page at once", async ({ page }) => {
    await saveFind(page, { name: "Zoë Tamm", message: "In a hurry", lastFilledStep: 3 });
    await saveApplication(page, createAddress("early-summary"));
    for (const step of ["/find/developers", "/find/book-a-call"]) {
      await page.goto(step);
      await expectAccessibleAtWidths(page);
      await page.getByRole("link", { name: ONE_PAGE }).click();
      await expect(page).toHaveURL("/find/form");
      await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
      await expect(page.getByLabel("What else should we know?")).toHaveValue("In a hurry");
    }
    await page.goto("/apply/check-your-answers");
    await page.getByRole("link", { name: ONE_PAGE }).click();
    await expect(page.getByLabel("About you")).toHaveValue(ABOUT);

    await saveShortlist(page, await idsOf(page, "anna-kask", "karl-rebane"));
    for (const step of ["select-developer", "book-a-call"]) {
      await page.goto(`/hire/${step}`);
      await page.getByRole("link", { name: ONE_PAGE }).click();
      await expect(page).toHaveURL("/hire/form?members=anna-kask,karl-rebane");
      await expect(page.getByLabel("Anna Kask")).toBeChecked();
    }
  });
});

test("when one script does not load, the step is there all the same", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/net::ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort(), { times: 1 });
  await page.goto("/find/contacts");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(createAddress("early-one"));
  await finishHydration(page);
  await press(page, "Continue");
  await expect(page).toHaveURL("/find/details");
  await expect(page.getByRole("button", { name: "Audit" })).toBeVisible();
});

test("a step that takes longer than five seconds links to the form on one page", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/find/book-a-call", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: ONE_PAGE });
  await expect(link).toBeAttached();
  const delays = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  );
  expect(delays).toEqual(expect.arrayContaining([5000, 5000]));
  await expect(link).toBeVisible();
  release();
});

test("on a slow line text can be typed at once and survives hydration", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
  await page.goto("/find/contacts", { waitUntil: "commit" });
  const name = page.getByLabel("Full name");
  await name.pressSequentially("Zoë");
  expect(await page.evaluate(hydrated)).toBe(false);
  await page.waitForFunction(hydrated);
  // The field has the focus and the text cursor still.
  await page.keyboard.type(" Tamm");
  await expect(name).toHaveValue("Zoë Tamm");
  await page.getByLabel("Email address").fill(createAddress("early-slow"));
  await press(page, "Continue");
  // The rules of the step and the code of the next one take their time as well.
  await expect(page).toHaveURL("/find/details", { timeout: 60_000 });
  await page.getByRole("link", { name: "Back" }).click();
  await expect(name).toHaveValue("Zoë Tamm");
});

test.describe("before the scripts have come", () => {
  test("what was chosen and typed is in the form once they have", async ({ page }) => {
    await saveFind(page, { name: "Zoë Tamm", email: "zoe@example.com", lastFilledStep: 1 });
    const release = await holdScripts(page);
    await page.goto("/find/details", { waitUntil: "commit" });
    await page.getByLabel("Job description").fill("We need two people");
    await technologies(page).selectOption("React");
    await page.getByRole("radio", { name: "Senior" }).check();
    await page.getByRole("radio", { name: "Part-time" }).check();
    await page.getByLabel("Project description").setInputFiles({ ...CV, name: "brief.pdf" });
    await page.getByLabel("What kind of project is it?").fill("Audit");
    release();
    await expect(chosen(page).getByRole("button", { name: "Remove React" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove brief.pdf" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Senior" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Audit", pressed: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Fill in the fields" })).toBeVisible();
    await expect(page.getByText("brief.pdf is attached")).toBeAttached();
    await page.reload();
    await expect(page.getByLabel("Job description")).toHaveValue("We need two people");
    await expect(chosen(page).getByRole("button", { name: "Remove React" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Part-time" })).toBeChecked();
  });

  test("a file is sent whose dialog was opened before the control of the page was there", async ({
    page,
  }) => {
    await saveFind(page, { name: "Zoë Tamm", email: "zoe@example.com", lastFilledStep: 1 });
    const release = await holdScripts(page, "upload-control-*");
    await openPage(page, "/find/details");
    const opened = await page.getByLabel("Project description").elementHandle();
    release();
    await expect(page.getByText("or drop it here")).toBeVisible();
    // What the browser does when the dialog ends, though the page has another control by then.
    const isGone = await opened?.evaluate(
      (input, bytes) => {
        if (!(input instanceof HTMLInputElement)) throw new Error("Not the control of a file");
        const chosen = new DataTransfer();
        const type = "application/pdf";
        chosen.items.add(new File([new Uint8Array(bytes)], "late.pdf", { type }));
        input.files = chosen.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
        return !input.isConnected;
      },
      [...CV.buffer],
    );
    expect(isGone).toBe(true);
    await expect(page.getByText("late.pdf is attached")).toBeAttached();
  });

  test("saved answers come with the scripts, except where the visitor was faster", async ({
    page,
  }) => {
    await saveFind(page, { name: "Zoë Tamm", email: "zoe@example.com", company_name: "Tamm OÜ" });
    const release = await holdScripts(page);
    await page.goto("/find/contacts", { waitUntil: "commit" });
    await page.getByLabel("Full name").fill("Kai Saar");
    await page.getByLabel("Full name").press("Home");
    release();
    await expect(page.getByLabel("Email address")).toHaveValue("zoe@example.com");
    await expect(page.getByLabel("Company name")).toHaveValue("Tamm OÜ");
    await page.keyboard.type("Dr. ");
    await expect(page.getByLabel("Full name")).toHaveValue("Dr. Kai Saar");
    await page.reload();
    await expect(page.getByLabel("Full name")).toHaveValue("Dr. Kai Saar");
    await expect(page.getByLabel("Email address")).toHaveValue("zoe@example.com");
  });

  test("an application takes over rows, lists and the chosen vacancy", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/apply/job-selection?vacancy=qa-engineer-playwright", { waitUntil: "commit" });
    await expect(page.getByRole("radio", { name: "Test engineer, Playwright" })).toBeChecked();
    await page.getByRole("radio", { name: "Back-end developer" }).check();
    release();
    await expect(page).toHaveURL("/apply/job-selection");
    await expect(page.getByRole("radio", { name: "Back-end developer" })).toBeChecked();
    await press(page, "Continue");
    await expect(page).toHaveURL("/apply/contacts");
    await expect(heading(page)).toBeFocused();
  });
});

test("the policy forbids nothing that a step does", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, blockedURI }) =>
      // An error in the console fails the test.
      console.error(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  await openPage(page, "/find/contacts");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(createAddress("early-policy"));
  await press(page, "Continue");
  await expect(page).toHaveURL("/find/details");
});
