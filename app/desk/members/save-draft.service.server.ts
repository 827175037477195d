import type { DraftEdit } from "#contract/member-draft.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { saveDraft } from "#services/content/save-draft.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { lockDraft } from "./edited-draft.server.ts";

/**
 * Stores the draft of an application's member as staff changed it; the same text again stores
 * nothing.
 * @returns id of the revision
 * @throws DraftChangedError when a colleague changed it since
 * @throws PublicError 404 when there is no draft
 */
export function saveMemberDraft(
  { db }: Pick<Services, "db">,
  { id: staff_id, name }: Pick<CurrentStaff, "id" | "name">,
  reference: string,
  edit: DraftEdit,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { draft } = await lockDraft(tx, reference, edit);
    if (draft.text === edit.text) return draft.id;
    const { kind, path, base_hash, note } = draft;
    await writeAudit(tx, { staff_id, action: "member.edit", subject: reference, fields: [] });
    return saveDraft(tx, { kind, path, base_hash, note, author: name, text: edit.text });
  });
}
