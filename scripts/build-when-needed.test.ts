import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "#platform/process/start-error.server.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";

/** Deletes the folder of the last build first, as React Router does. */
const BUILDER = `
  const { appendFileSync, mkdirSync, rmSync } = require("node:fs");
  appendFileSync("builds.log", "built\\n");
  rmSync("build", { recursive: true, force: true });
  setTimeout(() => mkdirSync("build/client", { recursive: true }), 500);
`;

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

function createProject(): string {
  const root = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(root));
  const bin = join(root, "node_modules/@react-router/dev");
  for (const folder of [bin, join(root, "build/client"), join(root, "app")]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(bin, "bin.cjs"), BUILDER);
  writeFileSync(join(root, "build/sources-hash"), "old");
  writeFileSync(join(root, "app/root.tsx"), "root");
  return root;
}

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

test("of two products that start at once on an old build one builds, and the other waits", async () => {
  const root = createProject();
  await Promise.all([buildWhenNeeded(root), buildWhenNeeded(root)]);
  expect(read(root, "builds.log")).toBe("built\n");
});

test("a built folder that was copied elsewhere starts without the development packages", async () => {
  const [root, copy] = [createProject(), temporaryPath()];
  onTestFinished(() => removeTemporaryFolder(copy));
  await buildWhenNeeded(root, COMMIT);
  cpSync(root, copy, { recursive: true });
  rmSync(join(copy, "node_modules"), { recursive: true });
  await buildWhenNeeded(copy);
  expect(read(copy, "builds.log")).toBe("built\n");
  expect(read(copy, "build/commit")).toBe(COMMIT);
});

test("without the development packages a start on other sources says what to do, and leaves the build alone", async () => {
  const root = createProject();
  rmSync(join(root, "node_modules"), { recursive: true });
  const refused = await buildWhenNeeded(root).catch((error) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(refused.message).toMatch(/^There is no build of these sources, .+: run `npm ci` and/);
  expect(read(root, "build/sources-hash")).toBe("old");
  expect(existsSync(join(root, "build.lock"))).toBe(false);
});

test("a build has the commit of its own repository, of its archive or of SOURCE_COMMIT, otherwise none", async () => {
  const root = createProject();
  const git = (...parameters: string[]) =>
    execFileSync("git", ["-C", root, ...parameters], { encoding: "utf8" }).trim();
  await buildWhenNeeded(root);
  expect(existsSync(join(root, "build/commit"))).toBe(false);

  writeFileSync(join(root, "commit.txt"), "$Format:%H$\n");
  await buildWhenNeeded(root);
  expect(existsSync(join(root, "build/commit"))).toBe(false);
  writeFileSync(join(root, "commit.txt"), `${COMMIT}\n`);
  await buildWhenNeeded(root);
  expect(read(root, "build/commit")).toBe(COMMIT);

  git("init", "--quiet");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  git(...author, "commit", "--quiet", "--allow-empty", "--message=one");
  await buildWhenNeeded(root);
  expect(read(root, "build/commit")).toBe(git("rev-parse", "HEAD"));
  expect(read(root, "builds.log")).toBe("built\n");
});
