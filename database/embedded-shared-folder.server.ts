import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { type Binaries, program } from "./embedded-binaries.server.ts";
import { type RunAs, succeedsAs } from "./embedded-user.server.ts";

/** As root, for files that the unprivileged user cannot reach at their own path. */
export const SHARED_FOLDER = "/var/lib/ogds";
export const DRAFT_PREFIX = "postgres-new-";

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
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

/** The binaries where they are, or a readable copy when root's server user cannot run them. */
export async function reachableBinaries(
  binaries: Binaries,
  runAs: RunAs,
  log: Logger,
): Promise<Binaries> {
  const runs = (candidate: Binaries) =>
    succeedsAs(runAs, '"$1" --version', program(candidate, "postgres"));
  if (!runAs || runs(binaries)) return binaries;
  const folder = join(SHARED_FOLDER, `postgresql-${binaries.version}`);
  const copy = { ...binaries, folder };
  await makeSharedFolder();
  if (!(await exists(folder))) {
    await copyBinaries(binaries.folder, folder);
    log.info(`only root may enter ${binaries.folder}, so its programs are copied to ${folder}`);
  }
  if (runs(copy)) return copy;
  throw new StartError(
    `As root, PostgreSQL runs as another user (${runAs.uid}), who cannot run ${folder}/bin/postgres: start as a normal user, or set DATABASE_URL.`,
  );
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const draft = await mkdtemp(join(SHARED_FOLDER, DRAFT_PREFIX));
  try {
    await cp(from, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    await chmod(draft, 0o755);
    // An installation under a strict umask is readable by root alone, and so would be its copy.
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
    }
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!(await exists(to))) throw error;
  }
}
