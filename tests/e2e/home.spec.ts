import { ANNA } from "#tests/support/content-folder.ts";
import { expect, openPage } from "#tests/support/e2e.ts";
import { publishMember } from "#tests/support/e2e-members.ts";
import { test } from "#tests/support/run-database.ts";

const CHECKED = `${ANNA.replace("Anna", "Kersti").replace("Kask", "Kontroll")}vetting:
  - { check: interview, how: By video, by: Mari Kask, on: 2026-03-02 }
`;

test("each stage of vetting has its proof on profiles, counted again when one is published", async ({
  page,
  db,
}) => {
  const readCounts = async () => {
    const html = await (await page.request.get("/")).text();
    const [, dated, total] = /(\d+) of (\d+) profiles show what we checked/.exec(html) ?? [];
    return [Number(dated), Number(total)] as const;
  };
  const [dated, total] = await readCounts();
  expect(dated).toBeGreaterThan(50);
  await publishMember(db, "kersti-kontroll", CHECKED);
  try {
    await expect.poll(readCounts).toEqual([dated + 1, total + 1]);
    await openPage(page, "/");
    const section = page.getByRole("region", { name: "How we test" });
    const interview = section.getByRole("listitem").filter({ hasText: "Technical interview" });
    await expect(interview).toContainText(`Dated on ${dated + 1} profiles`);
    await section.getByRole("link", { name: /^See the checks of/ }).click();
    await expect(page).toHaveURL(/\/developers\/[a-z-]+#vetting$/);
    await expect(page.getByRole("region", { name: "Vetting" })).toBeInViewport();
  } finally {
    await publishMember(db, "kersti-kontroll", null);
  }
});
