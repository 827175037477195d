import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "ogds-tests-";

/** Path of a folder for this run among the system's temporary files; nothing is made yet. */
export function temporaryPath(): string {
  return join(tmpdir(), `${PREFIX}${process.pid}-${randomBytes(6).toString("hex")}`);
}

/** Removes the folder and the database that it may only point to. */
export function removeTemporaryFolder(folder: string): void {
  for (const path of [join(folder, "postgres"), folder]) {
    try {
      rmSync(realpathSync(path), { recursive: true, force: true });
    } catch {
      // Not made, another user's, or a server still writes into it: the next run tries again.
    }
  }
}

/** A run that was killed could not clean up after itself. */
export function removeStaleFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const runner = Number(name.match(`^${PREFIX}(\\d+)-`)?.[1]);
    if (!runner || isAlive(runner)) continue;
    const folder = join(tmpdir(), name);
    try {
      const lock = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8");
      process.kill(Number.parseInt(lock, 10), "SIGQUIT");
    } catch {
      // It was not running.
    }
    removeTemporaryFolder(folder);
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
