import type { Page } from "@playwright/test";
import { expect, openPage, test } from "#tests/support/e2e.ts";
import { idsOf } from "#tests/support/hire.ts";

async function countPages(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("four developers are compared on one page of A4 and of Letter", async ({ page }) => {
  const ids = await idsOf(
    page,
    "anna-kask",
    "tomasz-wierzbicki",
    "maria-guadalupe-hernandez",
    "karthikeyan-thiruvenkatanathasubramaniam",
  );
  await openPage(page, `/compare?ids=${ids.join(",")}`);
  for (const format of ["A4", "Letter"]) expect(await countPages(page, format), format).toBe(1);
});

test("a profile is at most five pages of Letter, with nine projects or thirty technologies too", async ({
  page,
}) => {
  for (const slug of ["tomasz-wierzbicki", "florian-brandstetter", "gokhan-aydin"]) {
    await openPage(page, `/developers/${slug}`);
    expect(await countPages(page, "Letter"), slug).toBeLessThanOrEqual(5);
  }
});
