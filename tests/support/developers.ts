import type { Locator, Page } from "@playwright/test";

/** Parts of the list of developers. */
export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
export const total = (page: Page): Locator =>
  page.getByRole("heading", { level: 2, name: /^[\d,]+ developers?$/ });
export const filters = (page: Page): Locator =>
  page.getByRole("search", { name: "Filter developers" });
