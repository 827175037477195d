import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "ogds-tests-";

/** A path for a folder of this run in the system's temporary folder; nothing is created. */
export function temporaryPath(): string {
  return join(tmpdir(), `${PREFIX}${process.pid}-${randomBytes(6).toString("hex")}`);
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
