import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "#platform/process/is-alive.server.ts";
import { createProgress } from "#platform/process/progress.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { precompress } from "#server/files/precompress.server.ts";
import { recordCommit } from "./record-commit.ts";

const SOURCES = [
  "{app,contract,database,design,platform,public,server,services}/**/*",
  "{package,package-lock,tsconfig}.json",
  "{vite,react-router}.config.ts",
  "scripts/{flag-files,react-modules,server-programs,site-manifest}.ts",
];

/**
 * Hash of names and contents: neither switching branches back and forth, nor moving, copying or
 * unpacking the folder makes a build stale.
 */
function hashSources(root: string): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** False when another process holds the lock; the lock of a dead one is removed. */
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

/** The program that builds, a development package. */
const toBuilder = (root: string) => join(root, "node_modules/@react-router/dev/bin.cjs");

async function build(root: string): Promise<void> {
  const child = spawn(process.execPath, [toBuilder(root), "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => output.push(chunk));
  }
  // A signal ends this process at once; the child process must end too.
  const end = () => child.kill();
  process.once("exit", end);
  const [code] = await once(child, "close");
  process.off("exit", end);
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new StartError("The build failed with the errors above.");
}

/**
 * Builds unless `build/` is up to date. One process at a time builds.
 * @param commit of the sources, where git does not know it
 * @throws StartError when no build is possible; an existing one is left alone then
 */
export async function buildWhenNeeded(root: string, commit?: string): Promise<void> {
  const hashFile = join(root, "build/sources-hash");
  // Not in `build/`, which a build deletes first.
  const lock = join(root, "build.lock");
  const progress = createProgress();
  try {
    for (;;) {
      const hash = hashSources(root);
      if (read(hashFile) === hash) {
        recordCommit(root, commit);
        return progress.done();
      }
      if (!existsSync(toBuilder(root))) {
        throw new StartError(
          "There is no build of these sources, and the development packages that make one are not installed: run `npm ci` and `npm run build`, or copy the folder `build` of the same release here.",
        );
      }
      if (takeLock(lock)) {
        try {
          rmSync(hashFile, { force: true });
          if (!process.stderr.isTTY) process.stdout.write("Building the site…\n");
          progress.report("Building the site");
          await build(root);
          progress.report("Compressing the site's files");
          await precompress(join(root, "build/client"));
          recordCommit(root, commit);
          writeFileSync(hashFile, hash);
          progress.done("Built the site");
          return;
        } finally {
          progress.done();
          rmSync(lock, { force: true });
        }
      }
      progress.report("Another process builds the site");
      await wait(200);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EROFS" && code !== "ENOSPC") throw error;
    throw new StartError(`The build can't be written: ${message}.`);
  }
}
