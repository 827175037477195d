import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { type Binaries, program, serverEnvironment } from "./embedded-binaries.server.ts";
import {
  DRAFT_PREFIX,
  exists,
  makeSharedFolder,
  reachableBinaries,
  SHARED_FOLDER,
} from "./embedded-shared-folder.server.ts";
import { findUnprivileged, isRoot, type RunAs, succeedsAs } from "./embedded-user.server.ts";

const run = promisify(execFile);

/** Name of the server's superuser, and of nothing else. */
export const SUPERUSER = "ogds";

/** `ephemeral`: nothing is synced to disk. */
export type HomeOptions = { log: Logger; ephemeral: boolean };

const STALE_DRAFT_MS = 10 * 60_000;

/**
 * Created as a draft and renamed atomically: a crash half-way leaves nothing that looks like a
 * database, and of two concurrent processes one wins while the other uses the winner's.
 */
export async function createHome(
  place: string,
  binaries: Binaries,
  { log, ephemeral }: HomeOptions,
): Promise<void> {
  const runAs = isRoot() ? findUnprivileged() : undefined;
  const { draft, shared } = await makeDraft(dirname(place), runAs);
  const home = shared
    ? join(SHARED_FOLDER, basename(draft).replace(DRAFT_PREFIX, "postgres-"))
    : place;
  try {
    const reachable = await reachableBinaries(binaries, runAs, log);
    await initialise(draft, reachable, { runAs, ephemeral });
    await rename(draft, home);
    if (!shared) return;
    await symlink(home, place);
    log.info(`only root may enter ${dirname(place)}, so the database is stored in ${home}`);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (shared) await rm(home, { recursive: true, force: true });
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

/** Removes the drafts of processes that crashed. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const draft = join(folder, name);
    const made = await stat(draft).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > STALE_DRAFT_MS) {
      await rm(draft, { recursive: true, force: true });
    }
  }
}

async function initialise(
  draft: string,
  binaries: Binaries,
  { runAs, ephemeral }: { runAs: RunAs; ephemeral: boolean },
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
        // PostgreSQL's own collation: the same order on every machine and after upgrades.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        `--lc-ctype=${characterTypes}`,
        ...(ephemeral ? ["--no-sync"] : []),
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
