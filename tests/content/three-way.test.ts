import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { pageTextsContent } from "#app/pages/page-texts.content.server.ts";
import { PAGE_TEXT_SLUGS } from "#contract/content/page-text.ts";
import {
  listSiteFiles,
  readRevision,
} from "#services/content/revisions/revisions.repository.server.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";

const { db } = await createTestDatabase();
const kinds = [pageTextsContent];

const toPath = (slug: string) => `pages/${slug}.md`;
const toText = (lead: string) =>
  `---\ntitle: Page\ndescription: A page.\nheading: Page\nlead: ${lead}\n---\n## Section\n\nText.\n`;

/** Texts by page; undefined where there is no file. */
type Folder = Record<string, string | undefined>;

const folderArbitrary = fc.record(
  Object.fromEntries(
    PAGE_TEXT_SLUGS.map((slug) => [
      slug,
      // Few texts, so that both sides often have the same one.
      fc.option(fc.constantFrom("one", "two", "three"), { nil: undefined, freq: 3 }),
    ]),
  ),
);

function write(folder: string, texts: Folder): void {
  for (const [slug, lead] of Object.entries(texts)) {
    const path = join(folder, toPath(slug));
    if (lead === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(join(folder, "pages"), { recursive: true });
      writeFileSync(path, toText(lead));
    }
  }
}

async function readSite(): Promise<Folder> {
  const folder: Folder = {};
  for (const [path, { revision_id }] of await listSiteFiles(db)) {
    const text = String(await readRevision(db, revision_id));
    folder[path.slice("pages/".length, -".md".length)] = /lead: (\w+)/.exec(text)?.[1];
  }
  return folder;
}

const publish = (folder: string) =>
  importContent(db, kinds, folder, { author: folder, isConfirmed: true });

test("edits of two copies of an export, imported one after the other, lose no change", async () => {
  const folders = { base: temporaryPath(), first: temporaryPath(), second: temporaryPath() };
  onTestFinished(() => Object.values(folders).forEach(removeTemporaryFolder));
  let conflicts = 0;
  let merges = 0;
  await fc.assert(
    fc.asyncProperty(folderArbitrary, folderArbitrary, folderArbitrary, async (base, one, two) => {
      await db.execute(
        sql`truncate content_version, content_revisions, content_files, page_texts restart identity`,
      );
      for (const folder of Object.values(folders)) removeTemporaryFolder(folder);
      // A page without changes, so that no folder is empty.
      write(folders.base, { ...base, privacy: "one" });
      await importFolder(db, folders.base, kinds);
      for (const folder of [folders.first, folders.second]) await exportContent(db, folder, kinds);
      write(folders.first, { ...one, privacy: "one" });
      write(folders.second, { ...two, privacy: "one" });

      const slugs = PAGE_TEXT_SLUGS.filter((slug) => slug !== "privacy");
      const isConflict = (slug: string) =>
        one[slug] !== base[slug] && two[slug] !== base[slug] && one[slug] !== two[slug];
      await publish(folders.first);
      const afterFirst = await readSite();
      expect(slugs.map((slug) => afterFirst[slug])).toEqual(slugs.map((slug) => one[slug]));

      const second = await publish(folders.second);
      const expectedConflicts = slugs.filter(isConflict).map(toPath).sort();
      if (expectedConflicts.length > 0) {
        conflicts += 1;
        expect(second).toMatchObject({
          outcome: "conflict",
          conflicts: expectedConflicts.map((path) => ({ path })),
        });
        expect(await readSite()).toEqual(afterFirst);
        return;
      }
      merges += 1;
      const merged = await readSite();
      for (const slug of slugs) {
        expect(merged[slug]).toBe(two[slug] === base[slug] ? one[slug] : two[slug]);
      }
      // The copy of the first one is older now, and reverts nothing.
      await publish(folders.first);
      expect(await readSite()).toEqual(merged);
    }),
    { numRuns: 25, seed: 4 },
  );
  // Both were tried.
  expect(Math.min(conflicts, merges)).toBeGreaterThan(0);
}, 120_000);

test("a folder keeps its changes after a refused import", async () => {
  const [base, first, second] = [temporaryPath(), temporaryPath(), temporaryPath()];
  onTestFinished(() => [base, first, second].forEach(removeTemporaryFolder));
  write(base, { pricing: "one", privacy: "one" });
  await importFolder(db, base, kinds);
  for (const folder of [first, second]) await exportContent(db, folder, kinds);
  write(first, { pricing: "two" });
  write(second, { pricing: "three" });
  await publish(first);
  expect((await publish(second)).outcome).toBe("conflict");
  expect(readFileSync(join(second, toPath("pricing")), "utf8")).toBe(toText("three"));
  expect(existsSync(join(second, "content.lock.json"))).toBe(true);
  expect((await publish(second)).outcome).toBe("conflict");
});
