import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const LONG = "Their finance team works in Łódź. ".repeat(30);

test("a note is found in the list and the palette, which show its words and lead to it", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const name = "Quirina Suchmann";
  const word = `zep${createLetters().slice(3)}`;
  const reference = await sendFindTo(db, { email: createAddress("search"), name });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests/${reference}`);
  await page.keyboard.press("n");
  await page
    .getByLabel("Note", { exact: true })
    .fill(`${LONG}\nThe <b>${word}</b> budget is approved. ${LONG}`);
  await page.getByRole("button", { name: "Add note" }).click();
  // Stored: the field has the text too.
  await expect(page.getByRole("listitem").filter({ hasText: word })).toBeVisible();

  await openDesk(page, "/desk/requests?state=all");
  await page.getByRole("searchbox").fill(`quirina ${word} lodz`);
  await page.keyboard.press("Enter");
  const passage = page.getByRole("link", { name: new RegExp(`^Note, .*<b>${word}</b> budget`) });
  await expect(passage).toBeVisible();
  await expect(passage.getByText(word, { exact: true })).toHaveJSProperty("tagName", "MARK");
  await expectAccessible(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(passage.getByText(word)).toBeInViewport();
  }
  await passage.click();
  await expect(page).toHaveURL(new RegExp(`/desk/requests/${reference}#entry-\\d+$`));
  await expect(page.getByRole("listitem").filter({ hasText: word })).toBeInViewport();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(word.slice(0, -2));
  const option = page.getByRole("option", { name: new RegExp(`${name}.*${word}`) });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/desk/requests/${reference}#entry-\\d+$`));
});
