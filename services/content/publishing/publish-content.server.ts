import { setTimeout as wait } from "node:timers/promises";
import type { RevisionSource } from "#contract/desk/revision.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";
import { isTextFile, toHash } from "../folder/content-hash.server.ts";
import { type Changes, groupChanges } from "../kinds/content-changes.ts";
import type { ContentKind } from "../kinds/content-kind.server.ts";
import type { ContentProblem } from "../parsing/content-problem.ts";
import {
  insertRevisions,
  listSiteFiles,
  readSiteStamp,
  type SiteFile,
  saveOriginal,
  setRevisionVersion,
  showRevisions,
} from "../revisions/revisions.repository.server.ts";
import { areScheduled } from "../revisions/scheduled-revisions.repository.server.ts";
import {
  findContentVersion,
  raiseContentVersion,
  tryImportLock,
} from "../versions/content-version.repository.server.ts";
import { ChangedFileError } from "./changed-file-error.ts";
import { checkChanges } from "./check-changes.server.ts";
import type { FileChange } from "./site-folder.server.ts";

/** Changes of content files, all of which are published or none. */
export type Publication = {
  /** By path inside the content folder. */
  changes: ReadonlyMap<string, FileChange>;
  /** The hash of each file when its author began, null for none; else the change is a conflict. */
  expected?: ReadonlyMap<string, string | null>;
  /** Files without revisions: of kinds that keep none, and those that no kind of content reads. */
  besides?: ReadonlyMap<string, FileChange>;
  author: string;
  source: RevisionSource;
  note?: string | undefined;
  /** A time in the future schedules the changes. */
  publishAt?: Date | undefined;
  /** The scheduled revisions that these changes are, by path. */
  scheduled?: ReadonlyMap<string, number>;
  /** When they are due: they are checked before and published then. */
  dueAt?: Date;
  /** Writes in the transaction what goes with the changes; when it throws, nothing is published. */
  record?: (tx: Transaction) => Promise<void>;
  /** Publishes nothing where content was published before. */
  onlyFirst?: boolean;
  /** Where the changes come from, for messages. */
  folder: string;
};

/** A file that another author changed since the author began; `site` is undefined when removed. */
export type Conflict = {
  path: string;
  site: SiteFile | undefined;
  /** Of a folder: the hash of the file that both sides had, and the change that was made there. */
  planned?: { base: string | undefined; change: FileChange };
};

export type PublishOutcome =
  | {
      outcome: "published" | "scheduled";
      /** Undefined while scheduled. */
      version: number | undefined;
      /** Ids of the revisions, by path. */
      revisions: ReadonlyMap<string, number>;
      changes: Changes[];
      problems: ContentProblem[];
    }
  | { outcome: "unchanged"; problems: ContentProblem[] }
  | { outcome: "invalid"; problems: ContentProblem[] }
  | { outcome: "conflict"; conflicts: Conflict[] };

/** Key of a version that changed no table of content: a comment in a file, a private record. */
const ONLY_FILES = "files";
/** How long a publication waits for another one. */
const LOCK_TIMEOUT_MS = 120_000;
/** Files whose texts are in memory at a time. */
const BATCH = 200;

/** Takes the lock of imports until the transaction ends. */
export async function waitForOthers(tx: Transaction): Promise<void> {
  const begun = Date.now();
  // Polled, because a statement that waits would run into its timeout.
  while (!(await tryImportLock(tx))) {
    if (Date.now() - begun > LOCK_TIMEOUT_MS)
      throw new Error("Another import has not ended for 2 minutes.");
    await wait(100);
  }
}

/** A timer may end a millisecond early. */
export async function waitUntil(time: Date | undefined): Promise<void> {
  const ms = (time?.getTime() ?? 0) - Date.now();
  if (ms > 0) await wait(ms + 2);
}

function findConflicts(
  site: ReadonlyMap<string, SiteFile>,
  { changes, expected }: Publication,
): Conflict[] {
  return [...changes].flatMap(([path, change]) => {
    const now = site.get(path)?.hash ?? null;
    const isExpected = !expected?.has(path) || expected.get(path) === now;
    return isExpected || now === (change?.hash ?? null) ? [] : [{ path, site: site.get(path) }];
  });
}

async function readChange(path: string, change: FileChange): Promise<Buffer | undefined> {
  const bytes = await change?.read();
  if (bytes && toHash(bytes) !== change?.hash) {
    throw new ChangedFileError(path);
  }
  return bytes;
}

type StoredRevision = { id: number; path: string; hash: string | null };

async function storeRevisions(
  tx: Transaction,
  site: ReadonlyMap<string, SiteFile>,
  files: readonly { path: string; kind: string; change: FileChange }[],
  { author, source, note, publishAt }: Publication,
): Promise<StoredRevision[]> {
  const stored: StoredRevision[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const rows = [];
    for (const { path, kind, change } of files.slice(start, start + BATCH)) {
      const bytes = await readChange(path, change);
      const hash = change?.hash ?? null;
      if (hash && bytes && !isTextFile(path)) await saveOriginal(tx, hash, bytes);
      rows.push({
        kind,
        path,
        text: bytes && isTextFile(path) ? bytes.toString() : null,
        hash,
        base_hash: site.get(path)?.hash ?? null,
        author,
        source,
        note: note ?? null,
        published_at: publishAt ?? new Date(),
      });
    }
    const ids = await insertRevisions(tx, rows);
    for (const [index, { path, hash }] of rows.entries()) {
      stored.push({ id: ids[index] as number, path, hash });
    }
  }
  return stored;
}

/**
 * Checks the site as it would be with the changes, stores these as revisions and publishes them,
 * in one transaction: the only way in which content changes. Concurrent publications run one after
 * the other.
 */
export async function publishContent(
  db: Database,
  kinds: readonly ContentKind[],
  publication: Publication,
  progress?: Progress,
): Promise<PublishOutcome> {
  for (;;) {
    const outcome = await tryToPublish(db, kinds, publication, progress);
    if (outcome) return outcome;
  }
}

/** Undefined when another author published since the changes were checked. */
async function tryToPublish(
  db: Database,
  kinds: readonly ContentKind[],
  publication: Publication,
  progress: Progress | undefined,
): Promise<PublishOutcome | undefined> {
  const stamp = await readSiteStamp(db);
  const site = await listSiteFiles(db);
  const conflicts = findConflicts(site, publication);
  if (conflicts.length > 0) return { outcome: "conflict", conflicts };

  const { files, content, problems } = await checkChanges(
    db,
    kinds,
    { ...publication, site },
    progress,
  );
  if (!content) return { outcome: "invalid", problems };
  await waitUntil(publication.dueAt);

  return db.transaction(async (tx) => {
    await waitForOthers(tx);
    if ((await readSiteStamp(tx)) !== stamp) return undefined;
    const versionBefore = await findContentVersion(tx);
    if (publication.onlyFirst && versionBefore !== undefined) {
      return { outcome: "unchanged", problems };
    }
    const { scheduled, publishAt, dueAt } = publication;
    if (scheduled && dueAt && !(await areScheduled(tx, [...scheduled.values()], dueAt))) {
      return { outcome: "unchanged", problems };
    }
    await publication.record?.(tx);
    const named = files.map(({ path, change, kind }) => ({ path, change, kind: kind?.name ?? "" }));
    const revisions = scheduled
      ? named.map(({ path, change }) => ({
          id: scheduled.get(path) as number,
          path,
          hash: change?.hash ?? null,
        }))
      : await storeRevisions(tx, site, named, publication);
    const report = groupChanges(
      named.map(({ path, kind, change }) => ({
        path,
        kind,
        before: site.has(path),
        after: change !== null,
      })),
    );
    const ids = new Map(revisions.map(({ path, id }) => [path, id]));
    if (publishAt) {
      return {
        outcome: "scheduled",
        version: undefined,
        revisions: ids,
        changes: report,
        problems,
      };
    }
    await showRevisions(tx, revisions);
    for (const [index, { kind, read }] of content.entries()) {
      progress?.report(`Importing ${kind.name} (${index + 1} of ${content.length})`);
      const created = await read.import(tx, (problem) => problems.push(problem));
      if (created) report.push(created);
    }
    progress?.done();
    if (report.length === 0) return { outcome: "unchanged", problems };
    // Triggers have incremented it when a table of content changed; one publication is one version.
    const versionAfter = await findContentVersion(tx);
    const version =
      versionAfter === undefined || versionAfter === versionBefore
        ? await raiseContentVersion(tx, ONLY_FILES)
        : versionAfter;
    await setRevisionVersion(tx, [...ids.values()], version);
    return { outcome: "published", version, revisions: ids, changes: report, problems };
  });
}
