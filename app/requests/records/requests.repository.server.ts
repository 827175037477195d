import { and, asc, desc, eq, gt, inArray, isNull, like, type SQL } from "drizzle-orm";
import type { CallStatus } from "#contract/calls/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { bookings } from "#database/tables/bookings.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";
import { listUploads, type UploadDetails } from "#services/uploads/uploads.repository.server.ts";
import { toCallStatus } from "./call-status.ts";
import { listOrigins } from "./origins.repository.server.ts";
import { type RequestFilter, toRequestCondition } from "./request-conditions.repository.server.ts";

export type RequestRow = typeof requests.$inferSelect;
export type RequestMemberRow = Omit<typeof requestMembers.$inferSelect, "request_id">;
export type FindDetailsRow = Omit<typeof findDetails.$inferSelect, "request_id">;
/** The call of a request as it is now: it may have been moved or cancelled since. */
export type RequestCall = Pick<
  typeof bookings.$inferSelect,
  "starts_at" | "ends_at" | "timezone" | "confirm_by" | "phone"
> & { status: CallStatus };
export type ApplicationRow = Omit<typeof applications.$inferSelect, "request_id">;
export type WholeRequest = RequestRow & {
  /** Reference of the request that this answer to a proposal belongs to. */
  origin: string | undefined;
  members: RequestMemberRow[];
  /** Details of a find request only. */
  find: FindDetailsRow | undefined;
  call: RequestCall | undefined;
  /** Details of an application only. */
  application: ApplicationRow | undefined;
  /** Files uploaded with it. */
  files: UploadDetails[];
};

/** Those of a filter, without answers that belong to another request. */
const isListed = (filter: RequestFilter) =>
  and(isNull(requests.origin_id), toRequestCondition(filter));

/** Newest first. */
export function listRequests(
  db: Queryable,
  filter: RequestFilter,
  limit: number,
): Promise<WholeRequest[]> {
  return listRequestsWhere(db, isListed(filter), limit);
}

/** Those for which `where` holds, newest first. */
export async function listRequestsWhere(
  db: Queryable,
  where: SQL | undefined,
  limit: number,
): Promise<WholeRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(where)
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

/** The row of a request; undefined for an unknown reference. */
export async function findRequest(
  db: Queryable,
  reference: string,
): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  return row;
}

/** The id of a request and the form that it was sent with. */
export async function findRequestForm(db: Queryable, reference: string) {
  const { id, form } = requests;
  const [row] = await db
    .select({ id, form })
    .from(requests)
    .where(eq(requests.reference, reference));
  return row;
}

/** The answers to the proposals that were made for a request, oldest first. */
export async function listAnswersTo(db: Queryable, origin_id: number): Promise<WholeRequest[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(eq(requests.origin_id, origin_id))
    .orderBy(asc(requests.id));
  return toWhole(db, rows);
}

export function countRequests(db: Queryable, filter: RequestFilter): Promise<number> {
  return db.$count(requests, isListed(filter));
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
  const { request_id, starts_at, ends_at, timezone, status, confirm_by, phone } = bookings;
  const booked = await db
    .select({ request_id, starts_at, ends_at, timezone, status, confirm_by, phone })
    .from(bookings)
    .where(inArray(request_id, ids));
  const calls = toMap(booked.map((call) => ({ ...call, status: toCallStatus(call) })));
  const files = await listUploads(db, ids);
  const answers = rows.filter(({ origin_id }) => origin_id !== null).map(({ id }) => id);
  const origins = await listOrigins(db, answers);
  const isOf = (row: RequestRow) => (part: { request_id: number | null }) =>
    part.request_id === row.id;
  return rows.map((row) => ({
    ...row,
    origin: origins.get(row.id),
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
