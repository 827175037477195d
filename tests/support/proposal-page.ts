import type { Locator, Page } from "@playwright/test";
import { expect } from "./e2e.ts";
import { idsOf } from "./hire.ts";

/** A busy machine takes a while for the proof of work. */
export const SENT = { timeout: 60_000 };

export const panel = (page: Page) => page.getByRole("dialog", { name: "Your Developer Shortlist" });
export const listed = (page: Page) => panel(page).getByRole("article").getByRole("heading");
export const popup = (page: Page, name: string) => page.getByRole("dialog", { name });
export const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("article").filter({ hasText: name });
export const group = (page: Page, name: string) =>
  page.getByRole("main").getByRole("group", { name: `Your answer on ${name}` });
export const answerOn = (page: Page, name: string, answer: "Interview" | "Maybe" | "No") =>
  group(page, name).getByRole("radio", { name: answer, exact: true });
export const add = (page: Page, name: string) => answerOn(page, name, "Interview");
export const review = (page: Page) => page.getByRole("button", { name: "Review and send" });
export const send = (page: Page) => panel(page).getByRole("button", { name: "Send answer" });
export const confirm = (page: Page) => panel(page).getByRole("button", { name: "Yes, send" });
export const question = (page: Page) => panel(page).getByRole("heading", { level: 3 });
export const buttonsOf = (dialog: Locator) => dialog.getByRole("button", { name: /Shortlist/ });

/** Opens a proposal and waits for hydration. */
export async function openProposal(page: Page, id: string) {
  await page.goto(`/proposals/${id}`);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
  );
}

export async function openPopup(page: Page, name: string) {
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(popup(page, name).getByRole("heading", { name })).toBeVisible();
}

export async function closeDialog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Sends the choice and confirms it. */
export async function answer(page: Page) {
  await send(page).click();
  await expect(question(page)).toBeFocused();
  await confirm(page).click();
}

/** Anna at a rate of this proposal's own, Karl and Ada at the rates of the site. */
export async function offerThree(page: Page) {
  const [anna = 0, karl = 0, ada = 0] = await idsOf(page, "anna-kask", "karl-rebane", "ada-lill");
  return [
    { member_id: anna, note: "Knows your seat map.", sales_rate: 47.5 },
    { member_id: karl, note: "", sales_rate: null },
    { member_id: ada, note: "", sales_rate: null },
  ];
}
