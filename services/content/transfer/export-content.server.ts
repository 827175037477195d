import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#database/client.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";
import { toHash, toStoredBytes } from "../folder/content-hash.server.ts";
import { readLock, writeLock } from "../folder/lock-file.server.ts";
import { FolderError, openSourceFolder } from "../folder/source-folder.server.ts";
import { writeWholeFile } from "../folder/write-file.server.ts";
import { type ContentKind, findKind } from "../kinds/content-kind.server.ts";
import { storeFirstRevisions } from "../publishing/store-first-revisions.server.ts";
import {
  findKnownFiles,
  listSiteFiles,
  readRevision,
} from "../revisions/revisions.repository.server.ts";
import { findContentVersion } from "../versions/content-version.repository.server.ts";
import { compareFile } from "./plan-import.server.ts";

export type ExportedContent = {
  written: string[];
  removed: string[];
  unchanged: number;
  /** Files that were changed in the folder and not on the site. */
  retained: string[];
};

/** Hashes of the content files in the folder. */
async function readTarget(
  path: string,
  kinds: readonly ContentKind[],
  force: boolean,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const found = await lstat(path).catch(() => undefined);
  if (!found || (await readdir(path).catch(() => ["?"])).length === 0) return hashes;
  const { files, problems, readBytes } = await openSourceFolder(path);
  const [problem] = problems;
  if (problem) throw new FolderError(`${join(path, problem.file)}: ${problem.message}`);
  const names = new Set(files);
  for (const file of files) {
    const kind = findKind(kinds, file, names);
    if (!kind || kind.isCreatedOnly) continue;
    const bytes = await readBytes(file, Number.POSITIVE_INFINITY);
    hashes.set(file, toHash(toStoredBytes(file, bytes)));
  }
  if (files.length > 0 && hashes.size === 0 && !force) {
    throw new FolderError(
      `${path} is not empty and holds no content: name an empty folder, or add --force to write into it`,
    );
  }
  return hashes;
}

/**
 * Writes the files that the site shows into a folder, with a lock file that records them. In a
 * folder that has content already, files are replaced and those of removed records deleted, unless
 * they were changed there since; files of other kinds are never touched.
 * @throws FolderError when the folder holds something else, or changes that would be lost, unless
 * `force` is set
 */
export async function exportContent(
  db: Database,
  path: string,
  kinds: readonly ContentKind[],
  { force = false, progress }: { force?: boolean; progress?: Progress | undefined } = {},
): Promise<ExportedContent> {
  // Exporting an empty database over a folder would delete all its files.
  if ((await findContentVersion(db)) === undefined) {
    throw new FolderError("There is nothing to export: no content was imported yet");
  }
  await storeFirstRevisions(db, kinds);
  const present = await readTarget(path, kinds, force);
  const lock = await readLock(path);
  const result: ExportedContent = { written: [], removed: [], unchanged: 0, retained: [] };
  await db.transaction(
    async (tx) => {
      const site = await listSiteFiles(tx);
      const paths = [...new Set([...site.keys(), ...present.keys()])].sort();
      // Without a lock file only what the site had is known to be no change of the folder's owner.
      const known = lock ? new Set<string>() : await findKnownFiles(tx, present);
      const toBase = (file: string) =>
        force || known.has(file) ? present.get(file) : lock?.get(file);
      const compare = (file: string) =>
        compareFile({
          base: toBase(file),
          folder: present.get(file),
          site: site.get(file)?.hash,
        });
      const [lost] = paths.filter((file) => compare(file) === "both");
      if (lost !== undefined) {
        throw new FolderError(
          `${join(path, lost)} was changed here and on the site: import it first, or add --force to replace it`,
        );
      }
      const next = new Map<string, string>();
      for (const [index, file] of paths.entries()) {
        progress?.report(`Exporting ${file} (${index + 1} of ${paths.length})`);
        const outcome = compare(file);
        const stored = site.get(file);
        if (outcome === "same") result.unchanged += 1;
        else if (outcome === "folder") result.retained.push(file);
        else if (stored) {
          const bytes = await readRevision(tx, stored.revision_id);
          if (!bytes) throw new Error(`The bytes of ${file} are missing.`);
          await writeWholeFile(join(path, file), bytes);
          result.written.push(file);
        } else {
          await rm(join(path, file));
          result.removed.push(file);
        }
        const common = outcome === "folder" ? lock?.get(file) : stored?.hash;
        if (common) next.set(file, common);
      }
      await writeLock(path, next);
    },
    // One snapshot of the database, also during an import.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  progress?.done();
  return result;
}
