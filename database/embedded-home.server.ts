import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { type Binaries, findBinaries, majorVersion, program } from "./embedded-binaries.server.ts";
import { findUnprivileged, isRoot, type RunAs, succeedsAs } from "./embedded-user.server.ts";

const run = promisify(execFile);

/** Name of the server's superuser, and of nothing else. */
export const SUPERUSER = "ogds";

/** Where the database lives on disk and with what it is run. */
export type Home = {
  folder: string;
  cluster: string;
  password: string;
  binaries: Binaries;
  runAs: RunAs;
};

type Options = { log: Logger; throwAway: boolean };

/** As root, for what the unprivileged user cannot reach where it stands. */
const SHARED_FOLDER = "/var/lib/ogds";
const DRAFT_PREFIX = "postgres-new-";
const STALE_DRAFT = 10 * 60_000;

/** The home in `dataDir`, made first when there is none. */
export async function openHome(dataDir: string, options: Options): Promise<Home> {
  const binaries = findBinaries();
  const place = join(dataDir, "postgres");
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
      `As root, PostgreSQL runs as the owner of ${cluster} (user ${runAs?.uid}), who cannot enter the folders above it: set DATA_DIR to a folder that everybody may pass through, or set DATABASE_URL.`,
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

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
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
      `${cluster} belongs to root, whom PostgreSQL refuses: give it to another user, like chown -R nobody ${dirname(cluster)}`,
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

/**
 * Made aside and then put in place by one atomic step: a crash half-way leaves nothing that looks
 * like a database, and of two processes at once one wins while the other takes the winner's.
 */
async function createHome(
  place: string,
  binaries: Binaries,
  { log, throwAway }: Options,
): Promise<void> {
  const runAs = isRoot() ? findUnprivileged() : undefined;
  const { draft, shared } = await makeDraft(dirname(place), runAs);
  try {
    const reachable = await reachableBinaries(binaries, runAs, log);
    await initialise(draft, reachable, { runAs, throwAway });
    if (shared) {
      const home = draft.replace(DRAFT_PREFIX, "postgres-");
      await rename(draft, home);
      await symlink(home, place);
      log.info(`only root may enter ${dirname(place)}, so the database is kept in ${home}`);
    } else {
      await rename(draft, place);
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (shared)
      await rm(draft.replace(DRAFT_PREFIX, "postgres-"), { recursive: true, force: true });
    if (!(await exists(place))) throw error;
  }
}

async function makeDraft(dataDir: string, runAs: RunAs) {
  const draft = await mkdtemp(join(dataDir, DRAFT_PREFIX));
  if (!runAs) return { draft, shared: false };
  await chown(draft, runAs.uid, runAs.gid).catch(() => undefined);
  if (succeedsAs(runAs, 'test -w "$1"', draft)) return { draft, shared: false };
  await rm(draft, { recursive: true });
  await makeSharedFolder();
  await removeStaleDrafts(SHARED_FOLDER);
  const elsewhere = await mkdtemp(join(SHARED_FOLDER, DRAFT_PREFIX));
  await chown(elsewhere, runAs.uid, runAs.gid);
  return { draft: elsewhere, shared: true };
}

async function makeSharedFolder(): Promise<void> {
  try {
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
  } catch (error) {
    throw new StartError(
      `As root, PostgreSQL runs as another user, who can enter neither this folder nor ${SHARED_FOLDER} (${(error as Error).message}): start as a normal user, or set DATABASE_URL.`,
    );
  }
}

async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const draft = join(folder, name);
    const made = await stat(draft).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > STALE_DRAFT) {
      await rm(draft, { recursive: true, force: true });
    }
  }
}

async function initialise(
  draft: string,
  binaries: Binaries,
  { runAs, throwAway }: { runAs: RunAs; throwAway: boolean },
): Promise<void> {
  const passwordFile = join(draft, "password");
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (runAs) await chown(passwordFile, runAs.uid, runAs.gid);
  const initdb = (characterTypes: string) =>
    run(
      program(binaries, "initdb"),
      [
        `--pgdata=${join(draft, "cluster")}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // Sorting and case of PostgreSQL itself: the same order on every machine, for good.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        `--lc-ctype=${characterTypes}`,
        ...(throwAway ? ["--no-sync"] : []),
      ],
      { ...runAs, cwd: "/", env: serverEnvironment() },
    );
  try {
    // pg_trgm takes letters from lc_ctype: with plain C it drops every letter that is not ASCII.
    // Not every system knows C.UTF-8.
    await initdb("C.UTF-8").catch(() => initdb("C"));
  } catch (error) {
    throw new StartError(
      `The database could not be made in ${dirname(draft)}: ${lastLine(error)} Free some space, set DATA_DIR to another folder, or set DATABASE_URL.`,
    );
  }
}

function lastLine(error: unknown): string {
  const stderr = String((error as { stderr?: string }).stderr || (error as Error).message);
  const lines = stderr.split("\n").filter((line) => /error|fatal|could not/i.test(line));
  const line = lines.at(0) ?? stderr.trim().split("\n").at(-1) ?? "";
  return `${line.replace(/[.\s]*$/, "")}.`;
}

/** Nothing of the caller's: PG* and LC_* variables would change how the server behaves. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return process.platform === "win32"
    ? { SystemRoot: "C:\\Windows", LC_ALL: "C" }
    : { PATH: "/usr/bin:/bin", LC_ALL: "C" };
}

/** The binaries where they are, or a copy for all to read when root's server user cannot run them. */
async function reachableBinaries(binaries: Binaries, runAs: RunAs, log: Logger): Promise<Binaries> {
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
  await rename(draft, to).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  });
}
