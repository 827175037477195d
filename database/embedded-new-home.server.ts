import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import {
  type Binaries,
  DRAFT_PREFIX,
  findBinaries,
  makeSharedFolder,
  program,
  SERVER_ENVIRONMENT,
  SHARED_FOLDER,
} from "./embedded-binaries.server.ts";
import { findUnprivileged, isRoot, type RunAs, succeedsAs } from "./embedded-user.server.ts";

const run = promisify(execFile);

/** Name of the server's superuser, and of nothing else. */
export const SUPERUSER = "ogds";

const STALE_DRAFT_MS = 10 * 60_000;

/**
 * Created as a draft and renamed atomically: a crash half-way leaves nothing that looks like a
 * database, and of two concurrent processes one wins while the other uses the winner's.
 */
export async function createHome(place: string, log: Logger): Promise<void> {
  const runAs = isRoot() ? findUnprivileged() : undefined;
  const binaries = await findBinaries(runAs, log);
  const inside = await makeDraft(dirname(place), runAs);
  const draft = inside ?? (await makeSharedDraft(runAs));
  const home = inside
    ? place
    : join(SHARED_FOLDER, basename(draft).replace(DRAFT_PREFIX, "postgres-"));
  try {
    await initialise(draft, binaries, runAs);
    await rename(draft, home);
    if (inside) return;
    await symlink(home, place);
    log.info(`only root may enter ${dirname(place)}, so the database is stored in ${home}`);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!inside) await rm(home, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/** A folder in which the server's user can write; undefined when it cannot reach `parent`. */
async function makeDraft(parent: string, runAs: RunAs): Promise<string | undefined> {
  await removeStaleDrafts(parent);
  const draft = await mkdtemp(join(parent, DRAFT_PREFIX));
  if (!runAs) return draft;
  await chown(draft, runAs.uid, runAs.gid).catch(() => undefined);
  if (succeedsAs(runAs, 'test -w "$1"', draft)) return draft;
  await rm(draft, { recursive: true });
  return undefined;
}

async function makeSharedDraft(runAs: RunAs): Promise<string> {
  await makeSharedFolder();
  const draft = await makeDraft(SHARED_FOLDER, runAs);
  if (draft) return draft;
  throw new StartError(
    `As root, PostgreSQL runs as another user, who cannot enter ${SHARED_FOLDER}: start as a normal user, or set DATABASE_URL.`,
  );
}

/** Removes the drafts of processes that crashed. */
async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const draft = join(folder, name);
    const made = await stat(draft).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > STALE_DRAFT_MS) {
      await rm(draft, { recursive: true, force: true });
    }
  }
}

async function initialise(draft: string, binaries: Binaries, runAs: RunAs): Promise<void> {
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
      ],
      { ...runAs, cwd: "/", env: SERVER_ENVIRONMENT },
    );
  try {
    // pg_trgm takes letters from lc_ctype: with plain C it drops every letter that is not ASCII.
    // Not every system knows C.UTF-8.
    await initdb("C.UTF-8").catch(() => initdb("C"));
  } catch (error) {
    throw new StartError(
      `The database could not be made in ${dirname(draft)}: ${findReason(error)} Free some space, set DATA_DIR to another folder, or set DATABASE_URL.`,
    );
  }
}

/** The line of what a program printed that says why it failed. */
function findReason(error: unknown): string {
  const output = String((error as { stderr?: string }).stderr || (error as Error).message);
  const lines = output.trim().split("\n");
  const line = lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? "";
  return `${line.replace(/[.\s]*$/, "")}.`;
}
