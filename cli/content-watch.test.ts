import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { runContentCommand } from "./content-command.ts";

const FILE = "members/anna-kask.yaml";

async function watch(folder: string, { isEmpty = true } = {}) {
  const { db, url } = await createTestDatabase();
  const lines: string[] = [];
  const stop = Promise.withResolvers<void>();
  onTestFinished(() => stop.resolve());
  const terminal = {
    readEnv: () => readEnv({ DATABASE_URL: url }),
    callerDir: tmpdir(),
    print: (text: string) => lines.push(text),
    printError: (text: string) => lines.push(text),
    printNote: () => undefined,
    waitForStop: () => stop.promise,
  };
  const run = (...args: string[]) => runContentCommand(args, terminal);
  if (!isEmpty) expect(await run("import", writeContentFolder())).toBe(0);
  const ended = run("watch", folder);
  const waitFor = (part: string) =>
    expect.poll(() => lines, { timeout: 20_000 }).toContainEqual(expect.stringContaining(part));
  const rate = async () => (await findMemberBySlug(db, "anna-kask"))?.sales_rate;
  return { db, run, ended, stop: stop.resolve, lines, waitFor, rate };
}

const atRate = (rate: number | string) => ANNA.replace("sales_rate: 58", `sales_rate: ${rate}`);

test("a folder is published at once and after each save, until the person stops", async () => {
  const folder = writeContentFolder();
  const { ended, stop, lines, waitFor, rate } = await watch(folder);
  await waitFor("Press Ctrl+C to stop.");
  expect(await rate()).toBe(58);

  writeFileSync(join(folder, FILE), atRate(61));
  await waitFor("Published (content version 2).");
  expect(await rate()).toBe(61);

  writeFileSync(join(folder, FILE), atRate("cheap"));
  await waitFor("members/anna-kask.yaml:13:13 sales_rate: must be a number");
  await waitFor("Nothing was changed.");
  expect(await rate()).toBe(61);

  // As editors save: a backup, then another file in its place.
  writeFileSync(join(folder, "members/4913"), "");
  rmSync(join(folder, "members/4913"));
  writeFileSync(join(folder, "members/.anna-kask.yaml.swp"), "x");
  writeFileSync(join(folder, "anna.tmp"), atRate(64));
  renameSync(join(folder, "anna.tmp"), join(folder, FILE));
  await waitFor("Published (content version 3).");
  expect(await rate()).toBe(64);

  stop();
  expect(await ended).toBe(0);
  expect(lines.filter((line) => line.startsWith("Published"))).toHaveLength(3);
}, 60_000);

test("Ctrl+C ends it with exit code 0", async () => {
  const { url } = await createTestDatabase();
  const command = [join(projectRoot, "cli/content.ts"), "watch", writeContentFolder()];
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, DATABASE_URL: url },
  });
  const exited = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("Watching")) child.kill("SIGINT");
  }
  expect(await exited).toEqual([0, null]);
}, 60_000);

test("files of a new folder and saves during an import are published too", async () => {
  const folder = writeContentFolder();
  const { db, waitFor, rate } = await watch(folder);
  await waitFor("Watching");
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table members in share mode`);
    const countWaiting = async () => {
      const { rows } = await tx.execute(sql`
        select from pg_locks join pg_database d on d.oid = database
        where not granted and relation = 'members'::regclass and datname = current_database()`);
      return rows.length;
    };
    writeFileSync(join(folder, FILE), atRate(61));
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
    writeFileSync(join(folder, FILE), atRate(62));
  });
  await waitFor("Published (content version 2).");
  await waitFor("Published (content version 3).");
  expect(await rate()).toBe(62);

  const faq = join(folder, "faq");
  mkdirSync(faq);
  const page = (answer: string) =>
    `---\ntitle: Clients\ndescription: Questions.\n---\n\n## Work\n\n### Who replies?\n\n${answer}\n`;
  writeFileSync(join(faq, "client.md"), page("A person."));
  await waitFor("lists of questions: 1 added (client.md)");
  writeFileSync(join(faq, "client.md"), page("A person, soon."));
  await waitFor("lists of questions: 1 changed (client.md)");
}, 60_000);

test("a conflict and a removal of many records are printed with the remedy, and watching goes on", async () => {
  const folder = writeContentFolder({
    ...Object.fromEntries(
      ["bo", "cy", "di"].map((name) => [
        `members/${name}-ek.yaml`,
        ANNA.replace("first_name: Anna", `first_name: ${name}`),
      ]),
    ),
  });
  const { run, ended, stop, waitFor, rate } = await watch(folder);
  await waitFor("Watching");
  for (const name of ["bo", "cy", "di"]) rmSync(join(folder, `members/${name}-ek.yaml`));
  await waitFor("members: 3 of 4 would be removed");
  await waitFor("Nothing was changed: import with --yes if that is meant.");
  expect(await run("import", folder, "--yes")).toBe(0);

  writeFileSync(join(folder, FILE), atRate(61));
  await waitFor("Published (content version 3).");
  expect(await run("undo", FILE)).toBe(0);
  writeFileSync(join(folder, FILE), atRate(70));
  await waitFor("Nothing was changed: import with --ours FILE or --theirs FILE for each.");
  expect(await run("import", folder, "--ours", FILE)).toBe(0);
  expect(await rate()).toBe(70);
  writeFileSync(join(folder, FILE), atRate(71));
  await expect.poll(rate, { timeout: 20_000 }).toBe(71);
  stop();
  expect(await ended).toBe(0);
}, 60_000);

test("a folder of another site, a missing and a removed one end it with the error of an import", async () => {
  const other = writeContentFolder({ [FILE]: atRate(99) });
  const refused = await watch(other, { isEmpty: false });
  expect(await refused.ended).toBe(1);
  expect(refused.lines.at(-1)).toContain("To make the site equal to it, import it with --replace");
  expect(await refused.rate()).toBe(58);
  const missing = await watch("/nowhere");
  expect(await missing.ended).toBe(1);
  expect(missing.lines).toEqual(["There is no folder /nowhere"]);

  const folder = writeContentFolder();
  const removed = await watch(folder);
  await removed.waitFor("Watching");
  rmSync(folder, { recursive: true });
  expect(await removed.ended).toBe(1);
  expect(removed.lines.at(-1)).toBe(`There is no folder ${folder}`);
}, 60_000);
