import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
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

test("a printed profile begins with the person on the first page, not with half a page of nothing", async ({
  page,
}) => {
  await openPage(page, "/developers/anna-kask");
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text } = await extractText(pdf);
  for (const part of ["Anna Kask", "Seniority", "assuming usual hours"])
    expect(text[0]).toContain(part);
});
