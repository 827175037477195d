import type { DraftEdit } from "#contract/member-draft.ts";
import { unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { ContentEditor } from "../content/editing/may-edit.server.ts";
import {
  type FilePublication,
  publishFile,
} from "../content/editing/publish-file.service.server.ts";
import { lockRequest } from "../requests/request-changes.repository.server.ts";
import { insertEvent } from "../requests/request-events.repository.server.ts";
import { getDraftedMember } from "./drafted-member.server.ts";

/**
 * Publishes the member of an accepted application with the text that staff saw. The same text again
 * publishes nothing.
 * @throws FileChangedError when a colleague saved or published it since
 * @throws PublicError 404 when there is no draft, 422 for an application that is not accepted
 */
export async function publishMember(
  deps: Pick<Services, "db" | "env" | "clock" | "publish">,
  staff: ContentEditor,
  reference: string,
  edit: DraftEdit,
): Promise<FilePublication> {
  const { slug, path } = await getDraftedMember(deps.db, reference);
  const { id: staff_id } = staff;
  const note = `from application ${reference}`;
  return publishFile(deps, staff, { path, note, ...edit }, async (tx) => {
    const request = await lockRequest(tx, reference);
    if (request?.state !== "accepted") {
      throw unprocessable({ member: ["Accept the application first"] });
    }
    await insertEvent(tx, {
      ...{ request_id: request.id, staff_id, kind: "member", version: request.version },
      change: { field: "published", to: slug },
    });
    await writeAudit(tx, { staff_id, action: "member.publish", subject: reference, fields: [] });
  });
}
