import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isAlive } from "#platform/process/is-alive.server.ts";

const PREFIX = "ogds-tests-";

const MEMORY = "/dev/shm";
/** A run needs less than half of it. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** A path for a folder of this run in the system's temporary folder; nothing is created. */
export function temporaryPath(parent = tmpdir()): string {
  return join(parent, `${PREFIX}${process.pid}-${randomBytes(6).toString("hex")}`);
}

/**
 * The same for a database of a test, in memory where there is enough: on a disk, creating the files
 * of a database can take ten times longer.
 */
export function temporaryDatabasePath(): string {
  if (!existsSync(MEMORY)) return temporaryPath();
  const { bavail, bsize } = statfsSync(MEMORY);
  const hasRoom = Math.min(bavail * bsize, freemem()) > MIN_FREE_BYTES;
  return temporaryPath(hasRoom ? MEMORY : undefined);
}

/** Removes the folder and the database that it may link to. */
export function removeTemporaryFolder(folder: string): void {
  for (const path of [join(folder, "postgres"), folder]) {
    try {
      rmSync(realpathSync(path), { recursive: true, force: true });
    } catch {
      // Not created, another user's, or a server still writes into it: the next run tries again.
    }
  }
}

/** Removes the folders of runs that were killed. */
export function removeStaleFolders(): void {
  const folders = [tmpdir(), MEMORY]
    .filter(existsSync)
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  for (const folder of folders) {
    const runner = Number(basename(folder).match(`^${PREFIX}(\\d+)-`)?.[1]);
    if (!runner || isAlive(runner)) continue;
    try {
      const lock = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8");
      process.kill(Number.parseInt(lock, 10), "SIGQUIT");
    } catch {
      // It was not running.
    }
    removeTemporaryFolder(folder);
  }
}
