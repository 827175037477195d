import { createPublish } from "#app/boot/content/publish.server.ts";
import { closeDrafts } from "#services/content/revisions/drafts.repository.server.ts";
import { createLetters } from "./hire.ts";
import { test as base } from "./run-database.ts";

type ContentFiles = {
  /** A path like this one, `vacancies/tester.md`, that no other test and no other try has. */
  create: (path: string) => string;
  /** A file of the demo, of which the test publishes nothing. */
  draft: (path: string) => string;
};

/** `test` with content files of its own: drafts are discarded afterwards, own files removed. */
export const test = base.extend<{ files: ContentFiles }>({
  files: async ({ db }, use) => {
    const own: string[] = [];
    const drafted: string[] = [];
    await use({
      create(path) {
        own.push(path.replace(/(?=\.\w+$)/, `-${createLetters()}`));
        return own.at(-1) ?? "";
      },
      draft(path) {
        drafted.push(path);
        return path;
      },
    });
    await db.transaction(async (tx) => {
      for (const path of [...own, ...drafted]) await closeDrafts(tx, path);
    });
    await createPublish(db)({
      changes: new Map(own.map((path) => [path, null])),
      author: "Test",
      source: "desk",
      folder: "",
    });
  },
});
