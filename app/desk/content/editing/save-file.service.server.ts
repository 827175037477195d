import { unprocessable } from "#platform/errors.ts";
import { closeDrafts, unschedule } from "#services/content/revisions/drafts.repository.server.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import type { Services } from "#services/services.server.ts";
import { toAuditRecorder } from "./content-audit.server.ts";
import { type EditedFile, type FileEdit, lockEditedFile } from "./edited-file.server.ts";
import {
  type ContentEditor,
  requireContentPermission,
  requireEditableContent,
  toSource,
} from "./may-edit.server.ts";

type Deps = Pick<Services, "db" | "env">;

/** @throws PublicError 422 while a change of the file is scheduled */
export function requireUnscheduled({ state }: EditedFile): void {
  if (state === "scheduled") throw unprocessable({ text: ["Cancel the schedule first"] });
}

/**
 * Stores a text as a draft, which may have problems; the same text again stores nothing.
 * @returns id of the revision
 * @throws FileChangedError when the file was changed since it was shown
 * @throws PublicError 403 without the permission, 404, 422 while it is scheduled
 */
export function saveFile(
  deps: Deps,
  staff: ContentEditor,
  edit: FileEdit & { note?: string | undefined },
): Promise<number> {
  requireEditableContent(deps);
  requireContentPermission(staff, edit.path);
  return deps.db.transaction(async (tx) => {
    const file = await lockEditedFile(tx, edit);
    if (file.text === edit.text && file.state !== "new") return file.revision;
    requireUnscheduled(file);
    await toAuditRecorder(staff, "content.save")(tx, file);
    const { kind, path, site, note } = file;
    return saveDraft(tx, {
      kind,
      path,
      base_hash: site?.hash ?? null,
      author: staff.name,
      source: toSource(staff),
      text: edit.text,
      note: edit.note ?? (file.state === "draft" ? note : null),
    });
  });
}

type ShownFile = Pick<FileEdit, "path" | "revision">;

/**
 * Leaves a draft to the history.
 * @throws FileChangedError when the file was changed since it was shown
 */
export function discardDraft(deps: Deps, staff: ContentEditor, shown: ShownFile): Promise<void> {
  requireEditableContent(deps);
  requireContentPermission(staff, shown.path);
  return deps.db.transaction(async (tx) => {
    const file = await lockEditedFile(tx, shown);
    requireUnscheduled(file);
    if (file.state !== "draft") return;
    await toAuditRecorder(staff, "content.discard")(tx, file);
    await closeDrafts(tx, file.path);
  });
}

/**
 * Makes a scheduled change a draft again.
 * @throws FileChangedError when the file was changed since it was shown
 */
export function cancelFileSchedule(
  deps: Deps,
  staff: ContentEditor,
  shown: ShownFile,
): Promise<void> {
  requireEditableContent(deps);
  requireContentPermission(staff, shown.path);
  return deps.db.transaction(async (tx) => {
    const file = await lockEditedFile(tx, shown);
    if (file.state !== "scheduled") return;
    if (await unschedule(tx, file.revision)) {
      await toAuditRecorder(staff, "content.unschedule")(tx, file);
    }
  });
}
