import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  globSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createProgress } from "#platform/progress.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { precompress } from "#server/precompress.server.ts";

const SOURCES = [
  "{app,contract,database,design,platform,public,server,services}/**/*",
  "{package,package-lock,tsconfig}.json",
  "{vite,react-router}.config.ts",
  "scripts/{cv-worker,flag-files,site-manifest}.ts",
];

/** Hash of names and contents, so that switching branches back and forth does not rebuild. */
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

async function build(root: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" } },
  );
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

/** Builds unless `build/` is up to date. One process at a time builds. */
export async function buildWhenNeeded(root: string): Promise<void> {
  const stamp = join(root, "build/stamp");
  // Not in `build/`, which a build deletes first.
  const lock = join(root, "build.lock");
  const progress = createProgress();
  try {
    for (;;) {
      const wanted = hashSources(root);
      if (read(stamp) === wanted) return progress.done();
      if (takeLock(lock)) {
        try {
          rmSync(stamp, { force: true });
          if (!process.stderr.isTTY) process.stdout.write("Building the site…\n");
          progress.report("Building the site");
          await build(root);
          progress.report("Compressing the site's files");
          await precompress(join(root, "build/client"));
          writeFileSync(stamp, wanted);
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
