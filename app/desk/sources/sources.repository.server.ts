import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { BookingRow } from "#app/booking/bookings.repository.server.ts";
import { SOURCE_DAYS } from "#app/requests/sources/request-sources-personal.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { type DeskState, OPEN_STATES } from "#contract/clients/request-state-terms.ts";
import { MAX_SOURCE_REQUESTS, type SourceKind } from "#contract/desk/desk-source-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestSources, requests } from "#database/tables/requests.ts";

/** A request of a source. */
export type SourceRequest = {
  reference: string;
  form: FormName;
  name: string;
  email: string | null;
  submitted_at: Date;
  state: DeskState;
  /** When its upcoming call begins. */
  call_at: Date | null;
  /** Whether a person stands behind it: their address is confirmed, or staff work on it. */
  is_known: boolean;
};

/** Client forms; applications have no spam. */
const FORMS: FormName[] = ["hire", "find", "proposal"];

const toDomain = (email: SQL | typeof requests.email) => sql`split_part(lower(${email}), '@', 2)`;

const hasUpcomingCall = (now: Date) =>
  and(eq(bookings.status, "booked"), gt(bookings.starts_at, now));

/** What is left to end of the requests that were sent lately. */
function canEnd(now: Date): SQL | undefined {
  return and(
    inArray(requests.form, FORMS),
    isNull(requests.origin_id),
    gt(requests.submitted_at, sql`now() - make_interval(days => ${SOURCE_DAYS})`),
    or(inArray(requests.state, [...OPEN_STATES]), and(eq(requests.state, "spam"), hasCall(now))),
  );
}

const hasCall = (now: Date) => sql`exists (
  select from ${bookings} where ${bookings.request_id} = ${requests.id} and ${hasUpcomingCall(now)})`;

/** Conditions by which requests have the source of another one. */
function toConditions({ id, email }: { id: number; email: string | null }) {
  const { client, network, request_id } = requestSources;
  const own = (column: typeof client | typeof network) =>
    sql`(select ${column} from ${requestSources} where ${request_id} = ${id})`;
  const isOwn = eq(requests.id, id);
  const bySource = (column: typeof client | typeof network) => sql`(${isOwn} or ${requests.id} in (
    select ${request_id} from ${requestSources} where ${column} = ${own(column)}))`;
  const address = email ?? "";
  return {
    client: bySource(client),
    network: bySource(network),
    email: sql`(${isOwn} or lower(${requests.email}) = lower(${address}))`,
    domain: sql`(${isOwn} or ${toDomain(requests.email)} = ${toDomain(sql`${address}::text`)})`,
  } satisfies Record<SourceKind, SQL>;
}

/** Whether it is still stored where a request came from. */
export async function hasSource(db: Queryable, request_id: number): Promise<boolean> {
  return (await db.$count(requestSources, eq(requestSources.request_id, request_id))) > 0;
}

/** How many requests there are by each kind of source. */
export async function countBySource(
  db: Queryable,
  request: { id: number; email: string | null },
  now: Date,
): Promise<Record<SourceKind, number>> {
  const conditions = toConditions(request);
  const countIf = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`;
  const [row] = await db
    .select({
      client: countIf(conditions.client),
      network: countIf(conditions.network),
      email: countIf(conditions.email),
      domain: countIf(conditions.domain),
    })
    .from(requests)
    .where(canEnd(now));
  return row ?? { client: 0, network: 0, email: 0, domain: 0 };
}

/** Requests of the same source, the newest first, and how many there are. */
export async function listBySource(
  db: Queryable,
  request: { id: number; email: string | null },
  kinds: readonly SourceKind[],
  now: Date,
): Promise<{ rows: SourceRequest[]; total: number }> {
  const conditions = toConditions(request);
  const where = and(canEnd(now), or(...kinds.map((kind) => conditions[kind])));
  const { reference, form, name, email, submitted_at, state } = requests;
  const rows = await db
    .select({
      reference,
      form,
      name,
      email,
      submitted_at,
      state,
      call_at: bookings.starts_at,
      is_known: sql<boolean>`${requests.address_confirmed_at} is not null
        or ${requests.owner_id} is not null or ${state} not in ('new', 'spam')`,
    })
    .from(requests)
    .leftJoin(bookings, and(eq(bookings.request_id, requests.id), hasUpcomingCall(now)))
    .where(where)
    .orderBy(desc(submitted_at), desc(requests.id))
    .limit(MAX_SOURCE_REQUESTS);
  const [counted] = await db.select({ total: count() }).from(requests).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Cancels the upcoming calls of requests; concurrent changes of them wait. */
export async function cancelUpcomingCalls(
  tx: Transaction,
  references: readonly string[],
  now: Date,
): Promise<BookingRow[]> {
  const ofRequests = tx
    .select({ id: requests.id })
    .from(requests)
    .where(inArray(requests.reference, [...references]));
  const locked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.request_id, ofRequests), hasUpcomingCall(now)))
    .orderBy(asc(bookings.id))
    .for("update");
  if (locked.length === 0) return [];
  return tx
    .update(bookings)
    .set({ status: "cancelled", confirm_by: null, sequence: sql`${bookings.sequence} + 1` })
    .where(
      inArray(
        bookings.id,
        locked.map(({ id }) => id),
      ),
    )
    .returning();
}

/** Marks the open ones of these requests as spam, and returns them as they were. */
export async function markRequestsAsSpam(
  tx: Transaction,
  references: readonly string[],
): Promise<{ id: number; reference: string; version: number; state: DeskState }[]> {
  const { id, reference, version, state } = requests;
  const open = await tx
    .select({ id, reference, version, state })
    .from(requests)
    .where(
      and(
        inArray(reference, [...references]),
        inArray(requests.form, FORMS),
        inArray(state, [...OPEN_STATES]),
      ),
    )
    .orderBy(asc(id))
    .for("update");
  if (open.length === 0) return [];
  await tx
    .update(requests)
    .set({ state: "spam", state_reason: null, follow_up_on: null, version: sql`${version} + 1` })
    .where(
      inArray(
        id,
        open.map((one) => one.id),
      ),
    );
  return open;
}
