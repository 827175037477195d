import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readEnv } from "#platform/process/env.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { runContentCommand } from "./content-command.ts";

const { url } = await createTestDatabase();

async function run(args: string[], { callerDir = tmpdir(), databaseUrl = url } = {}) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runContentCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: databaseUrl }),
    callerDir,
    print: (text) => lines.push(text),
    printError: (text) => errors.push(text),
    printNote: () => undefined,
  });
  return { code, lines, errors };
}

describe("npm run content", () => {
  it("check prints the counts and exits with 0", async () => {
    expect(await run(["check", writeContentFolder()])).toEqual({
      code: 0,
      lines: ["No problems: 1 page text, 1 member, 2 technologies, 1 tag"],
      errors: [],
    });
  });

  it("check prints each problem with a path that the caller can open and exits with 1", async () => {
    const folder = writeContentFolder({
      "members/anna-kask.yaml": ANNA.replace("sales_rate: 58", "sales_rate: cheap"),
    });
    const { code, lines } = await run(["check", basename(folder)], { callerDir: dirname(folder) });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `${basename(folder)}/members/anna-kask.yaml:13:13 sales_rate: must be a number, not the text "cheap"`,
      `${basename(folder)}/members/anna-kask.yaml:15:18 warning redemption_rate: there is a buyout fee without a sales_rate`,
      "1 problem in 1 file, 1 warning",
    ]);
  });

  it("import prints the changes, then that there are none, and export writes the folder back", async () => {
    const folder = writeContentFolder();
    const callerDir = dirname(folder);
    const name = basename(folder);
    expect((await run(["import", name], { callerDir })).lines).toEqual([
      "members: 1 added (anna-kask.yaml)",
      "page texts: 1 added (privacy.md)",
      "site: 1 added (site.yaml)",
      "tags: 1 added (tags.yaml)",
      "technologies: 1 added (technologies.yaml)",
      "Published (content version 1).",
    ]);
    expect(await run(["import", name], { callerDir })).toEqual({
      code: 0,
      lines: ["Nothing changed: the site matches the folder."],
      errors: [],
    });
    expect((await run(["export", name], { callerDir })).lines).toEqual([
      `Exported to ${name}: 0 files written, 0 removed, 5 unchanged.`,
    ]);
  });

  it("import of a folder with a problem changes nothing and exits with 1", async () => {
    const folder = writeContentFolder({ "site.yaml": null });
    const { code, lines } = await run(["import", folder, "--replace"], { callerDir: folder });
    expect(code).toBe(1);
    expect(lines).toEqual([
      "site.yaml: this file is missing",
      "1 problem in 1 file. Nothing was changed.",
    ]);
  });

  it.each([
    [[]],
    [["check"]],
    [["chek", "x"]],
    [["check", "x", "y"]],
    [["check", "x", "--force"]],
    [["import", "x", "--dry-run"]],
    [["toString", "x"]],
    [["undo", "members/anna-kask.yaml", "--revision", "last"]],
    [["import", "x", "--at", "tomorrow"]],
    [["import", "x", "--at", "2020-01-01T00:00Z"]],
  ])(
    "with %j says in three lines what is wrong and how it is called, and exits with 2",
    async (args) => {
      const { code, lines, errors } = await run(args);
      expect({ code, lines }).toEqual({ code: 2, lines: [] });
      expect(errors).toEqual([
        expect.stringMatching(
          /^[^\n]+\.\nUsage: npm run content -- [^\n]+\nHelp: npm run content -- --help$/,
        ),
      ]);
    },
  );

  it("a wrong option is answered with the usage of its command", async () => {
    const { errors } = await run(["import", "inhalt", "--probelauf"]);
    expect(errors).toEqual([
      "There is no option --probelauf.\nUsage: npm run content -- import FOLDER\nHelp: npm run content -- --help",
    ]);
  });

  it("--help shows the usage and exits with 0", async () => {
    const { code, lines } = await run(["--help"]);
    expect({ code, lines }).toEqual({ code: 0, lines: [expect.stringMatching(/^Usage: /)] });
  });

  it("reports an invalid folder, database or environment in one line", async () => {
    expect(await run(["check", "/nowhere"])).toEqual({
      code: 1,
      lines: [],
      errors: ["There is no folder /nowhere"],
    });
    const unreachable = await run(["import", writeContentFolder()], {
      databaseUrl: "postgres://127.0.0.1:1/none",
    });
    expect(unreachable.code).toBe(1);
    expect(unreachable.errors).toEqual([expect.stringMatching(/^[^\n]*ECONNREFUSED[^\n]*$/)]);
    const wrong = await run(["import", writeContentFolder()], { databaseUrl: "mysql://x" });
    expect(wrong.errors).toEqual([expect.stringMatching(/^DATABASE_URL [^\n]*$/)]);
  });

  it("runs from the caller's folder, without a database, and returns its exit code", () => {
    const folder = writeContentFolder();
    const command = join(projectRoot, "cli/content.ts");
    const env = { ...process.env, INIT_CWD: dirname(folder) };
    const text = execFileSync(process.execPath, [command, "check", basename(folder)], { env });
    expect(String(text)).toBe("No problems: 1 page text, 1 member, 2 technologies, 1 tag\n");
    expect(spawnSync(process.execPath, [command, "nonsense"], { env }).status).toBe(2);
    // A reader that closes the pipe is no failure.
    const piped = `"${process.execPath}" "${command}" check "${basename(folder)}" | true`;
    expect(String(spawnSync("sh", ["-c", piped], { env }).stderr)).toBe("");
  }, 60_000);

  it("starts the embedded database when no other process runs it", async () => {
    const dataDir = temporaryPath();
    onTestFinished(() => removeTemporaryFolder(dataDir));
    const lines: string[] = [];
    const terminal = {
      readEnv: () => readEnv({ DATA_DIR: dataDir }),
      callerDir: tmpdir(),
      print: (text: string) => lines.push(text),
      printError: (text: string) => lines.push(text),
      printNote: () => undefined,
    };
    const folder = writeContentFolder();
    expect(await runContentCommand(["import", folder, "--create"], terminal)).toBe(0);
    expect(await runContentCommand(["import", folder], terminal)).toBe(0);
    expect(lines.at(-1)).toBe("Nothing changed: the site matches the folder.");
  }, 60_000);
});
