import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { expect, openPage } from "./e2e.ts";

/** Ids of demo members by slug, as the API gives them. */
export async function idsOf(page: Page, ...slugs: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const slug of slugs) {
    const answer = await page.request.get(`/api/members/slug/${slug}`);
    ids.push((await answer.json()).data.id);
  }
  return ids;
}

/** Saves a shortlist in this browser, as after an earlier visit. */
export async function saveShortlist(page: Page, list: number[]): Promise<void> {
  const saved = JSON.stringify({ state: { list, lastFilledStep: 0 }, version: 1 });
  await page.context().addInitScript((value) => {
    // Frames of other origins, which axe makes, have no storage.
    if (location.protocol !== "http:") return;
    if (localStorage.getItem("shortlist") === null) localStorage.setItem("shortlist", value);
  }, saved);
}

/** A unique email address, so that other tests send nothing to it. */
export function createAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}

/** Eight letters that no other test has, for names, which have no digits. */
export function createLetters(): string {
  return randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
}

/** Opens the first step with two developers chosen. */
export async function startHire(page: Page): Promise<void> {
  await saveShortlist(page, await idsOf(page, "anna-kask", "karl-rebane"));
  await openPage(page, "/hire");
  await expect(page.getByRole("heading", { name: "Anna Kask" })).toBeVisible();
}

/** Fills all steps with valid answers, by the visible labels. */
export async function walkToSummary(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await fillContacts(page, email);
  await fillProject(page);
  await expect(page).toHaveURL("/hire/book-a-call");
}

export async function fillContacts(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL("/hire/contacts");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function fillProject(page: Page): Promise<void> {
  await expect(page).toHaveURL("/hire/details");
  await page.getByRole("button", { name: "Audit" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Emails of this run to an address, written as files because no SMTP server is set. */
export async function findEmails(address: string): Promise<Email[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "mail");
  // The folder is created with the first email.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith(".eml"));
  const emails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return emails.filter(
    ({ to, replyTo }) =>
      to?.some((one) => one.address === address) || replyTo?.some((one) => one.address === address),
  );
}
