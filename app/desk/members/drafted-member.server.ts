import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { findMemberOf } from "#app/developers/content/member-private.repository.server.ts";
import { listRequestsByReference } from "#app/requests/requests.repository.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import {
  type EditedFile,
  type NewestFile,
  readEditedFile,
} from "../content/editing/edited-file.server.ts";

/** The file of a member as it was saved last, whether it is a draft or on the site. */
export type MemberDraft = Pick<NewestFile, "revision" | "text" | "author" | "at" | "state">;

/** Undefined for a member whose file was removed or erased. */
export async function findDraft(db: Queryable, slug: string): Promise<EditedFile | undefined> {
  const file = await readEditedFile(db, toMemberPath(slug, "yaml"));
  return file.state === "new" || file.state === "removed" ? undefined : file;
}

/**
 * The member that was drafted from an application, and the path of its file.
 * @throws PublicError 404 when there is no draft
 */
export async function getDraftedMember(db: Queryable, reference: string) {
  const [request] = await listRequestsByReference(db, reference);
  const member = request && (await findMemberOf(db, request.id));
  const draft = member && (await findDraft(db, member.slug));
  if (!draft) throw notFound(`There is no drafted member of ${reference}.`);
  return { slug: member.slug, path: draft.path };
}
