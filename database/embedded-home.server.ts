import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "#platform/start-error.server.ts";
import { type Binaries, findBinaries, majorVersion } from "./embedded-binaries.server.ts";
import { createHome, type HomeOptions, removeStaleDrafts } from "./embedded-new-home.server.ts";
import { exists, reachableBinaries } from "./embedded-shared-folder.server.ts";
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

/** Whether a data folder has a database. */
export function hasEmbedded(dataDir: string): Promise<boolean> {
  return exists(toPlace(dataDir));
}

/** The database folder in `dataDir`, created when there is none. */
export async function openHome(dataDir: string, options: HomeOptions): Promise<Home> {
  const binaries = findBinaries();
  const place = toPlace(dataDir);
  await removeStaleDrafts(dataDir);
  if (!(await exists(place))) await createHome(place, binaries, options);
  const folder = await realpath(place).catch(() => {
    throw new StartError(
      `${place} points to a database folder that is gone: bring it back, or delete the link to begin with an empty database.`,
    );
  });
  const cluster = join(folder, "cluster");
  const runAs = await ownerToRunAs(cluster);
  await checkVersion(cluster, binaries);
  const password = await readFile(join(folder, "password"), "utf8");
  if (isRoot() && !succeedsAs(runAs, 'test -w "$1"', cluster)) {
    throw new StartError(
      `As root, PostgreSQL runs as the owner of ${cluster} (user ${runAs?.uid}), who cannot enter the folders above it: set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.`,
    );
  }
  return {
    folder,
    cluster,
    password: password.trim(),
    binaries: await reachableBinaries(binaries, runAs, options.log),
    runAs,
  };
}

async function ownerToRunAs(cluster: string): Promise<RunAs> {
  const { uid, gid } = await stat(cluster).catch((error) => {
    throw new StartError(
      `${dirname(cluster)} is not a database folder of this project or cannot be read (${error.code}): set DATA_DIR to another folder.`,
    );
  });
  if (process.getuid === undefined) return undefined;
  if (isRoot() && uid > 0) return { uid, gid };
  if (isRoot()) {
    throw new StartError(
      `${cluster} belongs to root, and PostgreSQL doesn't run as root: give it to another user, like chown -R nobody ${dirname(cluster)}`,
    );
  }
  if (uid !== process.getuid()) {
    throw new StartError(
      `${cluster} belongs to another user (${uid}): start as that user, or set DATA_DIR to another folder.`,
    );
  }
  return undefined;
}

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const found = (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  const wanted = majorVersion(binaries.version);
  if (found === wanted) return;
  throw new StartError(
    `${cluster} was made by PostgreSQL ${found}, and this is ${wanted}: export with the version of this project that made it, or set DATA_DIR to another folder.`,
  );
}
