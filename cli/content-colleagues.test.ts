import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { ANNA, SITE, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { runContentCommand } from "./content-command.ts";

const { db, url } = await createTestDatabase();

async function run(user: string, ...args: string[]) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const code = await runContentCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: url }),
    callerDir: "/",
    user,
    print,
    printError: print,
    printNote: () => undefined,
  });
  return { code, lines };
}

const FILE = "members/anna-kask.yaml";
const BO = ANNA.replace("first_name: Anna", "first_name: Bo");
const copies = { kadri: temporaryPath(), priit: temporaryPath() };

const read = (folder: string) => readFileSync(join(folder, FILE), "utf8");
const edit = (folder: string, from: string, to: string) =>
  writeFileSync(join(folder, FILE), read(folder).replace(from, to));
const rate = async () => (await findMemberBySlug(db, "anna-kask"))?.sales_rate;

async function findFirstRevision(): Promise<string> {
  const { lines } = await run("kadri", "history", FILE);
  return /^\d+/.exec(lines.at(-1) ?? "")?.[0] ?? "";
}

/** A date as it is printed. */
const TIME = /\d{4}-\d\d-\d\d \d\d:\d\d Australia\/Lord_Howe/;

async function start() {
  const first = writeContentFolder({
    "members/bo-ek.yaml": BO,
    "site.yaml": `${SITE}booking:\n  timezone: Australia/Lord_Howe\n`,
  });
  expect((await run("kadri", "import", first)).code).toBe(0);
  for (const folder of Object.values(copies)) await run("kadri", "export", folder);
}

afterAll(() => Object.values(copies).forEach(removeTemporaryFolder));

test("two colleagues change different files, and both changes stay", async () => {
  await start();
  edit(copies.kadri, "sales_rate: 58", "sales_rate: 61");
  expect((await run("kadri", "import", copies.kadri)).lines).toContain(
    "members: 1 changed (anna-kask.yaml)",
  );
  writeFileSync(join(copies.priit, "tags.yaml"), "- { slug: logistics, name: Freight }\n");
  const { lines } = await run("priit", "import", copies.priit);
  expect(lines).toContain("tags: 1 changed (tags.yaml)");
  expect(lines).toContain(`not replaced, newer on the site: ${FILE}`);
  expect(await rate()).toBe(61);
});

test("a plan names the fields, and a file that both changed with author and time", async () => {
  edit(copies.priit, "sales_rate: 58", "sales_rate: 70");
  const plan = await run("priit", "plan", copies.priit);
  expect(plan.code).toBe(1);
  expect(plan.lines.join("\n")).toMatch(
    new RegExp(`^${FILE}: CONFLICT with kadri at ${TIME.source}$`, "m"),
  );
  expect(plan.lines).toContain("  sales_rate: 58 → 61 there, 70 here");
  const refused = await run("priit", "import", copies.priit);
  expect(refused.code).toBe(1);
  expect(refused.lines[0]).toMatch(
    new RegExp(`^${FILE}: changed on the site by kadri at ${TIME.source}, and changed here$`),
  );
  expect(refused.lines[1]).toBe("  sales_rate: 58 → 61 there, 70 here");
  expect(await rate()).toBe(61);

  edit(copies.kadri, "sales_rate: 61", "sales_rate: 62");
  const changes = await run("kadri", "plan", copies.kadri);
  expect(changes.lines).toContain(`${FILE}: sales_rate: 61 → 62`);
  edit(copies.kadri, "sales_rate: 62", "sales_rate: 61");
});

test("--theirs takes the site's version into the folder, --ours publishes the folder's", async () => {
  const taken = await run("priit", "import", copies.priit, "--theirs", join(copies.priit, FILE));
  expect(taken.code).toBe(0);
  expect(read(copies.priit)).toContain("sales_rate: 61");
  expect(await rate()).toBe(61);

  edit(copies.kadri, "sales_rate: 61", "sales_rate: 65");
  await run("kadri", "import", copies.kadri);
  edit(copies.priit, "sales_rate: 61", "sales_rate: 70");
  expect((await run("priit", "import", copies.priit)).code).toBe(1);
  await run("priit", "import", copies.priit, "--ours", FILE);
  expect(await rate()).toBe(70);
});

test("a file is taken from one side, and one that is not there is named", async () => {
  const choose = (...args: string[]) => run("priit", "import", copies.priit, ...args);
  const both = await choose("--ours", FILE, "--theirs", join(copies.priit, FILE));
  expect(both.code).toBe(2);
  expect(both.lines[0]).toContain(`${FILE} can be taken from one side only`);
  for (const side of ["--ours", "--theirs"]) {
    expect(await choose(side, "members/nobody.yaml")).toEqual({
      code: 1,
      lines: [
        "Neither the folder nor the site has the file members/nobody.yaml. Nothing was changed.",
      ],
    });
  }
});

test("a file under another name is planned as renamed, with its image", async () => {
  const folder = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(folder));
  await run("priit", "export", folder);
  const image =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  writeFileSync(join(folder, "members/anna-kask.svg"), image);
  await run("priit", "import", folder);
  const text = read(folder).replace(
    "last_name: Kask",
    "last_name: Lill\nprevious_slugs: [anna-kask]",
  );
  rmSync(join(folder, FILE));
  renameSync(join(folder, "members/anna-kask.svg"), join(folder, "members/anna-lill.svg"));
  writeFileSync(join(folder, "members/anna-lill.yaml"), text);
  const { lines } = await run("priit", "plan", folder);
  expect(lines).toEqual([
    "members/anna-lill.svg: would be renamed from members/anna-kask.svg",
    "members/anna-lill.yaml: would be renamed from members/anna-kask.yaml",
    "members/anna-lill.yaml: last_name: Kask → Lill",
    'members/anna-lill.yaml: previous_slugs: added ["anna-kask"]',
  ]);
});

test("an older copy of the folder reverts nothing", async () => {
  const { lines } = await run("kadri", "import", copies.kadri);
  expect(lines.at(-1)).toMatch(/^Nothing changed: \d files? of the site (is|are) newer\.$/);
  expect(await rate()).toBe(70);
});

test("the history names who changed a file, and undo publishes the revision before", async () => {
  const { lines } = await run("kadri", "history", FILE);
  expect(lines[0]).toMatch(
    new RegExp(`  ${TIME.source}  priit \\(import\\)  published with version \\d+$`),
  );
  expect(lines).toHaveLength(4);
  await run("kadri", "undo", FILE);
  expect(await rate()).toBe(65);
  await run("kadri", "undo", FILE);
  expect(await rate()).toBe(70);
  await run("kadri", "undo", FILE, "--revision", await findFirstRevision());
  expect(await rate()).toBe(58);
});

test("undo of a version restores all its files, unless they were changed since", async () => {
  const other = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(other));
  await run("priit", "export", other);
  edit(other, "sales_rate: 58", "sales_rate: 90");
  writeFileSync(join(other, "tags.yaml"), "- { slug: logistics, name: Shipping }\n");
  const [, version = ""] =
    /content version (\d+)/.exec((await run("priit", "import", other)).lines.at(-1) ?? "") ?? [];
  expect((await run("kadri", "history")).lines[0]).toMatch(
    new RegExp(`^${version} .* priit \\(import\\) {2}2 files$`),
  );
  expect((await run("kadri", "undo", version)).code).toBe(0);
  expect(await rate()).toBe(58);
  expect((await run("kadri", "undo", version)).lines).toEqual([
    "Nothing changed: the site is as it was before.",
  ]);
  await run("kadri", "undo", FILE);
  edit(other, "sales_rate: 90", "sales_rate: 91");
  await run("priit", "import", other, "--ours", FILE);
  const refused = await run("kadri", "undo", version);
  expect(refused.code).toBe(1);
  expect(refused.lines[0]).toContain("changed on the site by priit");
  await run("kadri", "undo", FILE);
  await run("kadri", "undo", FILE, "--revision", await findFirstRevision());
});

test("a folder without a lock file shows the plan and is refused without --replace", async () => {
  const folder = writeContentFolder({ "members/bo-ek.yaml": BO });
  edit(folder, "sales_rate: 58", "sales_rate: 99");
  const refused = await run("priit", "import", folder);
  expect(refused.code).toBe(1);
  expect(refused.lines).toContain(`${FILE}: sales_rate: 58 → 99`);
  expect(refused.lines.at(-1)).toContain("--replace");
  expect(await rate()).toBe(58);
  expect((await run("priit", "import", folder, "--replace")).code).toBe(0);
  expect(await rate()).toBe(99);
  // It has one now.
  expect((await run("priit", "import", folder)).lines).toEqual([
    "Nothing changed: the site matches the folder.",
  ]);
});

test("removing a large part of the members asks for --yes", async () => {
  const folder = writeContentFolder();
  const refused = await run("priit", "import", folder, "--replace");
  expect(refused.lines).toEqual([
    "members: 1 of 2 would be removed",
    "Nothing was changed: import with --yes if that is meant.",
  ]);
  expect((await run("priit", "import", folder, "--replace", "--yes")).code).toBe(0);
  expect(await findMemberBySlug(db, "bo-ek")).toBeUndefined();
});

test("an export keeps what was changed in the folder, and refuses to replace what both changed", async () => {
  const folder = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(folder));
  await run("priit", "export", folder);
  edit(folder, "sales_rate: 58", "sales_rate: 71");
  const printed = await run("priit", "export", folder);
  expect(printed.lines[0]).toContain("not replaced, changed here");
  expect(read(folder)).toContain("sales_rate: 71");
  const other = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(other));
  await run("kadri", "export", other);
  edit(other, "sales_rate: 58", "sales_rate: 72");
  await run("kadri", "import", other);
  const refused = await run("priit", "export", folder);
  expect(refused).toEqual({
    code: 1,
    lines: [expect.stringContaining("was changed here and on the site")],
  });
  await run("priit", "export", folder, "--force");
  expect(read(folder)).toContain("sales_rate: 72");
});
