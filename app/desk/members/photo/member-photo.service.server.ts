import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import {
  isImageExtension,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  toImageExtension,
} from "#platform/image/image.server.ts";
import { inspectPortrait } from "#platform/image/portrait.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import type { FileChange } from "#services/content/publishing/site-folder.server.ts";
import {
  closeDrafts,
  findShownRevision,
  lockFile,
} from "#services/content/revisions/drafts.repository.server.ts";
import {
  findDraftFiles,
  insertRevisions,
  readRevision,
  saveOriginal,
} from "#services/content/revisions/revisions.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { requireEditableContent } from "../../content/editing/may-edit.server.ts";
import { findAuditSubject } from "../page/member-audit.repository.server.ts";

type Deps = Pick<Services, "db" | "env">;
type Author = Pick<CurrentStaff, "id" | "name">;
type NewPhoto = { path: string; bytes: Buffer };

/** Photos are drafts as texts are: the desk and its previews show them, the site does not yet. */
export type PhotoDraft = { isRemoved: boolean; revision: number | undefined };

const toPaths = (slug: string) =>
  Object.keys(PICTURE_TYPES).map((extension) => toMemberPath(slug, extension));

/**
 * Stores a photo as a draft, in place of the one of the site and of an earlier draft.
 * @throws PublicError 403 where content is read-only, 404, 422 for what is no photo
 */
export async function savePhoto(deps: Deps, staff: Author, slug: string, file: Blob) {
  if (file.size > MAX_PICTURE_BYTES) throw refuse("The photo must be 10 MB or less");
  const isKnown = Object.values(PICTURE_TYPES).some(({ type }) => type === file.type);
  const extension = isKnown ? toImageExtension(file.type) : "";
  if (!isImageExtension(extension) || extension === "svg") {
    throw refuse("Choose a photo in WebP, JPEG, PNG or AVIF");
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const photo = await inspectPortrait(bytes, extension);
  if ("error" in photo) throw refuse(photo.error);
  await replacePhoto(deps, staff, slug, { path: toMemberPath(slug, extension), bytes });
}

/** Drafts a profile without a photo. */
export const removePhoto = (deps: Deps, staff: Author, slug: string) =>
  replacePhoto(deps, staff, slug, undefined);

/** Leaves a drafted photo to the history: the one of the site remains. */
export function discardPhoto({ db, env }: Deps, { id: staff_id }: Author, slug: string) {
  requireEditableContent({ env });
  return db.transaction(async (tx) => {
    const subject = await startChange(tx, slug);
    await writeAudit(tx, { staff_id, action: "member.photo", subject, fields: ["photo"] });
  });
}

function replacePhoto(
  { db, env }: Deps,
  { id: staff_id, name: author }: Author,
  slug: string,
  photo: NewPhoto | undefined,
): Promise<void> {
  requireEditableContent({ env });
  return db.transaction(async (tx) => {
    const subject = await startChange(tx, slug);
    const changes: { path: string; hash: string | null; base_hash: string | null }[] = [];
    for (const path of toPaths(slug)) {
      const base_hash = (await findShownRevision(tx, path))?.hash ?? null;
      const hash = path === photo?.path ? toHash(photo.bytes) : null;
      // Of several photos none is the right one: the others leave with this one.
      if (hash || base_hash) changes.push({ path, hash, base_hash });
      if (hash && photo) await saveOriginal(tx, hash, photo.bytes);
    }
    await insertRevisions(
      tx,
      changes.map((change) => ({ ...change, ...toDraft(author) })),
    );
    await writeAudit(tx, { staff_id, action: "member.photo", subject, fields: ["photo"] });
  });
}

/** One change of the photo after the other; earlier drafts of it end. */
async function startChange(tx: Transaction, slug: string): Promise<string> {
  const subject = await findAuditSubject(tx, slug);
  if (!subject) throw notFound(`There is no member ${slug}.`);
  await lockFile(tx, toMemberPath(slug, "photo"));
  for (const path of toPaths(slug)) await closeDrafts(tx, path);
  return subject;
}

const toDraft = (author: string) => ({
  kind: "members",
  text: null,
  author,
  source: "desk" as const,
  note: "photo",
  published_at: null,
});

const refuse = (message: string) =>
  unprocessable({ photo: [message.charAt(0).toUpperCase() + message.slice(1)] });

/** The drafted photo of a member, if any. */
export async function findPhotoDraft(db: Queryable, slug: string): Promise<PhotoDraft | undefined> {
  const drafts = await findDraftFiles(db, toPaths(slug));
  if (drafts.length === 0) return undefined;
  const photo = drafts.find(({ hash }) => hash !== null);
  return { isRemoved: !photo, revision: photo?.id };
}

/** What a publication of a member changes besides the text. */
export async function listPhotoChanges(
  db: Database,
  slug: string,
): Promise<Map<string, FileChange>> {
  const drafts = await findDraftFiles(db, toPaths(slug));
  return new Map(
    drafts.map(({ id, path, hash }) => {
      const read = async () => {
        const bytes = await readRevision(db, id);
        if (!bytes) throw new Error(`The draft of ${path} was erased.`);
        return bytes;
      };
      return [path, hash === null ? null : { hash, read }];
    }),
  );
}
