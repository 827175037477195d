import type { DraftEdit } from "#contract/member-draft.ts";
import { unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { toHash } from "#services/content/content-hash.server.ts";
import type { ContentProblem } from "#services/content/content-problem.ts";
import { findRevision } from "#services/content/revisions.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { insertEvent } from "../requests/request-events.repository.server.ts";
import { DraftChangedError, lockDraft } from "./edited-draft.server.ts";

/** `problems` are warnings once it is published. */
export type MemberPublication = { isPublished: boolean; problems: ContentProblem[] };

/**
 * Publishes the member of an accepted application with the text that staff saw. The same text again
 * publishes nothing.
 * @throws DraftChangedError when a colleague saved or published it since
 * @throws PublicError 404 when there is no draft, 422 for an application that is not accepted
 */
export async function publishMember(
  { db, publish }: Pick<Services, "db" | "publish">,
  { id: staff_id, name }: Pick<CurrentStaff, "id" | "name">,
  reference: string,
  edit: DraftEdit,
): Promise<MemberPublication> {
  const { draft } = await db.transaction((tx) => lockDraft(tx, reference, edit));
  if (draft.isPublished) return { isPublished: true, problems: [] };
  const bytes = Buffer.from(edit.text);
  const published = await publish({
    changes: new Map([[draft.path, { hash: toHash(bytes), read: async () => bytes }]]),
    expected: new Map([[draft.path, draft.base_hash]]),
    ...{ author: name, source: "desk", note: draft.note ?? undefined, folder: "" },
    record: async (tx) => {
      // Checking takes a while, in which a colleague may have been faster.
      const { request, slug, draft } = await lockDraft(tx, reference, edit);
      if (draft.isPublished) return;
      if (request.state !== "accepted") {
        throw unprocessable({ member: ["Accept the application first"] });
      }
      await insertEvent(tx, {
        ...{ request_id: request.id, staff_id, kind: "member", version: request.version },
        change: { field: "published", to: slug },
      });
      await writeAudit(tx, { staff_id, action: "member.publish", subject: reference, fields: [] });
    },
  });
  if (published.outcome !== "conflict") {
    return { isPublished: published.outcome !== "invalid", problems: published.problems };
  }
  const site = published.conflicts[0]?.site;
  const text = site && (await findRevision(db, site.revision_id))?.text;
  if (!site || text == null) throw new Error(`${draft.path} differs from the site for no reason`);
  const { revision_id: id, author, published_at: created_at } = site;
  throw new DraftChangedError({ id, author, created_at, text, isPublished: true });
}
