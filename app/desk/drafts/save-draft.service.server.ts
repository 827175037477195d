import type { DraftSave } from "#contract/desk/request-draft.ts";
import { DRAFT_DAYS, type SavedDraft } from "#contract/desk/request-draft-terms.ts";
import { isUploadToken } from "#contract/values/upload-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Services } from "#services/services.server.ts";
import { keepUpload } from "#services/uploads/uploads.repository.server.ts";
import {
  type DraftKey,
  deleteEmptiedDraft,
  findRevision,
  saveDraft,
} from "./request-drafts.repository.server.ts";

const DAY_MS = 24 * 3_600_000;

/** Stores what a person has written so far; an empty text deletes their draft. */
export const saveRequestDraft = (
  { db, clock }: Pick<Services, "db" | "clock">,
  about: Omit<DraftKey, "kind">,
  save: DraftSave,
): Promise<SavedDraft> => db.transaction((tx) => storeRequestDraft(tx, clock(), about, save));

/** The same in a transaction. */
export async function storeRequestDraft(
  tx: Transaction,
  now: Date,
  about: Omit<DraftKey, "kind">,
  save: DraftSave,
): Promise<SavedDraft> {
  const { kind, subject, body, attachment, attachment_name, attachment_size, ...rest } = save;
  const key = { ...about, kind };
  const hasFile = isUploadToken(attachment);
  if (subject === "" && body === "" && !hasFile) {
    await deleteEmptiedDraft(tx, key, save.revision);
    return { revision: save.revision, replaced: null, is_sent: false };
  }
  // Its file waits as long as the draft does.
  const until = new Date(now.getTime() + DRAFT_DAYS * DAY_MS);
  const upload_id = hasFile
    ? await keepUpload(tx, attachment, { purpose: "reply", until })
    : undefined;
  const attachment_expires_at = upload_id ? until.toISOString() : rest.attachment_expires_at;
  const saved = await saveDraft(tx, key, {
    subject,
    body,
    file: hasFile ? { attachment, attachment_name, attachment_size, attachment_expires_at } : null,
    upload_id: upload_id ?? null,
    seen_event_id: save.seen_event_id,
    revision: save.revision,
    tab: save.tab,
    sequence: save.sequence,
    forget_replaced: save.forget_replaced === "yes",
    now,
  });
  return saved
    ? { ...saved, is_sent: false }
    : { revision: await findRevision(tx, key), replaced: null, is_sent: true };
}
