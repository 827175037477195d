import type { AuditAction } from "#contract/desk/audit-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { EditedFile } from "./edited-file.server.ts";
import type { ContentEditor } from "./may-edit.server.ts";

/** Writes in the transaction of a change what goes with it. */
export type Recorder = (tx: Transaction, file: EditedFile) => Promise<void>;

/** Kinds whose files are named after people, whom the log must not name. */
const OF_PEOPLE = new Set(["members", "authors"]);

const toSubject = ({ kind, path, revision }: EditedFile) =>
  OF_PEOPLE.has(kind) ? `${kind} revision ${revision}` : path;

/** Writes the audit log for a change of a file. */
export const toAuditRecorder =
  (
    editor: Pick<ContentEditor, "id" | "token_id">,
    action: Extract<AuditAction, `content.${string}`>,
  ): Recorder =>
  (tx, file) =>
    writeAudit(tx, { ...toAuthor(editor), action, subject: toSubject(file), fields: [] });
