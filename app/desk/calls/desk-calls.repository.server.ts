import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { DeskCallState } from "#contract/calls/desk-call-terms.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";

/** A call in a list of the desk. */
export type DeskCall = {
  id: number;
  request_id: number;
  reference: string;
  form: FormName;
  name: string;
  email: string | null;
  company_name: string | null;
  /** Number of who has it. */
  host: number;
  starts_at: Date;
  ends_at: Date;
  /** The client's. */
  timezone: string | null;
  state: DeskCallState;
  /** When the time of a tentative call is released. */
  confirm_by: Date | null;
  sequence: number;
  /** The number that the client gave. */
  phone: string | null;
  booked_at: Date;
  /** When the call, not its request, was last written. */
  updated_at: Date;
};

/** Which calls: every field narrows the list. */
export type DeskCallFilter = {
  reference?: string;
  /** Beginning at this moment or later. */
  from?: Date;
  /** Beginning before this moment. */
  to?: Date;
  /** Written at this moment or later. */
  updatedSince?: Date | undefined;
  /** With a lower id. */
  before?: number | undefined;
  /** Ending after this moment. */
  endsAfter?: Date;
  /** Ended at this moment or before. */
  endsBefore?: Date;
  /** Of these hosts. */
  hosts?: readonly number[] | undefined;
  /** Of none of these hosts. */
  exceptHosts?: readonly number[] | undefined;
  /**
   * `booked` includes what waits for the client, `unrecorded` is how it went not known of, `all`
   * those that are off too.
   */
  state?: DeskCallState | "unrecorded" | "all" | undefined;
  /** Addresses in lower case, as a query. */
  senders?: SQL;
};

function toCondition(filter: DeskCallFilter) {
  const { reference, from, to, endsAfter, endsBefore, hosts, exceptHosts, state } = filter;
  const { before, updatedSince, senders } = filter;
  const { starts_at, ends_at, status, host, new_time_asked_at, confirm_by, outcome } = bookings;
  const stored = state === "cancelled" || state === "released" ? state : "booked";
  return and(
    state === "all" ? ne(status, "held") : eq(status, stored),
    state === "asked" ? isNotNull(new_time_asked_at) : undefined,
    state === "took_place" || state === "no_show" ? eq(outcome, state) : undefined,
    state === "unrecorded" ? isNull(outcome) : undefined,
    state === "tentative" ? isNotNull(confirm_by) : undefined,
    reference ? eq(requests.reference, reference) : undefined,
    from ? gte(starts_at, from) : undefined,
    to ? lt(starts_at, to) : undefined,
    updatedSince ? gte(bookings.updated_at, updatedSince) : undefined,
    before === undefined ? undefined : lt(bookings.id, before),
    endsAfter ? gt(ends_at, endsAfter) : undefined,
    endsBefore ? sql`${ends_at} <= ${endsBefore}` : undefined,
    hosts ? inArray(host, [...hosts]) : undefined,
    exceptHosts ? notInArray(host, [...exceptHosts]) : undefined,
    senders ? sql`lower(${requests.email}) in (${senders})` : undefined,
  );
}

/** In order of time, or by id, the newest first. */
export async function listDeskCalls(
  db: Queryable,
  filter: DeskCallFilter,
  {
    newestFirst = false,
    byId = false,
    limit,
    offset = 0,
  }: { newestFirst?: boolean; byId?: boolean; limit: number; offset?: number },
): Promise<DeskCall[]> {
  const { id, host, starts_at, ends_at, timezone, status, sequence, confirm_by } = bookings;
  const { reference, form, name, email, company_name } = requests;
  const order = newestFirst ? desc : asc;
  return db
    .select({
      id,
      host,
      starts_at,
      ends_at,
      timezone,
      sequence,
      phone: bookings.phone,
      booked_at: bookings.created_at,
      updated_at: bookings.updated_at,
      request_id: requests.id,
      reference,
      form,
      name,
      email,
      company_name,
      confirm_by,
      state: sql<DeskCallState>`case
        when ${status} <> 'booked' then ${status}
        when ${bookings.outcome} is not null then ${bookings.outcome}
        when ${confirm_by} is not null then 'tentative'
        when ${bookings.new_time_asked_at} is not null then 'asked'
        else ${status} end`,
    })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(toCondition(filter))
    .orderBy(...(byId ? [desc(id)] : [order(starts_at), order(id)]))
    .limit(limit)
    .offset(offset);
}

export async function countDeskCalls(db: Queryable, filter: DeskCallFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(toCondition(filter));
  return row?.count ?? 0;
}

export async function findDeskCall(
  db: Queryable,
  reference: string,
): Promise<DeskCall | undefined> {
  const [call] = await listDeskCalls(db, { reference, state: "all" }, { limit: 1 });
  return call;
}
