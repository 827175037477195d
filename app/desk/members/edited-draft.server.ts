import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { findMemberOf } from "#app/developers/content/member-private.repository.server.ts";
import type { DraftEdit } from "#contract/member-draft.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import {
  findNewestRevision,
  type Revision,
} from "#services/content/revisions.repository.server.ts";
import { lockRequest } from "../requests/request-changes.repository.server.ts";

/** The file of a member as it was saved last, whether it is a draft or on the site. */
export type MemberDraft = Pick<Revision, "id" | "author" | "created_at"> & {
  text: string;
  isPublished: boolean;
};
type DraftRow = MemberDraft & Pick<Revision, "kind" | "path" | "base_hash" | "note">;

/** A colleague saved or published the member in the meantime. */
export class DraftChangedError extends PublicError {
  readonly draft: MemberDraft;

  constructor({ id, author, created_at, text, isPublished }: MemberDraft) {
    super(409, `${author} ${isPublished ? "published this member" : "changed this draft"}`);
    this.draft = { id, author, created_at, text, isPublished };
  }
}

/** Undefined for a member whose file was removed or erased. */
export async function findDraft(db: Queryable, slug: string): Promise<DraftRow | undefined> {
  const newest = await findNewestRevision(db, toMemberPath(slug, "yaml"));
  if (newest?.text == null) return undefined;
  const { id, author, created_at, kind, path, base_hash, note, text, version } = newest;
  const isPublished = version !== null;
  return { id, author, created_at, kind, path, base_hash, note, text, isPublished };
}

/**
 * The draft of an application's member that an edit was made on, locked until the transaction ends.
 * One that has the edit's text already is as good as the one that it was made on.
 * @throws DraftChangedError when it was saved or published since
 * @throws PublicError 404 when there is no draft
 */
export async function lockDraft(tx: Transaction, reference: string, { text, revision }: DraftEdit) {
  const request = await lockRequest(tx, reference);
  const member = request && (await findMemberOf(tx, request.id));
  const draft = member && (await findDraft(tx, member.slug));
  if (!request || !draft) throw notFound(`There is no drafted member of ${reference}.`);
  const isBase = draft.id === revision && !draft.isPublished;
  if (draft.text !== text && !isBase) throw new DraftChangedError(draft);
  return { request, slug: member.slug, draft };
}
