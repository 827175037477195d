import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#platform/start-error.server.ts";
import { precompress } from "#server/precompress.server.ts";

const SOURCES = [
  "{app,contract,database,design,platform,public,server}/**/*",
  "{package,package-lock,tsconfig}.json",
  "{vite,react-router}.config.ts",
  "scripts/flag-files.ts",
];

/** Of names and contents, so that a checkout of another branch and back builds nothing twice. */
function hashSources(root: string): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** False when another process holds the lock; the lock of a dead one is taken away. */
function takeLock(file: string): boolean {
  try {
    const lock = openSync(file, "wx");
    writeSync(lock, String(process.pid));
    closeSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = Number(read(file));
    if (holder && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
}

function build(root: string): void {
  process.stdout.write("Building, which takes a moment after each change of the code.\n");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" },
  );
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  throw new StartError("The build failed, its own words stand above.");
}

/** Builds unless `build/` already is what the sources would give. One process at a time builds. */
export async function buildWhenNeeded(root: string): Promise<void> {
  const stamp = join(root, "build/stamp");
  const lock = join(root, "build/lock");
  try {
    for (;;) {
      const wanted = hashSources(root);
      if (read(stamp) === wanted) return;
      mkdirSync(join(root, "build"), { recursive: true });
      if (takeLock(lock)) {
        try {
          rmSync(stamp, { force: true });
          build(root);
          await precompress(join(root, "build/client"));
          writeFileSync(stamp, wanted);
          return;
        } finally {
          rmSync(lock, { force: true });
        }
      }
      await wait(200);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EROFS" && code !== "ENOSPC") throw error;
    throw new StartError(`The build cannot be written: ${message}.`);
  }
}
