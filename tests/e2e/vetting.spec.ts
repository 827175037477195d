import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-members.ts";
import { signInAs } from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";

test("staff record a check in the form, which profile, card and CV show as a dated fact", async ({
  page,
  context,
  db,
  baseURL,
  problems,
  publishOwn,
}) => {
  problems.expectProblem(/422/);
  const last_name = `Vaatleja${createLetters()}`;
  const slug = `vaike-${last_name.toLowerCase()}`;
  await publishOwn(slug, ANNA.replace("Anna", "Väike").replace("Kask", last_name));
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });

  await page.goto(`/developers/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^This profile has no dated checks yet/)).toBeVisible();
  const aside = page.getByRole("complementary", { name: "Rate and shortlist" });
  await expect(aside.getByText(/confirmed/)).toBeVisible();
  await expect(aside.getByText(/Tested|Checked/)).toHaveCount(0);

  await page.goto(`/desk/members/${slug}/edit`);
  await page.getByRole("button", { name: "Add check" }).click();
  await expect(page.getByLabel("Check", { exact: true })).toBeFocused();
  await page.getByLabel("Check", { exact: true }).selectOption("Live interview");
  await page.getByLabel("Checked on").fill("2999-01-01");
  await page.getByLabel("How").fill("90 minutes around a pull request in React");
  await page.getByLabel("Checked by").fill("Liis Tamm");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("The date must be today or earlier")).toBeVisible();
  await expect(page.getByLabel("How")).toHaveValue("90 minutes around a pull request in React");
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Checked on").fill("2026-03-02");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();

  await page.goto(`/developers/${slug}`);
  const section = page.getByRole("region", { name: "Vetting" });
  await expect(section.getByRole("term")).toHaveText("Live interview");
  await expect(section.getByRole("definition")).toHaveText(
    "90 minutes around a pull request in ReactLiis Tamm, 2 Mar 2026",
  );
  await expectAccessibleAtWidths(page);
  const resume = await page.request.get(`/developers/${slug}/cv.json`);
  expect((await resume.json()).certificates).toMatchObject([{ date: "2026-03-02" }]);
  await page.goto(`/developers?q=${last_name.toLowerCase()}`);
  const card = page.getByRole("article").filter({ hasText: last_name });
  await expect(card.getByText("Tested 2 Mar 2026 by Liis Tamm")).toBeVisible();
});
