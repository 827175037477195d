import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-members.ts";
import { signInAs } from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";

test("staff enter a reference in the form, which profile, card and Markdown show once its author agreed", async ({
  page,
  context,
  db,
  baseURL,
  problems,
  publishOwn,
}) => {
  problems.expectProblem(/422/);
  const last_name = `Viidatu${createLetters()}`;
  const slug = `viive-${last_name.toLowerCase()}`;
  await publishOwn(slug, ANNA.replace("Anna", "Viive").replace("Kask", last_name));
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });

  await page.goto(`/desk/members/${slug}/edit`);
  await page.getByRole("button", { name: "Add reference" }).click();
  await expect(page.getByLabel("Name of the client")).toBeFocused();
  await page.getByLabel("Name of the client").fill("Katrin Oja");
  await page.getByLabel("Position (optional)").fill("Product manager");
  await page.getByLabel("Company", { exact: true }).fill("Harbourline");
  await page.getByLabel("Written on").fill("2026-03-02");
  await page.getByLabel("Reference", { exact: true }).fill("She sat next to the planners first.");
  await page.getByLabel("Agreed to publish on").fill("2999-01-01");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("The date must be today or earlier")).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Agreed to publish on").fill("");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  expect(await (await page.request.get(`/developers/${slug}`)).text()).not.toContain("Katrin Oja");

  await page.goto(`/desk/members/${slug}/edit`);
  await page.getByLabel("Agreed to publish on").fill("2026-03-03");
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await page.goto(`/developers/${slug}`);
  const section = page.getByRole("region", { name: "References" });
  await expect(section.getByRole("figure")).toHaveText(
    "She sat next to the planners first.Katrin Oja, Product manager, Harbourline, Mar 2026",
  );
  const terms = page.getByRole("region", { name: "Terms" });
  await expect(terms.getByRole("term")).toHaveText([
    "Trial",
    "Replacement",
    "Notice",
    "Minimum length",
  ]);
  await expectAccessibleAtWidths(page);
  const markdown = await (await page.request.get(`/developers/${slug}.md`)).text();
  expect(markdown).toContain("> She sat next to the planners first.");
  expect(markdown).not.toContain("2026-03-03");
  await page.goto(`/developers?q=${last_name.toLowerCase()}`);
  const card = page.getByRole("article").filter({ hasText: last_name });
  await expect(card.getByText("1 reference")).toBeVisible();
});
