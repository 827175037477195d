import { and, asc, desc, eq, gt, gte, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";

export type NewRequest = Omit<typeof requests.$inferInsert, "id" | "submitted_at">;
export type RequestRow = typeof requests.$inferSelect;
export type RequestMemberRow = Omit<typeof requestMembers.$inferSelect, "request_id">;
export type RequestWithMembers = RequestRow & { members: RequestMemberRow[] };

/** What was stored under an idempotency key. */
export type StoredRequest = Pick<RequestRow, "reference" | "submitted_at" | "fingerprint">;

/** The reference of a request was taken; another one will do. */
export class ReferenceTakenError extends Error {}

export async function findRequestByKey(
  db: Queryable,
  key: string,
): Promise<StoredRequest | undefined> {
  const { reference, submitted_at, fingerprint } = requests;
  const [row] = await db
    .select({ reference, submitted_at, fingerprint })
    .from(requests)
    .where(eq(requests.idempotency_key, key));
  return row;
}

/**
 * Undefined when the key is taken: an insert under the same key that is under way is waited for.
 * @throws ReferenceTakenError
 */
export async function insertRequest(
  tx: Transaction,
  request: NewRequest,
): Promise<Pick<RequestRow, "id" | "reference" | "submitted_at"> | undefined> {
  const { id, reference, submitted_at } = requests;
  const [row] = await tx
    .insert(requests)
    .values(request)
    .onConflictDoNothing({ target: requests.idempotency_key })
    .returning({ id, reference, submitted_at })
    .catch((error: Error & { cause?: { constraint?: string } }) => {
      const isTaken = error.cause?.constraint === "requests_reference_unique";
      throw isTaken ? new ReferenceTakenError() : error;
    });
  return row;
}

export async function insertRequestMembers(
  tx: Transaction,
  request_id: number,
  members: RequestMemberRow[],
): Promise<void> {
  await tx.insert(requestMembers).values(members.map((member) => ({ ...member, request_id })));
}

/** Newest first. */
export async function listRequests(
  db: Queryable,
  { since, limit }: { since: Date | undefined; limit: number },
): Promise<RequestWithMembers[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(since && gte(requests.submitted_at, since))
    .orderBy(desc(requests.id))
    .limit(limit);
  return withMembers(db, rows);
}

/** All of them, oldest first, a few at a time: an export need not fit into memory. */
export async function* walkRequests(
  db: Queryable,
  since: Date | undefined,
  batch = 500,
): AsyncGenerator<RequestWithMembers> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(requests)
      .where(and(gt(requests.id, last), since && gte(requests.submitted_at, since)))
      .orderBy(asc(requests.id))
      .limit(batch);
    yield* await withMembers(db, rows);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

export async function findRequest(
  db: Queryable,
  reference: string,
): Promise<RequestWithMembers | undefined> {
  const rows = await db.select().from(requests).where(eq(requests.reference, reference));
  const [request] = await withMembers(db, rows);
  return request;
}

export function countRequests(db: Queryable, since: Date | undefined): Promise<number> {
  return db.$count(requests, since && gte(requests.submitted_at, since));
}

async function withMembers(db: Queryable, rows: RequestRow[]): Promise<RequestWithMembers[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = await db
    .select()
    .from(requestMembers)
    .where(inArray(requestMembers.request_id, ids))
    .orderBy(asc(requestMembers.sort_order));
  return rows.map((row) => ({
    ...row,
    members: members
      .filter(({ request_id }) => request_id === row.id)
      .map(({ request_id, ...member }) => member),
  }));
}
