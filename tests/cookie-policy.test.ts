import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";

const policy = readFileSync(join(projectRoot, "content/demo/pages/cookie-policy.md"), "utf8");

const sources = ["app", "platform", "design"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.server\./.test(path))
    .map((path) => {
      const file = join(folder, path);
      return { file, text: readFileSync(join(projectRoot, file), "utf8") };
    }),
);

/** Files that write to the browser, with the names under which they do. */
const NAMES: Record<string, readonly string[]> = {
  "app/shortlist/shortlist.store.ts": ["shortlist"],
  "app/shared-shortlist/shared-shortlists.store.ts": ["shared-shortlists"],
  "app/shared-shortlist/readers.store.ts": ["shortlist-votes"],
  "app/developers/overlap/working-day.store.ts": ["working-day"],
  "app/developers/parts/shown-currency.store.ts": ["currency"],
  "app/requests/form/contacts.store.ts": ["contacts"],
  "app/proposals/shortlist/proposal-shortlist.store.ts": ["proposal-shortlist"],
  "app/proposals/answer/proposal-sending.ts": ["proposal-…-message"],
  "app/shell/update-popup/update-popup.tsx": ["update-popup"],
  "platform/forms/answers.store.ts": ["hire", "find", "apply"],
  "platform/forms/attempt.store.ts": ["hire", "find", "apply", "proposal-…"].map(
    (form) => `${form}-attempt`,
  ),
  "platform/forms/receipt.store.ts": ["hire", "find", "apply"].map((form) => `${form}-receipt`),
  "platform/browser/reload-once.ts": ["reloaded-at"],
  // The router's, by its own name.
  "app/root.tsx": ["react-router-scroll-positions"],
  // For staff at the desk alone; `docs/privacy.md` says what it is.
  "app/desk/drafts/local-draft.ts": [],
  // They pass on what others name, or remove it.
  "platform/browser/browser-store.ts": [],
  "app/pages/policy/stored-here.tsx": [],
};

const WRITES =
  /createBrowserStore[(<]|\bsessionStorage\.setItem|\blocalStorage\??\.setItem|document\.cookie = |<ScrollRestoration/;

test("every file that writes to the browser is known here", () => {
  const writing = sources.filter(({ text }) => WRITES.test(text)).map(({ file }) => file);
  expect(writing.toSorted()).toEqual(Object.keys(NAMES).toSorted());
});

test.each(Object.values(NAMES).flat())("the cookie policy names %s", (name) => {
  expect(policy).toContain(`\`${name}\``);
});
