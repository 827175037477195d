import { lstatSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { type Binaries, findBinaries } from "./embedded-binaries.server.ts";
import { createHome } from "./embedded-new-home.server.ts";
import { isRoot, type RunAs, succeedsAs } from "./embedded-user.server.ts";

/** The folder of the embedded database, its binaries and the user that runs it. */
export type Home = {
  folder: string;
  cluster: string;
  password: string;
  binaries: Binaries;
  runAs: RunAs;
};

const toPlace = (dataDir: string) => join(dataDir, "postgres");

/** Whether a data folder has a database, or a link to one. */
export function hasEmbedded(dataDir: string): boolean {
  return lstatSync(toPlace(dataDir), { throwIfNoEntry: false }) !== undefined;
}

/** The database folder in `dataDir`, created when there is none. */
export async function openHome(dataDir: string, log: Logger): Promise<Home> {
  const place = toPlace(dataDir);
  if (!hasEmbedded(dataDir)) await createHome(place, log);
  const folder = await realpath(place).catch(() => {
    throw new StartError(
      `${place} points to a database folder that is gone: bring it back, or delete the link to begin with an empty database.`,
    );
  });
  const cluster = join(folder, "cluster");
  const runAs = await ownerToRunAs(cluster);
  const binaries = await findBinaries(runAs, log);
  await checkVersion(cluster, binaries);
  const password = await readFile(join(folder, "password"), "utf8");
  return { folder, cluster, password: password.trim(), binaries, runAs };
}

async function ownerToRunAs(cluster: string): Promise<RunAs> {
  const { uid, gid } = await stat(cluster).catch((error) => {
    throw new StartError(
      `${dirname(cluster)} is not a database folder of this project or cannot be read (${error.code}): set DATA_DIR to another folder.`,
    );
  });
  if (!isRoot()) {
    if (uid === process.getuid?.()) return undefined;
    throw new StartError(
      `${cluster} belongs to another user (${uid}): start as that user, or set DATA_DIR to another folder.`,
    );
  }
  if (uid === 0) {
    throw new StartError(
      `${cluster} belongs to root, and PostgreSQL doesn't run as root: give it to another user, like chown -R nobody ${dirname(cluster)}`,
    );
  }
  const runAs = { uid, gid };
  if (succeedsAs(runAs, 'test -w "$1"', cluster)) return runAs;
  throw new StartError(
    `As root, PostgreSQL runs as the owner of ${cluster} (user ${uid}), who cannot enter the folders above it: set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.`,
  );
}

/** Clusters of different major versions cannot read each other. */
async function checkVersion(cluster: string, { version }: Binaries): Promise<void> {
  const found = (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  const needed = version.replace(/\..*/, "");
  if (found === needed) return;
  throw new StartError(
    `${cluster} was made by PostgreSQL ${found}, and this is ${needed}: export with the version of this project that made it, or set DATA_DIR to another folder.`,
  );
}
