import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import type { Database } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { heading, press, summary } from "#tests/support/form-pages.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

/** An application; returns its id, address and the path of its status page. */
function storeApplication(db: Database) {
  const email = createAddress("correction");
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(requests)
      .values({
        reference: createReference("OG"),
        idempotency_key: randomUUID(),
        fingerprint: "",
        form: "apply",
        name: "Zoë Tamm",
        email,
        workload: "full_time",
        start_date: "in_one_month",
        message: "I build interfaces for people who are in a hurry, and I like it.",
      })
      .returning({ id: requests.id });
    const id = row?.id ?? 0;
    await tx.insert(applications).values({
      request_id: id,
      job: "Front-end developer",
      first_name: "Zoë",
      last_name: "Tamm",
      country_code: "EE",
      city: "Tartu",
      timezone: "Europe/Tallinn",
      seniority_level: "senior",
      years_of_experience: 8,
      technologies: [{ name: "React", years: 6, main: true }],
      languages: [{ code: "et", level: "Native" }],
      hourly_rate: 45.5,
      currency: "EUR",
      links: [],
    });
    const bytes = createPdf();
    await tx.insert(uploads).values({
      token_hash: randomUUID(),
      purpose: "cv",
      name: "first.pdf",
      type: "application/pdf",
      size: bytes.length,
      bytes,
      request_id: id,
    });
    return { id, email, path: `/status/${await createStatusLink(tx, id)}` };
  });
}

test.beforeEach(({ problems }) => problems.expectProblem(/404|409|422/));

for (const javaScriptEnabled of [true, false]) {
  test(`a sender corrects their application ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const { id, email, path } = await storeApplication(db);
    const context = await browser.newContext({
      javaScriptEnabled,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole("link", { name: "Correct application" }).click();
    await press(page, "Email me a link to correct it");
    await expect(page.getByText("Check your email")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    const find = async () => {
      const texts = (await findEmails(email)).map(({ text }) => text ?? "");
      return texts.flatMap((text) => /\/status\/[0-9a-f]{40}\/correction/.exec(text) ?? [])[0];
    };
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    const form = (await find()) ?? "";
    await page.goto(form);
    await expect(heading(page)).toHaveText("Correct your application");
    await expect(page.getByLabel("Given name")).toHaveValue("Zoë");
    await expect(page.getByLabel("Front-end developer", { exact: true })).toBeChecked();
    await expect(page.getByText(`Email address: ${email}.`)).toBeVisible();
    await expect(page.getByText("We have first.pdf")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    await page.getByLabel("City").fill("Pärnu");
    await page.getByLabel("Hourly rate").fill("a lot");
    await page.getByLabel("A new CV").setInputFiles({
      name: "second.pdf",
      mimeType: "application/pdf",
      buffer: createPdf(),
    });
    await press(page, "Save changes");
    await expect(summary(page)).toContainText("Hourly rate must be a number, like 45");
    await expect(page.getByLabel("City")).toHaveValue("Pärnu");
    await expect(page.getByText("We have second.pdf")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByLabel("Hourly rate").fill("50");
    await press(page, "Save changes");
    await expect(page.getByText("We have your changes")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    const [stored] = await db.select().from(applications).where(eq(applications.request_id, id));
    expect(stored).toMatchObject({ city: "Pärnu", hourly_rate: 50, first_name: "Zoë" });
    const [event] = await db.select().from(requestEvents).where(eq(requestEvents.request_id, id));
    expect(event?.change).toMatchObject({
      changes: [
        { label: "City", from: "Tartu", to: "Pärnu" },
        { label: "Hourly rate", from: "€45.50 / h", to: "€50 / h" },
        { label: "CV", from: expect.stringContaining("first.pdf") },
      ],
    });
    await expect
      .poll(async () => (await findEmails(email)).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContainEqual(expect.stringMatching(/^Your application OG-\w+ is corrected$/));

    // A form that was opened before says that there is something newer, and changes nothing.
    await page.goto(form);
    await page.getByLabel("City").fill("Narva");
    await db.update(requests).set({ state: "accepted" }).where(eq(requests.id, id));
    await press(page, "Save changes");
    await expect(page.getByText("We've decided on this application")).toBeVisible();
    await page.goto(form);
    await expect(heading(page)).toHaveText("Your application is closed");
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    const [after] = await db.select().from(applications).where(eq(applications.request_id, id));
    expect(after?.city).toBe("Pärnu");
    await context.close();
  });
}
