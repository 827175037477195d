import type { Transaction } from "#database/client.server.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import type { Publication } from "#services/content/publishing/publish-content.server.ts";
import { toUndo, UndoError } from "#services/content/publishing/undo-content.server.ts";
import { closeDrafts } from "#services/content/revisions/drafts.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toPreviewedChanges } from "../../preview/preview-file.service.server.ts";
import { type Recorder, toAuditRecorder } from "./content-audit.server.ts";
import {
  type EditedFile,
  FileChangedError,
  type FileEdit,
  lockEditedFile,
  readEditedFile,
} from "./edited-file.server.ts";
import {
  type ContentEditor,
  requireContentPermission,
  requireEditableContent,
  toSource,
} from "./may-edit.server.ts";
import { toPublicationRecorder } from "./record-publication.server.ts";
import { requireUnscheduled } from "./save-file.service.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock" | "publish">;
type ShownFile = Pick<FileEdit, "path" | "revision">;

export type FilePublication = {
  isPublished: boolean;
  /** What the next change of the file is made on. */
  revision: number;
  /** Warnings, once it is published. */
  problems: ContentProblem[];
};

type Requested = Pick<Publication, "changes" | "note" | "publishAt"> & {
  shown: ShownFile & { text?: string };
  /** Not needed for a file that is like this already. */
  isDone: (file: EditedFile) => boolean;
  record: Recorder;
};

/**
 * Publishes a text now, or at a time in the future. The same text again publishes nothing.
 * @param besides other files that are published with it, besides the images that were drafted
 * @throws FileChangedError when the file was changed since it was shown
 * @throws PublicError 403 without the permission, 404, 422 while it is scheduled
 */
export async function publishFile(
  deps: Deps,
  staff: ContentEditor,
  {
    publishAt,
    note,
    besides = new Map(),
    ...edit
  }: FileEdit & Pick<Publication, "publishAt" | "note"> & { besides?: Publication["changes"] },
): Promise<FilePublication> {
  if (publishAt && publishAt <= deps.clock()) {
    throw unprocessable({ time: ["Choose a time in the future"] });
  }
  return publishChange(deps, staff, {
    shown: edit,
    publishAt,
    note,
    record: publishAt ? toAuditRecorder(staff, "content.schedule") : toPublicationRecorder(staff),
    // With the images that were drafted for it.
    changes: new Map([...(await toPreviewedChanges(deps.db, edit.path, edit.text)), ...besides]),
    isDone: ({ state, text, publishAt: at }) =>
      text === edit.text &&
      besides.size === 0 &&
      (state === "site" || (state === "scheduled" && at?.getTime() === publishAt?.getTime())),
  });
}

/** Takes a file off the site; it stays in the history. */
export function removeFile(
  deps: Deps,
  staff: ContentEditor,
  shown: ShownFile,
): Promise<FilePublication> {
  return publishChange(deps, staff, {
    shown,
    changes: new Map([[shown.path, null]]),
    note: "removed at the desk",
    isDone: ({ site }) => site === undefined,
    record: toAuditRecorder(staff, "content.remove"),
  });
}

/** Publishes an earlier revision of a file; `to` is its id. */
export async function undoToRevision(
  deps: Deps,
  staff: ContentEditor,
  { to, ...shown }: ShownFile & { to: number },
): Promise<FilePublication> {
  requireContentPermission(staff, shown.path);
  const { changes, note } = await toUndo(deps.db, shown.path, to).catch((error) => {
    throw error instanceof UndoError ? new PublicError(404, `${error.message}.`) : error;
  });
  return publishChange(deps, staff, {
    shown,
    changes,
    note,
    isDone: () => false,
    record: toAuditRecorder(staff, "content.undo"),
  });
}

async function publishChange(
  deps: Deps,
  staff: ContentEditor,
  { shown, isDone, record, ...publication }: Requested,
): Promise<FilePublication> {
  requireEditableContent(deps);
  requireContentPermission(staff, shown.path);
  const { path } = shown;
  const lock = async (tx: Transaction) => {
    const file = await lockEditedFile(tx, shown);
    if (!isDone(file)) requireUnscheduled(file);
    return file;
  };
  const file = await deps.db.transaction(lock);
  if (isDone(file)) return { isPublished: true, revision: file.revision, problems: [] };
  let stored = file;
  const published = await deps.publish({
    ...publication,
    expected: new Map([[path, file.site?.hash ?? null]]),
    author: staff.name,
    source: toSource(staff),
    folder: "",
    record: async (tx) => {
      // Checking takes a while, in which a colleague may have been faster.
      stored = await lock(tx);
      if (isDone(stored)) return;
      await record(tx, stored);
      for (const changed of publication.changes.keys()) await closeDrafts(tx, changed);
    },
  });
  if (published.outcome === "conflict") {
    throw new FileChangedError(await readEditedFile(deps.db, path), shown.revision);
  }
  const { problems } = published;
  if (published.outcome === "invalid") {
    return { isPublished: false, revision: shown.revision, problems };
  }
  // The site may have the text already, under a draft that this closes.
  const onSite = stored.site?.revision ?? stored.revision;
  const revision = "revisions" in published ? published.revisions.get(path) : undefined;
  return { isPublished: true, revision: revision ?? onSite, problems };
}
