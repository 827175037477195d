import type { Database } from "#database/client.server.ts";
import type { ContentKind } from "../kinds/content-kind.server.ts";
import {
  findLatestRevision,
  findRevision,
  findRevisionBefore,
  listVersion,
  type Revision,
  readRevision,
} from "../revisions/revisions.repository.server.ts";
import { type Publication, type PublishOutcome, publishContent } from "./publish-content.server.ts";
import type { FileChange } from "./site-folder.server.ts";

/** What cannot be undone; `message` is one line for its author. */
export class UndoError extends Error {
  override name = "UndoError";
}

async function toChange(db: Database, revision: Revision | undefined): Promise<FileChange> {
  if (!revision?.hash) return null;
  const bytes = await readRevision(db, revision.id);
  if (!bytes) throw new UndoError(`The earlier ${revision.path} was erased.`);
  return { hash: revision.hash, read: async () => bytes };
}

type Author = Pick<Publication, "author" | "source">;

/**
 * The publication that brings back an earlier revision of a file: the one before the latest, or the
 * one with this id. What is undone stays in the history, so it can be published again the same way.
 * @throws UndoError when there is none
 */
export async function toUndo(
  db: Database,
  path: string,
  id?: number,
): Promise<Pick<Publication, "changes" | "expected" | "note" | "folder">> {
  const latest = await findLatestRevision(db, path);
  if (!latest) throw new UndoError(`There is no history of ${path}`);
  const earlier =
    id === undefined ? await findRevisionBefore(db, path, latest) : await findRevision(db, id);
  if (id !== undefined && earlier?.path !== path) {
    throw new UndoError(`Revision ${id} is none of ${path}`);
  }
  return {
    changes: new Map([[path, await toChange(db, earlier)]]),
    expected: new Map([[path, latest.hash]]),
    note: earlier ? `back to revision ${earlier.id}` : `undo of revision ${latest.id}`,
    folder: "",
  };
}

/**
 * Publishes an earlier revision of a file.
 * @see toUndo
 */
export async function undoFile(
  db: Database,
  kinds: readonly ContentKind[],
  path: string,
  { id, ...author }: Author & { id?: number | undefined },
): Promise<PublishOutcome> {
  return publishContent(db, kinds, { ...(await toUndo(db, path, id)), ...author });
}

/**
 * Undoes everything that was published at once. Files that were changed since are conflicts.
 * @throws UndoError when there is no such version
 */
export async function undoVersion(
  db: Database,
  kinds: readonly ContentKind[],
  version: number,
  author: Author,
): Promise<PublishOutcome> {
  const revisions = await listVersion(db, version);
  if (revisions.length === 0) {
    throw new UndoError(`Nothing was published with version ${version}: see history`);
  }
  const changes = new Map<string, FileChange>();
  for (const revision of revisions) {
    const earlier = await findRevisionBefore(db, revision.path, revision);
    changes.set(revision.path, await toChange(db, earlier));
  }
  return publishContent(db, kinds, {
    changes,
    expected: new Map(revisions.map(({ path, hash }) => [path, hash])),
    note: `undo of version ${version}`,
    folder: "",
    ...author,
  });
}
