import type { Database } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { compareInBackground } from "#services/content/content-jobs.server.ts";
import type { TextDiff } from "#services/content/merge/line-diff.ts";
import {
  findRevision,
  findRevisionBefore,
  listRevisions,
  type Revision,
} from "#services/content/revisions/revisions.repository.server.ts";
import { type EditedFile, readEditedFile } from "../editing/edited-file.server.ts";

const MAX_REVISIONS = 200;

/** A change of a file, as its history shows it. */
export type HistoryEntry = Pick<
  Revision,
  "id" | "author" | "source" | "note" | "created_at" | "published_at"
> & {
  kind: "published" | "removed" | "scheduled" | "draft" | "closed";
  /** Whether the site shows it now. */
  isShown: boolean;
};

/** A revision compared with the published one before it. */
export type ComparedRevision = { id: number; diff: TextDiff };

/** A file with its revisions, the newest first, and one of them compared with the one before. */
export type FileHistory = {
  file: Pick<EditedFile, "path" | "revision" | "state">;
  entries: HistoryEntry[];
  compared: ComparedRevision | undefined;
};

function toKind(revision: Omit<Revision, "text">): HistoryEntry["kind"] {
  const { version, published_at, closed_at, hash } = revision;
  if (version !== null) return hash === null ? "removed" : "published";
  if (published_at !== null) return "scheduled";
  return closed_at === null ? "draft" : "closed";
}

/**
 * The history of a file.
 * @param wanted id of the revision to compare, by default the newest one
 * @throws PublicError 404 for a file without a history, and for a revision of another file
 */
export async function readFileHistory(
  db: Database,
  path: string,
  requested: number | undefined,
): Promise<FileHistory> {
  const { revision, state, site } = await readEditedFile(db, path);
  const revisions = await listRevisions(db, path, MAX_REVISIONS);
  const id = requested ?? revisions[0]?.id;
  if (id === undefined) throw notFound(`There is no history of ${path}.`);
  return {
    file: { path, revision, state },
    entries: revisions.map((one) => ({
      id: one.id,
      author: one.author,
      source: one.source,
      note: one.note,
      created_at: one.created_at,
      published_at: one.published_at,
      kind: toKind(one),
      isShown: one.id === site?.revision,
    })),
    compared: await readCompared(db, path, id),
  };
}

async function readCompared(db: Database, path: string, id: number): Promise<ComparedRevision> {
  const revision = await findRevision(db, id);
  if (revision?.path !== path) throw notFound(`There is no revision ${id} of ${path}.`);
  const before = await findRevisionBefore(db, path, revision);
  return { id, diff: await compareInBackground(before?.text ?? "", revision.text ?? "") };
}
