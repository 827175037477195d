import type { DraftEdit } from "#contract/member-draft.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { ContentEditor } from "../content/editing/may-edit.server.ts";
import { saveFile } from "../content/editing/save-file.service.server.ts";
import { getDraftedMember } from "./drafted-member.server.ts";

/**
 * Stores the draft of an application's member as staff changed it; the same text again stores
 * nothing.
 * @returns id of the revision
 * @throws FileChangedError when a colleague changed it since
 * @throws PublicError 404 when there is no draft
 */
export async function saveMemberDraft(
  deps: Pick<Services, "db" | "env">,
  staff: ContentEditor,
  reference: string,
  edit: DraftEdit,
): Promise<number> {
  const { path } = await getDraftedMember(deps.db, reference);
  return saveFile(deps, staff, { path, ...edit }, (tx) =>
    writeAudit(tx, { staff_id: staff.id, action: "member.edit", subject: reference, fields: [] }),
  );
}
