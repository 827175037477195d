import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { CONTENT_FILE_LOCK } from "#database/advisory-locks.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentFiles, contentRevisions } from "#database/tables/content.ts";
import type { Revision } from "./revisions.repository.server.ts";

/** Changes of one file by staff come one after the other, until each transaction ends. */
export async function lockFile(tx: Transaction, path: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_FILE_LOCK}, hashtext(${path}))`);
}

const { id, path, hash, version, published_at, closed_at } = contentRevisions;
const isOpen = and(isNull(version), isNull(closed_at));

/** The newest change of a file that is drafted or scheduled, and neither published nor discarded. */
export async function findOpenRevision(db: Queryable, file: string): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    // A removal that could not be published at its time is no draft of a text.
    .where(and(eq(path, file), isOpen, or(isNotNull(hash), isNotNull(published_at))))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

/** The revision of a file that the site shows. */
export async function findShownRevision(
  db: Queryable,
  file: string,
): Promise<Revision | undefined> {
  const [row] = await db
    .select({ revision: contentRevisions })
    .from(contentFiles)
    .innerJoin(contentRevisions, eq(id, contentFiles.revision_id))
    .where(eq(contentFiles.path, file));
  return row?.revision;
}

/** Leaves drafts of a file to the history, because they were published or discarded. */
export async function closeDrafts(tx: Transaction, file: string): Promise<void> {
  await tx
    .update(contentRevisions)
    .set({ closed_at: sql`now()` })
    .where(and(eq(path, file), isOpen));
}

/** Whether the text `same` was scheduled with an image and names it, or has its name. */
const isTogether = sql.raw(`
  (content_revisions.published_at, content_revisions.created_at, content_revisions.author)
    = (same.published_at, same.created_at, same.author)
  and (position(regexp_replace(content_revisions.path, '^.*/', '') in same.text) > 0
    or regexp_replace(content_revisions.path, '\\.[^.]*$', '')
      = regexp_replace(same.path, '\\.[^.]*$', ''))`);

/**
 * Turns a scheduled change into a draft, with the images that were scheduled together with it for
 * its text only.
 * @returns whether it was still scheduled
 */
export async function unschedule(tx: Transaction, revision: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(contentRevisions)
    .set({ published_at: null })
    .where(
      and(
        isOpen,
        isNotNull(published_at),
        sql`(${id} = ${revision} or (${contentRevisions.text} is null and ${hash} is not null
          and exists (select from ${contentRevisions} same
            where same.id = ${revision} and ${isTogether})
          and not exists (select from ${contentRevisions} same
            where same.id <> ${revision} and same.version is null and same.closed_at is null
              and same.text is not null and ${isTogether})))`,
      ),
    );
  return rowCount !== null && rowCount > 0;
}
