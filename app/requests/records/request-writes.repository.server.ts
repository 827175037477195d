import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { NamedMember } from "#contract/http/submission.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";

export type NewRequest = Omit<typeof requests.$inferInsert, "id" | "submitted_at">;
type RequestRow = typeof requests.$inferSelect;

/** Identifiers of a stored request. */
export type RequestIdentity = Pick<RequestRow, "id" | "reference" | "submitted_at">;

/** The request stored under an idempotency key. */
export type StoredRequest = RequestIdentity & Pick<RequestRow, "fingerprint" | "email">;

/** The reference of a request was taken; another one will do. */
export class ReferenceTakenError extends Error {}

export async function findRequestByKey(
  db: Queryable,
  key: string,
): Promise<StoredRequest | undefined> {
  const { id, reference, submitted_at, fingerprint, email } = requests;
  const [row] = await db
    .select({ id, reference, submitted_at, fingerprint, email })
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
): Promise<RequestIdentity | undefined> {
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
  members: Omit<typeof requestMembers.$inferInsert, "request_id">[],
): Promise<void> {
  if (members.length === 0) return;
  await tx.insert(requestMembers).values(members.map((member) => ({ ...member, request_id })));
}

/** Whether the client wants to meet a member: not where a proposal was answered otherwise. */
export const isChosen = or(isNull(requestMembers.answer), eq(requestMembers.answer, "interview"));

/** Members of a request that the client wants to meet, in its order. */
export function listNamedMembers(db: Queryable, id: number): Promise<NamedMember[]> {
  const { request_id, member_id, full_name, slug, sort_order } = requestMembers;
  return db
    .select({ member_id, full_name, slug })
    .from(requestMembers)
    .where(and(eq(request_id, id), isChosen))
    .orderBy(asc(sort_order));
}

export async function insertFindDetails(
  tx: Transaction,
  request_id: number,
  details: Omit<typeof findDetails.$inferInsert, "request_id">,
): Promise<void> {
  await tx.insert(findDetails).values({ ...details, request_id });
}
