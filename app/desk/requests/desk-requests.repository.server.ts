import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import {
  hasCommonSearch,
  hasSearch,
  isSaid,
  isSent,
  matchesSearch,
} from "#app/requests/records/request-conditions.repository.server.ts";
import { isChosen } from "#app/requests/records/request-writes.repository.server.ts";
import { type SearchTerm, toSearchTerms } from "#app/requests/records/search-terms.ts";
import { isUnreadBy } from "#app/requests/thread/thread-reads.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { type DeskState, OPEN_STATES } from "#contract/clients/request-state-terms.ts";
import type { Passage } from "#contract/desk/desk-request.ts";
import type { Queryable } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { bookings } from "#database/tables/bookings.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { ownersFor } from "#services/staff/leaves.repository.server.ts";
import { MAX_COUNTED } from "../lists/list-limits.ts";
import type { RequestQuery } from "./request-filters.ts";
import { isByTime, toOrder } from "./request-order.repository.server.ts";

/** Which requests: every field narrows the list. */
export type DeskRequestFilter = RequestQuery & {
  forms: readonly FormName[];
  /** Who `me` is. */
  staff_id: number;
  /** By the agency's clocks. */
  today: string;
  /** Addresses in lower case, as a query. */
  senders?: SQL;
};

/** A request in a list of the desk. */
export type DeskRequestRow = {
  id: number;
  reference: string;
  version: number;
  form: FormName;
  submitted_at: Date;
  name: string;
  company_name: string | null;
  project_type: string | null;
  /** What is applied for. */
  job: string | null;
  /** How many are wanted, or were chosen. */
  developers: number;
  call_at: Date | null;
  is_call_tentative: boolean;
  state: DeskState;
  owner: string | null;
  owner_id: number | null;
  follow_up_on: string | null;
  /** Since when they wait for an answer. */
  waiting_since: Date | null;
  /** Whether they wrote what this person has not read. */
  is_unread: boolean;
  /** Where the words of the search stand, in a list that was searched. */
  passage?: Passage | undefined;
};

/** Which of the rows: those with some ids, or a part of the whole list. */
type ListPart =
  | { ids: readonly number[] }
  | {
      limit: number;
      offset?: number;
      hasFew?: boolean;
      /** Of a search: many requests were sent with its terms. */
      isCommon?: boolean;
    };

/**
 * The rows that a filter selects, for other queries of requests.
 * @param matches how rows with the terms of the search are found
 */
export function toCondition(
  {
    forms,
    staff_id,
    today,
    form,
    state = "all",
    owner,
    waiting,
    read,
    due,
    text = "",
    senders,
  }: DeskRequestFilter,
  matches = matchesSearch,
) {
  const { owner_id, follow_up_on, waiting_since, replied_at } = requests;
  const terms = toSearchTerms(text);
  const isMine = sql`${owner_id} = ${ownersFor(staff_id, today)}`;
  return and(
    isNull(requests.origin_id),
    inArray(requests.form, form ? [form] : [...forms]),
    state === "open" ? inArray(requests.state, [...OPEN_STATES]) : undefined,
    state !== "open" && state !== "all" ? eq(requests.state, state) : undefined,
    owner === "me" ? isMine : undefined,
    owner === "none" ? isNull(owner_id) : undefined,
    owner === "me_or_none" ? or(isMine, isNull(owner_id)) : undefined,
    owner === "some" ? isNotNull(owner_id) : undefined,
    Number(owner) > 0 ? eq(owner_id, Number(owner)) : undefined,
    read === "unread" ? isUnreadBy(staff_id, today) : undefined,
    waiting === "us" ? isNotNull(waiting_since) : undefined,
    waiting === "client" ? and(isNull(waiting_since), isNotNull(replied_at)) : undefined,
    waiting === "no" ? isNull(waiting_since) : undefined,
    due === "overdue" ? lt(follow_up_on, today) : undefined,
    due === "today" ? eq(follow_up_on, today) : undefined,
    due === "later" ? or(isNull(follow_up_on), gt(follow_up_on, today)) : undefined,
    terms.length > 0 ? matches(terms) : undefined,
    senders ? sql`lower(${requests.email}) in (${senders})` : undefined,
  );
}

/** The same rows with the answers to proposals that belong to them. */
export const isOfDeals = (condition: SQL | undefined) =>
  sql`coalesce(${requests.origin_id}, ${requests.id}) in (select ${requests.id} from ${requests} where ${condition})`;

/**
 * In the order of the filter, newest first without one. Where most rows match, they are read in the
 * order of the index. Of `hasFew` the ids are read first: when PostgreSQL overestimates them, it
 * would read all requests for one page.
 */
export function listDeskRequests(
  db: Queryable,
  filter: DeskRequestFilter,
  part: ListPart,
): Promise<DeskRequestRow[]> {
  const order = toOrder(filter);
  // The page first: what is joined is read for its rows only.
  const page = selectPage(db, filter, part).as("page");
  const chosen = sql<number>`(select count(*)::int from ${requestMembers} where ${requestMembers.request_id} = ${requests.id} and ${isChosen})`;
  return db
    .select({
      id: requests.id,
      reference: requests.reference,
      version: requests.version,
      form: requests.form,
      submitted_at: requests.submitted_at,
      name: requests.name,
      company_name: requests.company_name,
      project_type: requests.project_type,
      job: applications.job,
      developers: sql<number>`coalesce(${findDetails.number_of_developers}, ${chosen})`,
      call_at: bookings.starts_at,
      is_call_tentative: sql<boolean>`${bookings.confirm_by} is not null`,
      state: requests.state,
      owner: staff.name,
      owner_id: requests.owner_id,
      follow_up_on: requests.follow_up_on,
      waiting_since: requests.waiting_since,
      is_unread: isUnreadBy(filter.staff_id, filter.today),
    })
    .from(page)
    .innerJoin(requests, eq(requests.id, page.id))
    .leftJoin(findDetails, eq(findDetails.request_id, requests.id))
    .leftJoin(applications, eq(applications.request_id, requests.id))
    .leftJoin(bookings, and(eq(bookings.request_id, requests.id), eq(bookings.status, "booked")))
    .leftJoin(staff, eq(staff.id, requests.owner_id))
    .orderBy(...order);
}

/** Their ids. */
export function selectPage(db: Queryable, filter: DeskRequestFilter, part: ListPart) {
  const { id } = requests;
  const select = db.select({ id }).from(requests).$dynamic();
  if ("ids" in part) return select.where(inArray(id, [...part.ids]));
  const { limit, offset = 0, hasFew = false, isCommon = false } = part;
  const hasTerms = isCommon && isByTime(filter) ? hasCommonSearch : hasSearch;
  const condition = toCondition(filter, hasFew ? matchesSearch : hasTerms);
  return select
    .where(
      hasFew
        ? sql`${id} = any(array(select ${id} from ${requests} where ${condition}))`
        : condition,
    )
    .orderBy(...toOrder(filter))
    .limit(limit)
    .offset(offset);
}

/** Rows that are read for words which many requests have. */
const MAX_NEWEST = 1_000;

type Criteria = { forms: readonly FormName[]; terms: readonly SearchTerm[] };
type Found = Pick<DeskRequestRow, "id" | "reference" | "form" | "name" | "company_name">;

/**
 * The newest requests with these terms: first those in which they were sent, then those in whose
 * thread they are. The index returns the ids of all, which takes long for the beginning of a common
 * word; such words are found in the newest rows.
 */
export async function findDeskRequests(
  db: Queryable,
  { forms, terms }: Criteria,
  limit: number,
): Promise<Found[]> {
  const { id, reference, form, name, company_name, submitted_at } = requests;
  const order = [desc(submitted_at), desc(id)];
  const isOfForms = and(inArray(form, [...forms]), isNull(requests.origin_id));
  // Named like the table, whose columns the conditions have.
  const newest = db
    .select({ id, submitted_at, search: sql`${requests}.search`.as("search") })
    .from(requests)
    .where(isOfForms)
    .orderBy(...order)
    .limit(MAX_NEWEST)
    .as("requests");
  const find = (table: typeof requests | typeof newest, where: SQL | undefined, limit: number) => {
    // The page first: what is shown is read for its rows only.
    const page = db
      .select({ id })
      .from(table)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .as("page");
    return db
      .select({ id, reference, form, name, company_name })
      .from(page)
      .innerJoin(requests, eq(id, page.id))
      .orderBy(...order);
  };
  const recent = await find(newest, isSent(terms), limit);
  if (recent.length === limit) return recent;
  // All ids first: with an order and a limit PostgreSQL would look for them in the order's index.
  const isAmong = (matches: SQL) =>
    sql`${id} = any(array(select ${id} from ${requests} where ${and(isOfForms, matches)}))`;
  const sent = await find(requests, isAmong(isSent(terms)), limit);
  if (sent.length === limit) return sent;
  // As many again as may be among those that were sent.
  const said = await find(requests, isAmong(isSaid(terms)), 2 * limit);
  const others = said.filter((one) => !sent.some(({ id }) => id === one.id));
  return [...sent, ...others].slice(0, limit);
}

/** How many, up to one more than `MAX_COUNTED`. */
export async function countDeskRequests(db: Queryable, filter: DeskRequestFilter): Promise<number> {
  const some = db
    .select({ id: requests.id })
    .from(requests)
    .where(toCondition(filter))
    .limit(MAX_COUNTED + 1)
    .as("some");
  const [row] = await db
    .select({ count: sql<number>`least(count(*), ${MAX_COUNTED + 1})::int` })
    .from(some);
  return row?.count ?? 0;
}
