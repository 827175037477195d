import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readEnv } from "#platform/env.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { runContentCommand } from "./content-command.ts";

const { url } = await createTestDatabase();

async function run(args: string[], { callerDir = tmpdir(), databaseUrl = url } = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runContentCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: databaseUrl }),
    callerDir,
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, said, complained };
}

describe("npm run content", () => {
  it("check says how much is there and ends with 0", async () => {
    expect(await run(["check", writeContentFolder()])).toEqual({
      code: 0,
      said: ["No problems: 1 member, 2 technologies, 1 tag"],
      complained: [],
    });
  });

  it("check names each problem with a path that the caller can open and ends with 1", async () => {
    const folder = writeContentFolder({
      "members/anna-kask.yaml": ANNA.replace("sales_rate: 58", "sales_rate: cheap"),
    });
    const { code, said } = await run(["check", basename(folder)], { callerDir: dirname(folder) });
    expect(code).toBe(1);
    expect(said).toEqual([
      `${basename(folder)}/members/anna-kask.yaml:13:13 sales_rate: must be a number, not the text "cheap"`,
      `${basename(folder)}/members/anna-kask.yaml:15:18 warning redemption_rate: there is a buyout fee without a sales_rate`,
      "1 problem in 1 file, 1 warning",
    ]);
  });

  it("import says what changed, then that nothing does, and export writes the folder back", async () => {
    const folder = writeContentFolder();
    const callerDir = dirname(folder);
    const name = basename(folder);
    expect((await run(["import", name], { callerDir })).said).toEqual([
      "site: added",
      "tags: 1 added (logistics)",
      "technologies: 2 added (react, typescript)",
      "members: 1 added (anna-kask)",
      `Imported ${name} (content version 1).`,
    ]);
    expect(await run(["import", name], { callerDir })).toEqual({
      code: 0,
      said: ["Nothing changed: the site matches the folder."],
      complained: [],
    });
    expect((await run(["export", name], { callerDir })).said).toEqual([
      `Exported to ${name}: 0 files written, 0 removed, 4 unchanged.`,
    ]);
  });

  it("import of a folder with a problem changes nothing and ends with 1", async () => {
    const folder = writeContentFolder({ "site.yaml": null });
    const { code, said } = await run(["import", folder], { callerDir: folder });
    expect(code).toBe(1);
    expect(said).toEqual([
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
  ])("with %j shows the usage and ends with 2", async (args) => {
    const { code, said, complained } = await run(args);
    expect({ code, said }).toEqual({ code: 2, said: [] });
    expect(complained).toEqual([
      expect.stringMatching(/^Usage: npm run content -- COMMAND FOLDER/),
    ]);
  });

  it("--help shows the usage and ends with 0", async () => {
    const { code, said } = await run(["--help"]);
    expect({ code, said }).toEqual({ code: 0, said: [expect.stringMatching(/^Usage: /)] });
  });

  it("says in one line what is wrong with the folder, the database or the environment", async () => {
    expect(await run(["check", "/nowhere"])).toEqual({
      code: 1,
      said: [],
      complained: ["There is no folder /nowhere"],
    });
    const nobody = await run(["import", writeContentFolder()], {
      databaseUrl: "postgres://127.0.0.1:1/none",
    });
    expect(nobody.code).toBe(1);
    expect(nobody.complained).toEqual([expect.stringMatching(/^[^\n]*ECONNREFUSED[^\n]*$/)]);
    const wrong = await run(["import", writeContentFolder()], { databaseUrl: "mysql://x" });
    expect(wrong.complained).toEqual([expect.stringMatching(/^DATABASE_URL [^\n]*$/)]);
  });

  it("runs from the folder where it was called, without a database, and passes its code on", () => {
    const folder = writeContentFolder();
    const command = join(projectRoot, "cli/content.ts");
    const env = { ...process.env, INIT_CWD: dirname(folder) };
    const text = execFileSync(process.execPath, [command, "check", basename(folder)], { env });
    expect(String(text)).toBe("No problems: 1 member, 2 technologies, 1 tag\n");
    expect(spawnSync(process.execPath, [command, "nonsense"], { env }).status).toBe(2);
  }, 60_000);

  it("starts the database of the data folder for the moment when nothing else does", async () => {
    const dataDir = temporaryPath();
    onTestFinished(() => removeTemporaryFolder(dataDir));
    const said: string[] = [];
    const terminal = {
      readEnv: () => readEnv({ DATA_DIR: dataDir }),
      callerDir: tmpdir(),
      say: (text: string) => said.push(text),
      complain: (text: string) => said.push(text),
    };
    const folder = writeContentFolder();
    expect(await runContentCommand(["import", folder], terminal)).toBe(0);
    expect(await runContentCommand(["import", folder], terminal)).toBe(0);
    expect(said.at(-1)).toBe("Nothing changed: the site matches the folder.");
  }, 60_000);
});
