import { and, desc, eq, inArray, isNotNull, isNull, lt, max, min, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentFiles, contentOriginals, contentRevisions } from "#database/tables/content.ts";

export type Revision = Omit<typeof contentRevisions.$inferSelect, "updated_at">;
export type NewRevision = Omit<
  typeof contentRevisions.$inferInsert,
  "id" | "created_at" | "updated_at"
>;

/** A file that the site shows, by its latest published revision. */
export type SiteFile = {
  revision_id: number;
  hash: string;
  author: string;
  published_at: Date;
};

/** Rows of a statement, whose texts are in memory at a time. */
const BATCH = 500;

/** The files that the site shows, by path. */
export async function listSiteFiles(db: Queryable): Promise<Map<string, SiteFile>> {
  const rows = await db
    .select({
      path: contentFiles.path,
      revision_id: contentRevisions.id,
      hash: contentRevisions.hash,
      author: contentRevisions.author,
      published_at: contentRevisions.published_at,
    })
    .from(contentFiles)
    .innerJoin(contentRevisions, eq(contentRevisions.id, contentFiles.revision_id))
    .orderBy(contentFiles.path);
  return new Map(rows.map(({ path, ...file }) => [path, file as SiteFile]));
}

/** A text file as the site shows it; undefined for a file that it does not show. */
export async function findSiteText(
  db: Queryable,
  path: string,
): Promise<{ hash: string; text: string } | undefined> {
  const { hash, text } = contentRevisions;
  const [row] = await db
    .select({ hash, text })
    .from(contentFiles)
    .innerJoin(contentRevisions, eq(contentRevisions.id, contentFiles.revision_id))
    .where(eq(contentFiles.path, path));
  return row && row.hash !== null && row.text !== null
    ? { hash: row.hash, text: row.text }
    : undefined;
}

/** Changes whenever the files that the site shows change. */
export async function readSiteStamp(db: Queryable): Promise<string> {
  const [row] = await db
    .select({ latest: max(contentFiles.revision_id), count: sql<string>`count(*)` })
    .from(contentFiles);
  return `${row?.latest ?? 0}/${row?.count ?? 0}`;
}

/** Of these hashes by path, the paths where the site has or had such a file. */
export async function findKnownFiles(
  db: Queryable,
  files: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct path
    from ${contentRevisions}
    join unnest(${sql.param([...files.keys()])}::text[], ${sql.param([...files.values()])}::text[])
      as file (path, hash) using (path, hash)
    where published_at is not null`);
  return new Set(rows.map(({ path }) => path));
}

/** Bytes of a revision; undefined when it removes the file or its data was erased. */
export async function readRevision(db: Queryable, id: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ text: contentRevisions.text, bytes: contentOriginals.bytes })
    .from(contentRevisions)
    .leftJoin(
      contentOriginals,
      and(isNull(contentRevisions.text), eq(contentOriginals.hash, contentRevisions.hash)),
    )
    .where(eq(contentRevisions.id, id));
  return row?.text != null ? Buffer.from(row.text) : (row?.bytes ?? undefined);
}

/** @returns their ids, in the same order */
export async function insertRevisions(tx: Transaction, rows: NewRevision[]): Promise<number[]> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    // One parameter for all values, which drizzle would wrap one by one.
    const inserted = await tx.execute<{ id: string }>(sql`
      insert into ${contentRevisions} (${columns})
      select ${columns}
      from json_populate_recordset(null::${contentRevisions}, ${JSON.stringify(batch)}::json)
      returning id`);
    ids.push(...inserted.rows.map(({ id }) => Number(id)));
  }
  return ids;
}

/** The bytes of an image that is or was in the content, by their hash. */
export async function findOriginal(db: Queryable, hash: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: contentOriginals.bytes })
    .from(contentOriginals)
    .where(eq(contentOriginals.hash, hash));
  return row?.bytes;
}

export async function saveOriginal(tx: Transaction, hash: string, bytes: Buffer): Promise<void> {
  await tx.insert(contentOriginals).values({ hash, bytes }).onConflictDoNothing();
}

/** Makes revisions what the site shows. */
export async function showRevisions(
  tx: Transaction,
  revisions: readonly { id: number; path: string; hash: string | null }[],
): Promise<void> {
  const shown = revisions.filter(({ hash }) => hash !== null);
  for (let start = 0; start < shown.length; start += BATCH) {
    const batch = shown.slice(start, start + BATCH);
    await tx.execute(sql`
      insert into ${contentFiles} (path, revision_id)
      select * from unnest(${sql.param(batch.map(({ path }) => path))}::text[],
        ${sql.param(batch.map(({ id }) => id))}::bigint[])
      on conflict (path) do update set revision_id = excluded.revision_id`);
  }
  const removed = revisions.filter(({ hash }) => hash === null).map(({ path }) => path);
  for (let start = 0; start < removed.length; start += BATCH) {
    await tx
      .delete(contentFiles)
      .where(inArray(contentFiles.path, removed.slice(start, start + BATCH)));
  }
}

/** Records with which content version revisions were published. */
export async function setRevisionVersion(
  tx: Transaction,
  ids: readonly number[],
  version: number,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await tx
      .update(contentRevisions)
      .set({ version })
      .where(
        sql`${contentRevisions.id} = any(${sql.param(ids.slice(start, start + BATCH))}::bigint[])`,
      );
  }
}

/** Revisions of one file, the latest first. */
export function listRevisions(
  db: Queryable,
  path: string,
  limit: number,
): Promise<Omit<Revision, "text">[]> {
  const { text: _text, ...columns } = toColumns();
  return db
    .select(columns)
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.id))
    .limit(limit);
}

function toColumns() {
  return {
    id: contentRevisions.id,
    kind: contentRevisions.kind,
    path: contentRevisions.path,
    text: contentRevisions.text,
    hash: contentRevisions.hash,
    base_hash: contentRevisions.base_hash,
    author: contentRevisions.author,
    source: contentRevisions.source,
    note: contentRevisions.note,
    created_at: contentRevisions.created_at,
    published_at: contentRevisions.published_at,
    version: contentRevisions.version,
    closed_at: contentRevisions.closed_at,
  };
}

/** A publication: all files that were published at once. */
export type PublishedVersion = {
  version: number;
  author: string;
  source: string;
  note: string | null;
  published_at: Date;
  files: number;
  /** One of its files. */
  path: string;
};

/** The latest publications. */
export async function listPublications(db: Queryable, limit: number): Promise<PublishedVersion[]> {
  const rows = await db
    .select({
      version: contentRevisions.version,
      author: min(contentRevisions.author),
      source: min(contentRevisions.source),
      note: min(contentRevisions.note),
      published_at: max(contentRevisions.published_at),
      files: sql<string>`count(*)`,
      path: min(contentRevisions.path),
    })
    .from(contentRevisions)
    .where(isNotNull(contentRevisions.version))
    .groupBy(contentRevisions.version)
    .orderBy(desc(contentRevisions.version))
    .limit(limit);
  return rows.map((row) => ({ ...row, files: Number(row.files) }) as PublishedVersion);
}

/** The revisions of one publication. */
export function listVersion(db: Queryable, version: number): Promise<Revision[]> {
  return db.select().from(contentRevisions).where(eq(contentRevisions.version, version));
}

/** The latest published revision of a file, older than `before`. */
export async function findRevisionBefore(
  db: Queryable,
  path: string,
  before: { id: number; hash: string | null },
): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.path, path),
        lt(contentRevisions.id, before.id),
        isNotNull(contentRevisions.version),
        sql`${contentRevisions.hash} is distinct from ${before.hash}`,
      ),
    )
    .orderBy(desc(contentRevisions.id))
    .limit(1);
  return row;
}

/** The latest published revision of a file, removals included. */
export async function findLatestRevision(
  db: Queryable,
  path: string,
): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.path, path), isNotNull(contentRevisions.version)))
    .orderBy(desc(contentRevisions.id))
    .limit(1);
  return row;
}

/** Of these files those with a draft; `hash` is null for one that removes the file. */
export function findDraftFiles(
  db: Queryable,
  paths: readonly string[],
): Promise<Pick<Revision, "id" | "path" | "hash">[]> {
  const { id, path, hash, version, published_at, closed_at } = contentRevisions;
  return db
    .selectDistinctOn([path], { id, path, hash })
    .from(contentRevisions)
    .where(and(inArray(path, [...paths]), isNull(version), isNull(published_at), isNull(closed_at)))
    .orderBy(path, desc(id));
}

export async function findRevision(db: Queryable, id: number): Promise<Revision | undefined> {
  const [row] = await db.select().from(contentRevisions).where(eq(contentRevisions.id, id));
  return row;
}

/** Erases all that is stored of files, their history and images included. */
export async function eraseFiles(tx: Transaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const folders = paths.filter((path) => path.endsWith("/")).map((path) => `${path}%`);
  const isNamed = (path: typeof contentFiles.path | typeof contentRevisions.path) =>
    or(inArray(path, [...paths]), sql`${path} like any(${sql.param(folders)}::text[])`);
  await tx.delete(contentFiles).where(isNamed(contentFiles.path));
  const erased = await tx
    .delete(contentRevisions)
    .where(isNamed(contentRevisions.path))
    .returning({ hash: contentRevisions.hash });
  const hashes = [...new Set(erased.flatMap(({ hash }) => hash ?? []))];
  if (hashes.length === 0) return;
  // Another file may be the same image.
  await tx
    .delete(contentOriginals)
    .where(
      and(
        inArray(contentOriginals.hash, hashes),
        sql`not exists (select from ${contentRevisions} where ${contentRevisions.hash} = ${contentOriginals.hash})`,
      ),
    );
}
