import type { Page, Route } from "@playwright/test";
import { expect } from "./e2e.ts";

/** What React Router posts forms to. */
const PAGE_DATA = /\.data(\?|$)/;

type Answer = (route: Route) => Promise<void>;

/** Ways in which a form that was sent fails, and what the person is told. */
export const FAILURES: { name: string; answer: Answer; message: string }[] = [
  { name: "no connection", answer: (route) => route.abort(), message: "can't be reached" },
  {
    name: "503 of a server that restarts",
    answer: (route) => route.fulfill({ status: 503, body: "" }),
    message: "isn't available right now",
  },
  {
    name: "502 of a proxy",
    answer: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad" }),
    message: "wrong on our side",
  },
];

/** Lets forms of the page fail until the returned function is called. */
export async function failForms(
  page: Page,
  answer: Answer = (route) => route.abort(),
): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    route.request().method() === "POST" ? answer(route) : route.continue();
  await page.route(PAGE_DATA, fail);
  return () => page.unroute(PAGE_DATA, fail);
}

/** The dialog over the page whose form was not saved. */
export const failure = (page: Page) => page.getByRole("dialog", { name: "That didn't save" });

export const tryAgain = (page: Page) => failure(page).getByRole("button", { name: "Try again" });

/** Expects that a form failed for a reason, and that nothing but the dialog has changed. */
export async function expectFailure(page: Page, message: string | RegExp): Promise<void> {
  await expect(failure(page).getByRole("alert")).toContainText(message);
  await expect(tryAgain(page)).toBeFocused();
}
