import type { Database } from "#database/client.server.ts";
import { toHash, toStoredBytes } from "../folder/content-hash.server.ts";
import type { Lock } from "../folder/lock-file.server.ts";
import { type ContentKind, findKind } from "../kinds/content-kind.server.ts";
import type { ContentFolder } from "../parsing/content-folder.ts";
import type { Conflict } from "../publishing/publish-content.server.ts";
import type { FileChange } from "../publishing/site-folder.server.ts";
import { listSiteFiles, type SiteFile } from "../revisions/revisions.repository.server.ts";
import { findRenames } from "./find-renames.server.ts";

/** Which side wins where both changed a file; paths inside the folder. */
export type Choices = { ours: ReadonlySet<string>; theirs: ReadonlySet<string> };

/** What an import of a folder would change. */
export type ImportPlan = {
  /** Changes of the folder. */
  changes: Map<string, FileChange>;
  /** Files that both sides changed, without a choice. */
  conflicts: Conflict[];
  /** Files that only the site changed, which remain. */
  retained: string[];
  /** Files without revisions. */
  besides: Map<string, FileChange>;
  /** The site's files that the plan is for. */
  site: ReadonlyMap<string, SiteFile>;
  /** The former names of files that the folder has under another name. */
  renames: ReadonlyMap<string, string>;
  /** Kinds of which so many records would be removed that it may be a mistake. */
  removals: { name: string; removed: number; of: number }[];
  /** Hashes of the folder's files. */
  folder: Map<string, string>;
};

/** Bytes of the largest image; a larger file is reported by the check. */
const MAX_BYTES = 20_000_000;

/** Removing more records of a kind than this many, or this part of them, needs a confirmation. */
const MAX_REMOVED = 5;
const MAX_REMOVED_PART = 0.2;

/** The three-way comparison of one file; hashes, undefined where there is no file. */
export function compareFile({
  base,
  folder,
  site,
}: {
  base: string | undefined;
  folder: string | undefined;
  site: string | undefined;
}): "same" | "folder" | "site" | "both" {
  if (folder === site) return "same";
  if (site === base) return "folder";
  return folder === base ? "site" : "both";
}

async function readFolder(folder: ContentFolder, kinds: readonly ContentKind[]) {
  const names = new Set(folder.files);
  const versioned = new Map<string, FileChange & object>();
  const besides = new Map<string, FileChange>();
  for (const file of folder.files) {
    const read = async () => toStoredBytes(file, await folder.readBytes(file, MAX_BYTES));
    const kind = findKind(kinds, file, names);
    if (!kind || kind.isCreatedOnly) besides.set(file, { hash: "", read });
    else versioned.set(file, { hash: toHash(await read()), read });
  }
  return { versioned, besides };
}

function findRemovals(
  kinds: readonly ContentKind[],
  site: ReadonlyMap<string, SiteFile>,
  changes: ReadonlyMap<string, FileChange>,
  renames: ReadonlyMap<string, string>,
): ImportPlan["removals"] {
  const isRenamed = new Set(renames.values());
  const names = new Set(site.keys());
  const counts = new Map<string, { removed: number; of: number }>();
  for (const path of names) {
    const kind = findKind(kinds, path, names);
    // An image beside a record is none itself.
    if (!kind?.singular || !/\.(?:yaml|md)$/.test(path)) continue;
    const count = counts.get(kind.name) ?? { removed: 0, of: 0 };
    counts.set(kind.name, count);
    count.of += 1;
    if (changes.get(path) === null && !isRenamed.has(path)) count.removed += 1;
  }
  return [...counts].flatMap(([name, count]) => {
    const { removed, of } = count;
    const isMany = removed > MAX_REMOVED || removed > of * MAX_REMOVED_PART;
    return isMany ? [{ name, ...count }] : [];
  });
}

/**
 * Compares a folder with the site and with what both had in common.
 * @param lock undefined compares with the site only: the folder wins
 */
export async function planImport(
  db: Database,
  kinds: readonly ContentKind[],
  folder: ContentFolder,
  lock: Lock | undefined,
  { ours, theirs }: Choices,
): Promise<ImportPlan> {
  const { versioned, besides } = await readFolder(folder, kinds);
  const site = await listSiteFiles(db);
  const changes: ImportPlan["changes"] = new Map();
  const conflicts: Conflict[] = [];
  const retained: string[] = [];
  for (const path of [...new Set([...versioned.keys(), ...site.keys()])].sort()) {
    const mine = versioned.get(path) ?? null;
    const stored = site.get(path);
    const outcome = compareFile({
      base: lock ? lock.get(path) : stored?.hash,
      folder: mine?.hash,
      site: stored?.hash,
    });
    if (outcome === "folder" || (outcome === "both" && ours.has(path))) changes.set(path, mine);
    else if (outcome === "site" || (outcome === "both" && theirs.has(path))) retained.push(path);
    else if (outcome === "both") {
      conflicts.push({ path, site: stored, planned: { base: lock?.get(path), change: mine } });
    }
  }
  const renames = await findRenames(changes, site);
  return {
    changes,
    conflicts,
    retained,
    besides,
    site,
    renames,
    removals: findRemovals(kinds, site, changes, renames),
    folder: new Map([...versioned].map(([path, { hash }]) => [path, hash])),
  };
}

/**
 * What the folder and the site have in common after an import: for a file in which they differ, it
 * is what they had in common before.
 */
export function toNextLock(
  before: Lock | undefined,
  folder: ReadonlyMap<string, string>,
  site: ReadonlyMap<string, SiteFile>,
): Lock {
  const next = new Map<string, string>();
  for (const path of new Set([...(before?.keys() ?? []), ...folder.keys(), ...site.keys()])) {
    const stored = site.get(path)?.hash;
    const common = folder.get(path) === stored ? stored : before?.get(path);
    if (common) next.set(path, common);
  }
  return next;
}
