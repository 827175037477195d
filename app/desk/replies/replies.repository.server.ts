import { asc, eq, inArray } from "drizzle-orm";
import type { ReplyPurpose, ReplyTemplate } from "#contract/desk/reply-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { replies } from "#database/tables/replies.ts";

export type ReplyRow = typeof replies.$inferSelect;

/** Templates of a purpose, by title. */
export function listReplyTemplates(db: Queryable, purpose: ReplyPurpose): Promise<ReplyTemplate[]> {
  const { slug, title, subject, body } = replies;
  return db
    .select({ slug, title, subject, body })
    .from(replies)
    .where(eq(replies.purpose, purpose))
    .orderBy(asc(title), asc(slug));
}

/** What templates of a purpose are called, by title. */
export async function listReplyTitles(
  db: Queryable,
  purpose: ReplyPurpose,
): Promise<Pick<ReplyTemplate, "slug" | "title">[]> {
  return (await listReplyTemplates(db, purpose)).map(({ slug, title }) => ({ slug, title }));
}

/** All templates with the files that they were made of. */
export async function listStoredReplies(
  db: Queryable,
): Promise<(ReplyRow & { published: boolean })[]> {
  const rows = await db.select().from(replies).orderBy(asc(replies.slug));
  return rows.map((row) => ({ ...row, published: true }));
}

export async function upsertReply(tx: Queryable, reply: ReplyRow): Promise<void> {
  await tx.insert(replies).values(reply).onConflictDoUpdate({ target: replies.slug, set: reply });
}

export async function deleteReplies(tx: Queryable, slugs: string[]): Promise<void> {
  await tx.delete(replies).where(inArray(replies.slug, slugs));
}
