import { and, asc, count, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import {
  CHOOSE_FILE_AGAIN,
  UPLOAD_HOURS,
  type UploadPurpose,
} from "#contract/values/upload-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { unprocessable } from "#platform/errors.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";
import { hoursBefore } from "../personal-data/time-before.ts";

export type NewUpload = Pick<
  typeof uploads.$inferInsert,
  "purpose" | "name" | "type" | "size" | "bytes" | "client"
>;
/** A file of a request without its bytes. */
export type UploadDetails = Pick<
  typeof uploads.$inferSelect,
  "id" | "purpose" | "name" | "type" | "size"
>;

const detailColumns = {
  id: uploads.id,
  purpose: uploads.purpose,
  name: uploads.name,
  type: uploads.type,
  size: uploads.size,
};

const lifetime = sql`make_interval(hours => ${UPLOAD_HOURS})`;
const isAlive = or(
  gt(uploads.created_at, sql`now() - ${lifetime}`),
  gt(uploads.keep_until, sql`now()`),
);
/** Free, or claimed by this request before. */
const isClaimable = (request_id: number) =>
  or(and(isNull(uploads.request_id), isAlive), eq(uploads.request_id, request_id));

/** When the file expires unless a form claims it. */
export async function insertUpload(
  db: Queryable,
  token: string,
  upload: NewUpload,
): Promise<{ expires_at: Date }> {
  const [row] = await db
    .insert(uploads)
    .values({ ...upload, token_hash: toTokenHash(token) })
    .returning({ expires_at: sql<string>`${uploads.created_at} + ${lifetime}` });
  return { expires_at: new Date(row?.expires_at ?? Date.now()) };
}

/** Locks the quota of files until the transaction ends. */
export async function lockUploads(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'))`);
}

/** Count and bytes of unclaimed files, of one client or of all. */
export async function measureUnclaimed(
  db: Queryable,
  client?: string,
): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({
      files: count(),
      bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8`,
    })
    .from(uploads)
    .where(
      and(
        isNull(uploads.request_id),
        client === undefined ? undefined : and(eq(uploads.client, client), isAlive),
      ),
    );
  return row ?? { files: 0, bytes: 0 };
}

/** Deletes the oldest unclaimed files until this many bytes are free. */
export async function evictOldestUnclaimed(tx: Transaction, bytes: number): Promise<void> {
  const { id, size, request_id, created_at } = uploads;
  const before = sql<number>`sum(${size}) over (order by ${created_at}, ${id}) - ${size}`;
  const oldest = tx
    .select({ id, before: before.as("before") })
    .from(uploads)
    .where(isNull(request_id))
    .as("oldest");
  const evicted = tx.select({ id: oldest.id }).from(oldest).where(lt(oldest.before, bytes));
  await tx.delete(uploads).where(and(inArray(id, evicted), isNull(request_id)));
}

/**
 * Assigns a file to the request of a form, in the form's transaction: of two forms that claim the
 * same file at once, one succeeds. The same request may claim it again.
 * @param field of the form, which the error names
 * @throws PublicError 422 for a token that is unknown, expired, of another purpose or claimed
 */
export async function claimUpload(
  tx: Transaction,
  token: string,
  { purpose, request_id, field }: { purpose: UploadPurpose; request_id: number; field: string },
): Promise<UploadDetails> {
  const [row] = await tx
    .update(uploads)
    .set({ request_id, client: null, keep_until: null })
    .where(
      and(
        eq(uploads.token_hash, toTokenHash(token)),
        eq(uploads.purpose, purpose),
        isClaimable(request_id),
      ),
    )
    .returning(detailColumns);
  if (!row) throw unprocessable({ [field]: [CHOOSE_FILE_AGAIN] });
  return row;
}

/**
 * Lets a file wait longer for its form. It no longer counts for the quota of its client.
 * @returns its id; undefined for a token that is unknown, expired, of another purpose or claimed
 */
export async function keepUpload(
  tx: Transaction,
  token: string,
  { purpose, until }: { purpose: UploadPurpose; until: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .update(uploads)
    .set({ keep_until: until, client: null })
    .where(
      and(
        eq(uploads.token_hash, toTokenHash(token)),
        eq(uploads.purpose, purpose),
        isNull(uploads.request_id),
        isAlive,
      ),
    )
    .returning({ id: uploads.id });
  return row?.id;
}

/** Frees a claimed file for its form, which waits for it. */
export async function releaseUpload(tx: Transaction, id: number, until: Date): Promise<void> {
  await tx.update(uploads).set({ request_id: null, keep_until: until }).where(eq(uploads.id, id));
}

/** Makes the file of a form one of its timeline, where another one has replaced it. */
export async function retireUpload(tx: Transaction, id: number): Promise<void> {
  await tx.update(uploads).set({ purpose: "message" }).where(eq(uploads.id, id));
}

/** Deletes files that no form has claimed. */
export async function deleteUnclaimed(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.delete(uploads).where(and(inArray(uploads.id, [...ids]), isNull(uploads.request_id)));
}

/** The files among these that a request can claim or has claimed, in their order. */
export async function listClaimable(
  db: Queryable,
  tokens: readonly string[],
  { purpose, request_id }: { purpose: UploadPurpose; request_id: number },
): Promise<(UploadDetails & { upload: string })[]> {
  const { token_hash } = uploads;
  const hashes = tokens.map(toTokenHash);
  const rows = await db
    .select({ ...detailColumns, token_hash })
    .from(uploads)
    .where(and(inArray(token_hash, hashes), eq(uploads.purpose, purpose), isClaimable(request_id)));
  return tokens.flatMap((upload, index) => {
    const row = rows.find(({ token_hash }) => token_hash === hashes[index]);
    if (!row) return [];
    const { token_hash, ...details } = row;
    return [{ ...details, upload }];
  });
}

/** The files of some requests, without their bytes. */
export function listUploads(
  db: Queryable,
  request_ids: readonly number[],
): Promise<(UploadDetails & { request_id: number | null })[]> {
  return db
    .select({ ...detailColumns, request_id: uploads.request_id })
    .from(uploads)
    .where(inArray(uploads.request_id, [...request_ids]))
    .orderBy(asc(uploads.id));
}

/** A file of a form that was sent, with its bytes and the form. */
export async function findUpload(
  db: Queryable,
  id: number,
): Promise<(UploadDetails & { bytes: Buffer; form: FormName; reference: string }) | undefined> {
  const [row] = await db
    .select({
      ...detailColumns,
      bytes: uploads.bytes,
      form: requests.form,
      reference: requests.reference,
    })
    .from(uploads)
    .innerJoin(requests, eq(requests.id, uploads.request_id))
    .where(eq(uploads.id, id));
  return row;
}

/** The bytes of a file. */
export async function readUploadBytes(db: Queryable, id: number): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: uploads.bytes }).from(uploads).where(eq(uploads.id, id));
  return row?.bytes;
}

/** Unclaimed files; a claimed one is deleted with its request. */
export const uploadsRecord: PersonalRecord = {
  name: "files without a form",
  tables: ["uploads"],
  retention: `${UPLOAD_HOURS} hours after they were sent, or as long as their form is saved for later`,
  expiry: createRowExpiry({
    every: "hour",
    since: uploads.created_at,
    isExpired: (now) =>
      and(
        isNull(uploads.request_id),
        lte(uploads.created_at, hoursBefore(now, UPLOAD_HOURS)),
        or(isNull(uploads.keep_until), lte(uploads.keep_until, now)),
      ),
  }),
};
