import { findApplicationOf } from "#app/developers/content/member-private.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { type Recorder, toAuditRecorder } from "./content-audit.server.ts";
import type { ContentEditor } from "./may-edit.server.ts";

/**
 * Writes the audit log for a publication. A member that comes to the site is an entry in the
 * timeline of the application that it was drafted from, too.
 */
export const toPublicationRecorder =
  (staff: Pick<ContentEditor, "id" | "token_id">): Recorder =>
  async (tx, file) => {
    await toAuditRecorder(staff, "content.publish")(tx, file);
    if (file.kind !== "members" || file.site) return;
    const application = await findApplicationOf(tx, file.path);
    const request = application && (await lockRequest(tx, application.reference));
    if (!request) return;
    await insertEvent(tx, {
      request_id: request.id,
      staff_id: staff.id,
      kind: "member",
      version: request.version,
      change: { field: "published", to: application.slug },
    });
  };
