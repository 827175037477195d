import { expect, openPage, test } from "../support/e2e.ts";

test("a profile and an article can be shared: their link copied, and printed without controls", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  for (const path of ["/developers/anna-kask", "/blog/interview-with-a-pull-request"]) {
    await openPage(page, `${path}?utm_source=x#top`);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
    await page.clock.runFor(1_499);
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
    await page.clock.resume();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const part of ["banner", "contentinfo"] as const) {
      await expect(page.getByRole(part)).toBeHidden();
    }
    await expect(page.getByRole("button", { name: /copy link|shortlist/i })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Read next" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "couldn't be copied" })).toBeAttached();
});
