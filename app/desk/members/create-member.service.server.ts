import { toMemberFileText } from "#app/developers/content/member-file-text.server.ts";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import {
  findMemberOf,
  type MemberPrivate,
  tryToInsertPrivate,
} from "#app/developers/content/member-private.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { listStoredTechnologies } from "#app/taxonomy/taxonomy-content.repository.server.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { requireEditableContent } from "../content/editing/may-edit.server.ts";
import { toMemberDraft, toPrivateNotes } from "./member-draft.server.ts";
import { toNameSlug } from "./member-slug.ts";

/**
 * Makes a draft of a member's file of an accepted application, and stores apart what only staff may
 * know. The second time nothing happens.
 * @returns what is wrong: the application has to be accepted
 * @throws PublicError 403 where content is read-only, 404 for an unknown reference and other forms
 */
export function createMember(
  { db, env }: Pick<Services, "db" | "env">,
  { id: staff_id, name }: Pick<CurrentStaff, "id" | "name">,
  reference: string,
): Promise<FieldErrors | undefined> {
  requireEditableContent({ env });
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, reference);
    const [request] = locked ? await listRequestsByReference(tx, reference) : [];
    const application = request?.application;
    if (!request || !application) throw notFound(`There is no application ${reference}.`);
    if (request.state !== "accepted") {
      return { member: ["Accept the application first"] };
    }
    const { id: request_id, version } = request;
    if (await findMemberOf(tx, request_id)) return undefined;

    const technologies = (await listStoredTechnologies(tx)).filter(({ published }) => published);
    const applicant = { ...request, application };
    const slug = await insertPrivate(tx, toNameSlug(request.name) || reference.toLowerCase(), {
      request_id,
      email: request.email,
      phone: application.phone,
      own_rate: application.hourly_rate,
      own_currency: application.currency,
      notes: toPrivateNotes(applicant, technologies),
    });
    await saveDraft(tx, {
      kind: "members",
      path: toMemberPath(slug, "yaml"),
      base_hash: null,
      text: toMemberFileText(toMemberDraft(applicant, technologies)),
      author: name,
      note: `from application ${reference}`,
    });
    await insertEvent(tx, {
      request_id,
      staff_id,
      kind: "member",
      version,
      change: { field: "member", to: slug },
    });
    await writeAudit(tx, { staff_id, action: "member.create", subject: reference, fields: [] });
    return undefined;
  });
}

/** Stores private data under the first free slug: `zoe-tamm`, `zoe-tamm-2`, … */
export async function insertPrivate(
  tx: Transaction,
  name: string,
  row: Omit<MemberPrivate, "slug">,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? name : `${name}-${number}`;
    if (await tryToInsertPrivate(tx, { ...row, slug })) return slug;
  }
}
