import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";

const OPEN = "/vacancies/platform-engineer-kubernetes";
const CLOSED = "/vacancies/go-engineer-payments";

const count = (page: Page) => page.getByRole("status").filter({ hasText: /vacanc/ });
const choices = (page: Page) => page.getByRole("navigation", { name: "Filter vacancies" });

async function readStructured(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => JSON.parse(text)).find((data) => data["@type"] === type);
}

test("the list is newest first and narrowed by links with a URL", async ({ page }) => {
  await openPage(page, "/vacancies");
  // Other tests publish more.
  await expect(count(page)).toHaveText(/^1\d vacancies$/);
  const total = Number.parseInt((await count(page).textContent()) ?? "", 10);
  const submission = await page
    .getByRole("main")
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(submission.length).toBe(total);
  expect(submission).toEqual(submission.toSorted().reverse());

  await choices(page).getByRole("link", { name: "Remote" }).click();
  await expect(page).toHaveURL("/vacancies?workplace=remote");
  await choices(page).getByRole("link", { name: "Kubernetes" }).click();
  await expect(page).toHaveURL("/vacancies?workplace=remote&technology=kubernetes");
  await expect(count(page)).toHaveText("1 vacancy");
  await expect(choices(page).getByRole("link", { name: "Remote" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/vacancies");
  await expect(count(page)).toHaveText(/^1\d vacancies$/);
});

test("a choice that the edge of a phone cuts opens at the first press, and is all in view once the keyboard is on it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/vacancies");
  const links = choices(page).getByRole("list", { name: "Technology" }).getByRole("link");
  const lefts = await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().left),
  );
  const position = lefts.findLastIndex((left) => left < 350);
  const cut = links.nth(position);
  await expect(cut).not.toBeInViewport({ ratio: 1 });
  await links.nth(position - 1).focus();
  await page.keyboard.press("Tab");
  await expect(cut).toBeFocused();
  await expect(cut).toBeInViewport({ ratio: 1 });

  await page.reload();
  const href = (await cut.getAttribute("href")) ?? "";
  const box = await cut.boundingBox();
  await page.mouse.click(356, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL(href);
});

test("a choice that fits nothing leads to an application without a vacancy", async ({ page }) => {
  await openPage(page, "/vacancies?workplace=office&technology=kubernetes");
  const main = page.getByRole("main");
  await expect(main.getByText("Unfortunately, nothing was found for this query")).toBeVisible();
  await expect(main.getByRole("link", { name: "Apply as a Developer" })).toHaveAttribute(
    "href",
    "/apply",
  );
});

test("a vacancy shows its pay and links to its application", async ({ page }) => {
  await openPage(page, "/vacancies");
  await page.getByRole("link", { name: "Platform engineer, Kubernetes and Terraform" }).click();
  await expect(page).toHaveURL(OPEN);
  await expect(page.getByRole("complementary").getByText("€44–60 / h")).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply", exact: true })).toHaveAttribute(
    "href",
    "/apply/job-selection?vacancy=platform-engineer-kubernetes",
  );
  expect(await readStructured(page, "JobPosting")).toMatchObject({
    title: "Platform engineer, Kubernetes and Terraform",
    baseSalary: { currency: "EUR" },
  });
});

test("a closed vacancy keeps its page, is marked as closed and shows similar ones", async ({
  page,
}) => {
  await openPage(page, CLOSED);
  await expect(page.getByText("This vacancy has closed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply", exact: true })).toHaveCount(0);
  const similar = page.getByRole("region", { name: "Similar vacancies" });
  await expect(similar.getByRole("listitem")).not.toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await readStructured(page, "JobPosting")).toBeUndefined();
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(OPEN);
  expect(sitemap).not.toContain(CLOSED);
});

test("an unknown vacancy leads to the error page", async ({ page, problems }) => {
  problems.expectProblem(/404/);
  await page.goto("/vacancies/no-such-job");
  await expect(page).toHaveURL("/404");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You've Stumbled Onto A Page Where Even Unicorns Get Lost.",
  );
});

test("axe finds nothing on vacancies at two widths", async ({ page }) => {
  for (const path of ["/vacancies", "/vacancies?workplace=office&type=contract", OPEN, CLOSED]) {
    await openPage(page, path);
    await expectAccessibleAtWidths(page);
  }
});
