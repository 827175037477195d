import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { lockDraftOf } from "#app/developers/content/member-private.repository.server.ts";
import type { NewMember } from "#contract/desk/desk-member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { PublicError } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import { writeYaml } from "#services/content/yaml/write-yaml.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { readEditedFile } from "../../content/editing/edited-file.server.ts";
import { requireEditableContent } from "../../content/editing/may-edit.server.ts";
import { insertPrivate } from "../create-member.service.server.ts";
import { toNameSlug } from "../member-slug.ts";

/**
 * Makes a draft of a member of whom the name is known; the form asks for the rest. The same form
 * again makes nothing.
 * @returns the slug
 * @throws PublicError 403 where content is read-only, 409 for a form that made another draft
 */
export function createNewMember(
  { db, env }: Pick<Services, "db" | "env">,
  { id: staff_id, name: author }: Pick<CurrentStaff, "id" | "name">,
  { email: input, key, ...names }: NewMember,
): Promise<string> {
  requireEditableContent({ env });
  return db.transaction(async (tx) => {
    const email = input || null;
    const text = writeYaml({ ...names, ...EMPTY });
    const earlier = key && (await lockDraftOf(tx, key));
    if (earlier) {
      const draft = await readEditedFile(tx, toMemberPath(earlier.slug, "yaml"));
      if (draft.text === text && earlier.email === email) return earlier.slug;
      throw new PublicError(
        409,
        `This form already created ${earlier.slug}. Change that draft under Members.`,
      );
    }
    const slug = await insertPrivate(tx, toNameSlug(toFullName(names)) || "member", {
      request_id: null,
      draft_key: key ?? null,
      email,
      phone: null,
      own_rate: null,
      own_currency: null,
      notes: "",
    });
    const revision = await saveDraft(tx, {
      kind: "members",
      path: toMemberPath(slug, "yaml"),
      base_hash: null,
      text,
      author,
      note: null,
    });
    const subject = `members revision ${revision}`;
    await writeAudit(tx, { staff_id, action: "member.create", subject, fields: [] });
    return slug;
  });
}

/** What is left out has to be chosen: the check names it when the draft is published. */
const EMPTY = {
  position: "",
  excerpt: "",
  about: "",
  sales_rate: null,
  sales_currency: "EUR",
  redemption_rate: null,
  cv_link: null,
  available_from: null,
  availability_confirmed_at: null,
  languages: [],
  technologies: [],
  experiences: [],
  educations: [],
};
