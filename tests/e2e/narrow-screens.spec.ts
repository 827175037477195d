import { expect, openPage, test } from "#tests/support/e2e.ts";
import { createAddress, fillContacts, startHire } from "#tests/support/hire.ts";

test("on a phone the steps of a request name the developers above the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startHire(page);
  await page.getByRole("button", { name: "Continue" }).click();
  const names = page.getByText("2 developers: Anna Kask, Karl Rebane");
  const expectAbove = async (label: string) => {
    const control = page.getByLabel(label).first();
    await expect(control).toBeVisible();
    await expect(names).toBeInViewport({ ratio: 1 });
    const [line, field] = await Promise.all([names.boundingBox(), control.boundingBox()]);
    expect(line?.y ?? Number.NaN).toBeLessThan(field?.y ?? Number.NaN);
  };
  await expectAbove("Full name");
  await fillContacts(page, createAddress("names"));
  await expect(page).toHaveURL("/hire/details");
  await expectAbove("What kind of project is it?");
  // There they are beside the form.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(names).toBeHidden();
});

for (const width of [360, 768, 1280]) {
  test(`each step of home has its number beside its title, or above it on one line with the others, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, "/");
    const steps = page.getByRole("region", { name: /steps to a first call/ }).getByRole("listitem");
    const boxes = await steps.evaluateAll((all) =>
      all.map((step) => {
        const [number, title] = [step.querySelector("span"), step.querySelector("h3")].map(
          (part) => part?.getBoundingClientRect() as DOMRect,
        ) as [DOMRect, DOMRect];
        return { isBeside: title.left >= number.right, top: number.top };
      }),
    );
    expect(boxes).toHaveLength(3);
    const isRow = new Set(boxes.map(({ top }) => top)).size === 1;
    for (const { isBeside } of boxes) expect(isBeside).toBe(!isRow);
    expect(isRow).toBe(width === 1280);
  });
}
