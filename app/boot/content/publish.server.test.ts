import { beforeEach, expect, test, vi } from "vitest";
import { contentKinds } from "#app/content.ts";
import { compareInBackground, mergeInBackground } from "#services/content/content-jobs.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { toTextDiff } from "#services/content/merge/line-diff.ts";
import { mergeTexts } from "#services/content/merge/merge-texts.server.ts";
import { checkChanges } from "#services/content/publishing/check-changes.server.ts";
import { listSiteFiles } from "#services/content/revisions/revisions.repository.server.ts";
import { SITE, writeContentFolder } from "#tests/support/content-folder.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createTestServices } from "#tests/support/services.ts";

const { db, check, publish } = await createTestServices();
// Other test files may run on the same cores.
vi.setConfig({ testTimeout: 180_000 });

beforeEach(() => importFolder(db, writeContentFolder(), contentKinds));

/** Settings in which somebody pasted a whole spreadsheet. */
const PASTED = Array.from({ length: 90_000 }, (_, index) => `z${index}: x\n`).join("");

function toChanges(text: string) {
  const bytes = Buffer.from(text);
  return new Map([["site.yaml", { hash: toHash(bytes), read: async () => bytes }]]);
}

/** Microseconds of CPU that this thread takes, in which nothing else can run. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const begun = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}

const changes = toChanges(SITE + PASTED);

test("of 90,000 problems the first hundred are listed, and the others counted", async () => {
  const problems = await check(changes);
  expect(problems).toHaveLength(101);
  expect(problems[0]).toMatchObject({ file: "site.yaml", line: 17, field: "z0" });
  expect(problems.at(-1)).toEqual({
    severity: "error",
    file: "",
    message: "and 89,900 more problems",
    more: 89_900,
  });
});

test("a large file is checked, and refused, without the main thread", async () => {
  const site = await listSiteFiles(db);
  const inline = await measure(() => checkChanges(db, contentKinds, { site, changes, folder: "" }));
  expect(await measure(() => check(changes))).toBeLessThan(inline / 4);
  const publication = { changes, author: "Eva", source: "desk", folder: "" } as const;
  let outcome = "";
  const published = await measure(async () => {
    outcome = (await publish(publication)).outcome;
  });
  expect(outcome).toBe("invalid");
  expect(published).toBeLessThan(inline / 4);
});

test("a check that is left while it waits is not begun", async () => {
  const leaving = new AbortController();
  const running = check(toChanges(SITE));
  const left = check(toChanges(`${SITE}unknown: x\n`), leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  await running;
});

test("long texts are compared and merged without the main thread", async () => {
  const toText = (word: string) =>
    Array.from({ length: 30_000 }, (_, index) => `${word} ${index}\n`).join("");
  const [before, after] = [toText("tere"), toText("bonjour")];
  const versions = { base: before, own: after, other: `${before}terviseks\n` };
  const path = "articles/tere.md";
  const inline = await measure(async () => {
    toTextDiff(before, after);
    mergeTexts(path, versions);
  });
  const elsewhere = await measure(async () => {
    expect(await compareInBackground(before, after)).toMatchObject({ unlisted: 59_502 });
    expect((await mergeInBackground(path, versions)).text).toBe(after);
  });
  expect(elsewhere).toBeLessThan(inline / 4);
});
