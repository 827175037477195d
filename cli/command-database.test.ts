import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#platform/process/env.server.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { runContentCommand } from "./content-command.ts";
import { runRequestsCommand } from "./requests-command.ts";

const { url } = await createTestDatabase();
const dataDir = temporaryDatabasePath();
const callerDir = dirname(dataDir);

async function run(name: "content" | "requests", args: string[], source: Record<string, string>) {
  const out: string[] = [];
  const errors: string[] = [];
  const terminal = {
    readEnv: () => readEnv(source),
    callerDir,
    print: (text: string) => out.push(text),
    printError: (text: string) => errors.push(text),
    printNote: (text: string) => errors.push(text),
    write: async (text: string) => void out.push(text),
  };
  const runCommand = name === "content" ? runContentCommand : runRequestsCommand;
  return { code: await runCommand(args, terminal), out, errors };
}

test.each([
  ["requests", ["list"]],
  ["requests", ["export"]],
  ["requests", ["erase", "zoe@example.com", "--yes"]],
  ["content", ["import", "mine"]],
  ["content", ["export", "mine"]],
  ["content", ["history"]],
  ["content", ["plan", "mine"]],
] as const)(
  "%s %j refuses a data folder in which no site has run, and leaves it alone",
  async (name, args) => {
    onTestFinished(() => removeTemporaryFolder(dataDir));
    const refused = {
      code: 1,
      out: [],
      errors: [
        `No site has run in ${dataDir}: set DATA_DIR to the data folder of your site, or DATABASE_URL to its database.`,
      ],
    };
    expect(await run(name, [...args], { DATA_DIR: dataDir })).toEqual(refused);
    expect(existsSync(dataDir)).toBe(false);
    await mkdir(join(dataDir, "mail"), { recursive: true });
    expect(await run(name, [...args], { DATA_DIR: dataDir })).toEqual(refused);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  },
);

test("each command names its database on stderr: the folder, or host and name without the password", async () => {
  onTestFinished(() => removeTemporaryFolder(dataDir));
  const source = { DATA_DIR: dataDir };
  const created = await run("content", ["import", writeContentFolder(), "--create"], source);
  const line = `Using the database in ${dataDir.slice(callerDir.length + 1)}.`;
  expect(created).toMatchObject({ code: 0, errors: [line] });
  const exported = await run("requests", ["export", "--format", "json"], source);
  expect(exported).toEqual({ code: 0, out: ["[]\n"], errors: [line] });

  const { hostname, port, pathname } = new URL(url);
  expect((await run("requests", ["list"], { DATABASE_URL: url })).errors).toEqual([
    `Using the database ${pathname.slice(1)} on ${hostname}:${port}.`,
  ]);
  const secret = "postgres://desk:hunter2@127.0.0.1:1/none";
  expect((await run("content", ["history"], { DATABASE_URL: secret })).errors.join()).toMatch(
    /^Using the database none on 127\.0\.0\.1:1\.,((?!hunter2).)*$/s,
  );
}, 60_000);

test.each([
  ["requests", ["list"]],
  ["content", ["history"]],
] as const)("%s %j refuses a database that a newer release has migrated", async (name, args) => {
  const { db, url } = await createTestDatabase();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1999999999999)`,
  );
  const { code, out, errors } = await run(name, [...args], { DATABASE_URL: url });
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(errors.at(-1)).toMatch(
    /^A newer release has migrated the database .+: start that release/,
  );
});

test("help and check need no database", async () => {
  const source = { DATA_DIR: dataDir };
  for (const name of ["content", "requests"] as const) {
    expect(await run(name, ["--help"], source)).toMatchObject({ code: 0, errors: [] });
  }
  const checked = await run("content", ["check", writeContentFolder()], source);
  expect(checked).toMatchObject({ code: 0, errors: [] });
});
