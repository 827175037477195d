import { and, eq, gt, ne, or } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { applicationDrafts } from "#database/tables/application-drafts.ts";
import { deleteUnclaimed } from "#services/uploads/uploads.repository.server.ts";

export type DraftRow = typeof applicationDrafts.$inferSelect;

const { id, token_hash, upload_id, form_key, attempt_key, expires_at } = applicationDrafts;

/** @returns undefined when the form was stored before */
export async function insertDraft(
  tx: Transaction,
  row: typeof applicationDrafts.$inferInsert,
): Promise<number | undefined> {
  const [stored] = await tx
    .insert(applicationDrafts)
    .values(row)
    .onConflictDoNothing({ target: form_key })
    .returning({ id });
  return stored?.id;
}

/** The draft of a link; undefined for an unknown one and once it has expired. */
export async function findDraft(
  db: Queryable,
  hash: string,
  now: Date,
): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(applicationDrafts)
    .where(and(eq(token_hash, hash), gt(expires_at, now)));
  return row;
}

/** Deletes the earlier drafts of a browser; a file that the latest one has not, too. */
export async function deleteEarlier(
  tx: Transaction,
  latest: Pick<DraftRow, "id" | "attempt_key" | "upload_id">,
): Promise<void> {
  const earlier = await tx
    .delete(applicationDrafts)
    .where(and(eq(attempt_key, latest.attempt_key), ne(id, latest.id)))
    .returning({ upload_id });
  await deleteUnclaimed(
    tx,
    earlier.flatMap((row) =>
      row.upload_id === null || row.upload_id === latest.upload_id ? [] : row.upload_id,
    ),
  );
}

/** Deletes the drafts of an application that was sent, by its key or by its file. */
export async function deleteDraftsOf(
  tx: Transaction,
  sent: { attempt_key: string; upload_id: number },
): Promise<void> {
  await tx
    .delete(applicationDrafts)
    .where(or(eq(attempt_key, sent.attempt_key), eq(upload_id, sent.upload_id)));
}

export async function deleteDraft(tx: Transaction, draft: DraftRow): Promise<void> {
  await tx.delete(applicationDrafts).where(eq(id, draft.id));
  if (draft.upload_id !== null) await deleteUnclaimed(tx, [draft.upload_id]);
}

/** From now on the draft ends with what the browser of this key sends or saves. */
export async function moveDraft(db: Queryable, of: number, key: string): Promise<void> {
  await db.update(applicationDrafts).set({ attempt_key: key }).where(eq(id, of));
}
