import type { Page } from "@playwright/test";
import { deskRoutes } from "#app/desk/routes.ts";
import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress } from "#tests/support/hire.ts";
import {
  expectNothingFixedWhenLow,
  expectReadableInForcedColors,
} from "#tests/support/reader-settings.ts";
import { test } from "#tests/support/run-database.ts";

/** The first row of a list leads to the screen. */
const firstOf = (list: string) => ({ list });
/** Screens that another file of tests opens, in more states. */
const coveredBy = (spec: string) => ({ spec });

/** Where each screen is opened. */
const SCREENS: Record<string, string | { list: string } | { spec: string }> = {
  "today.tsx": "/desk",
  "requests.tsx": "/desk/requests?state=all",
  "request.tsx": firstOf("/desk/requests?state=all"),
  "new-request.tsx": "/desk/requests/new",
  "internal-files.tsx": coveredBy("desk-by-hand"),
  "source.tsx": coveredBy("desk-source"),
  "people.tsx": "/desk/people",
  "new-person.tsx": "/desk/people/new",
  "person.tsx": firstOf("/desk/people"),
  "company.tsx": coveredBy("desk-people"),
  "proposals.tsx": "/desk/proposals",
  "new-proposal.tsx": coveredBy("desk-proposals"),
  "proposal.tsx": firstOf("/desk/proposals"),
  "edit-proposal.tsx": coveredBy("desk-proposals"),
  "interview.tsx": coveredBy("interviews"),
  "placements.tsx": "/desk/placements?state=all",
  "new-placement.tsx": "/desk/placements/new",
  "placement.tsx": firstOf("/desk/placements?state=all"),
  "edit-placement.tsx": coveredBy("desk-placements"),
  "applications.tsx": "/desk/applications?state=all",
  "new-application.tsx": "/desk/applications/new",
  "application.tsx": coveredBy("desk-applications"),
  "calls.tsx": "/desk/calls?view=list",
  "unmatched.tsx": "/desk/unmatched",
  "hosts.tsx": "/desk/calls/hosts",
  "new-call.tsx": "/desk/calls/new",
  "call.tsx": coveredBy("desk-calls"),
  "members.tsx": "/desk/members",
  "new-member.tsx": "/desk/members/new",
  "member.tsx": firstOf("/desk/members"),
  "edit-member.tsx": coveredBy("desk-members"),
  "member-availability.tsx": coveredBy("availability"),
  "content.tsx": "/desk/content",
  "new-content.tsx": "/desk/content/new",
  "edit-content.tsx": coveredBy("desk-content"),
  "content-history.tsx": coveredBy("desk-content"),
  "insights.tsx": "/desk/insights",
  "staff.tsx": "/desk/staff",
  "handover.tsx": coveredBy("desk-handover"),
  "leave.tsx": "/desk/leave",
  "audit.tsx": "/desk/audit",
  "personal-data.tsx": coveredBy("desk-personal-data"),
  "account.tsx": "/desk/account",
  "tokens.tsx": "/desk/tokens",
  "webhooks.tsx": "/desk/webhooks",
  "webhook.tsx": coveredBy("desk-webhooks"),
  "sign-in.tsx": coveredBy("desk-sign-in"),
  "welcome.tsx": coveredBy("desk-sign-in"),
  // Without a provider they are not found; with one, a chaos test opens them in a browser.
  "oidc.tsx": coveredBy("oidc-in-browser"),
  "oidc-callback.tsx": coveredBy("oidc-in-browser"),
  "forgot-password.tsx": "/desk/forgot-password",
  "unknown.tsx": coveredBy("desk-leaving"),
};

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("every screen of the desk is private, has one heading, fits a phone, passes axe and is readable in forced colors and in a low window", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  test.slow();
  const [own, [frame]] = [
    deskRoutes.filter(({ children }) => !children),
    deskRoutes.filter(({ children }) => children),
  ];
  const files = [...own, ...(frame?.children ?? [])]
    .map(({ file }) => file.replace("desk/routes/", ""))
    .filter((file) => file.endsWith(".tsx"));
  expect(Object.keys(SCREENS).toSorted()).toEqual(files.toSorted());

  await signInAs(context, { db, baseURL });
  for (const screen of Object.values(SCREENS)) {
    if (typeof screen === "object" && "spec" in screen) continue;
    const path = typeof screen === "string" ? screen : screen.list;
    await test.step(JSON.stringify(screen), async () => {
      const response = await page.goto(path);
      expect(response?.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
      });
      if (typeof screen === "object") {
        const row = page.locator("[data-row]").first();
        await page.goto((await row.getAttribute("href")) ?? "");
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessibleAtAllWidths(page);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await width(page)).toBe(360);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectReadableInForcedColors(page);
      await expectNothingFixedWhenLow(page);
    });
  }
});

test("the palette and the list of shortcuts open, work and close by keyboard", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const name = "Quintus Palettini";
  const reference = await sendFindTo(db, {
    email: createAddress("palette"),
    name,
  });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  for (const text of [reference, "quint pal"]) {
    await field.fill(text);
    await expect(page.getByRole("option", { name })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/desk/requests/${reference}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("public pages load no script and no style of the desk", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const listFiles = async (path: string) =>
    (await read(path)).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  expect(await listFiles("/desk/sign-in")).toContainEqual(expect.stringMatching(/desk-.+\.css$/));
  for (const path of ["/", "/developers", "/hire/contacts"]) {
    const files = await listFiles(path);
    expect(files.filter((file) => file.includes("desk"))).toEqual([]);
    const manifest = files.find((file) => file.includes("/manifest-")) ?? "";
    const routes = await read(manifest);
    expect(routes).toContain("routes/home");
    expect(routes).not.toContain("desk");
  }
});
