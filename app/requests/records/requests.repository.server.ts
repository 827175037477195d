import { and, asc, desc, eq, gt, inArray, isNull, like, or, type SQL } from "drizzle-orm";
import type { CallStatus } from "#contract/booking.ts";
import type { NamedMember } from "#contract/submission.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { bookings } from "#database/tables/bookings.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";
import { listUploads, type UploadDetails } from "#services/uploads/uploads.repository.server.ts";
import { toCallStatus } from "./call-status.ts";
import { type RequestFilter, toRequestCondition } from "./request-conditions.repository.server.ts";

export type NewRequest = Omit<typeof requests.$inferInsert, "id" | "submitted_at">;
export type RequestRow = typeof requests.$inferSelect;
export type RequestMemberRow = Omit<typeof requestMembers.$inferSelect, "request_id">;
export type FindDetailsRow = Omit<typeof findDetails.$inferSelect, "request_id">;
/** The call of a request as it is now: it may have been moved or cancelled since. */
export type RequestCall = Pick<
  typeof bookings.$inferSelect,
  "starts_at" | "ends_at" | "timezone" | "confirm_by"
> & { status: CallStatus };
export type ApplicationRow = Omit<typeof applications.$inferSelect, "request_id">;
export type WholeRequest = RequestRow & {
  members: RequestMemberRow[];
  /** Details of a find request only. */
  find: FindDetailsRow | undefined;
  call: RequestCall | undefined;
  /** Details of an application only. */
  application: ApplicationRow | undefined;
  /** Files uploaded with it. */
  files: UploadDetails[];
};

/** Identifiers of a stored request. */
export type RequestIdentity = Pick<RequestRow, "id" | "reference" | "submitted_at">;

/** The request stored under an idempotency key. */
export type StoredRequest = RequestIdentity & Pick<RequestRow, "fingerprint">;

/** The reference of a request was taken; another one will do. */
export class ReferenceTakenError extends Error {}

export async function findRequestByKey(
  db: Queryable,
  key: string,
): Promise<StoredRequest | undefined> {
  const { id, reference, submitted_at, fingerprint } = requests;
  const [row] = await db
    .select({ id, reference, submitted_at, fingerprint })
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
  details: FindDetailsRow,
): Promise<void> {
  await tx.insert(findDetails).values({ ...details, request_id });
}

/** Newest first. */
export async function listRequests(
  db: Queryable,
  filter: RequestFilter,
  limit: number,
): Promise<WholeRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(toRequestCondition(filter))
    .orderBy(desc(requests.id))
    .limit(limit);
  return toWhole(db, rows);
}

/** All of them, oldest first, a few at a time: an export need not fit into memory. */
export function walkRequests(db: Queryable, filter: RequestFilter): AsyncGenerator<WholeRequest> {
  return walkRequestsWhere(db, toRequestCondition(filter));
}

/** Those for which `where` holds, oldest first, a few at a time. */
export async function* walkRequestsWhere(
  db: Queryable,
  where: SQL | undefined,
  batch = 500,
): AsyncGenerator<WholeRequest> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(requests)
      .where(and(gt(requests.id, last), where))
      .orderBy(asc(requests.id))
      .limit(batch);
    yield* await toWhole(db, rows);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Requests with a reference; without its prefix, those of any prefix. */
export async function listRequestsByReference(
  db: Queryable,
  reference: string,
): Promise<WholeRequest[]> {
  const is = /^[0-9A-Z]{6}$/.test(reference)
    ? like(requests.reference, `%-${reference}`)
    : eq(requests.reference, reference);
  return toWhole(db, await db.select().from(requests).where(is));
}

export function countRequests(db: Queryable, filter: RequestFilter): Promise<number> {
  return db.$count(requests, toRequestCondition(filter));
}

async function toWhole(db: Queryable, rows: RequestRow[]): Promise<WholeRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = await db
    .select()
    .from(requestMembers)
    .where(inArray(requestMembers.request_id, ids))
    .orderBy(asc(requestMembers.sort_order));
  const finds = toMap(
    await db.select().from(findDetails).where(inArray(findDetails.request_id, ids)),
  );
  const applied = toMap(
    await db.select().from(applications).where(inArray(applications.request_id, ids)),
  );
  const { request_id, starts_at, ends_at, timezone, status, confirm_by } = bookings;
  const booked = await db
    .select({ request_id, starts_at, ends_at, timezone, status, confirm_by })
    .from(bookings)
    .where(inArray(request_id, ids));
  const calls = toMap(booked.map((call) => ({ ...call, status: toCallStatus(call) })));
  const files = await listUploads(db, ids);
  const isOf = (row: RequestRow) => (part: { request_id: number | null }) =>
    part.request_id === row.id;
  return rows.map((row) => ({
    ...row,
    members: members.filter(isOf(row)).map(({ request_id, ...member }) => member),
    find: finds.get(row.id),
    call: calls.get(row.id),
    application: applied.get(row.id),
    files: files.filter(isOf(row)).map(({ request_id, ...file }) => file),
  }));
}

/** Rows of a table that has one for each request at most, by the request's id. */
function toMap<Row extends { request_id: number | null }>(rows: Row[]) {
  return new Map(rows.map(({ request_id, ...row }) => [request_id, row]));
}
