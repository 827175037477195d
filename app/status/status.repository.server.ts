import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { proposals } from "#database/tables/proposals.ts";
import { emailDeliveries, messageFiles, requestEvents } from "#database/tables/request-events.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";

/**
 * Whether an email about a request is planned for later.
 * @param sending one that waits no longer
 */
export async function hasWaitingEmail(
  db: Queryable,
  id: number,
  sending?: string,
): Promise<boolean> {
  const { mail_id, request_id, send_at, is_undoable, sent_at, cancelled_at } = emailDeliveries;
  const waits = and(
    sending === undefined ? undefined : ne(mail_id, sending),
    isNotNull(send_at),
    eq(is_undoable, false),
    isNull(sent_at),
    isNull(cancelled_at),
  );
  return (await db.$count(emailDeliveries, and(eq(request_id, id), waits))) > 0;
}

/** When the agency's last email about a request was sent. */
export async function findLastReply(db: Queryable, id: number): Promise<Date | undefined> {
  const { sent_at, mail_id } = emailDeliveries;
  const [last] = await db
    .select({ sent_at })
    .from(requestEvents)
    .innerJoin(emailDeliveries, eq(mail_id, requestEvents.mail_id))
    .where(
      and(eq(requestEvents.request_id, id), eq(requestEvents.kind, "reply"), isNotNull(sent_at)),
    )
    .orderBy(desc(sent_at))
    .limit(1);
  return last?.sent_at ?? undefined;
}

/** Proposals that the client can open: made for a request, or the one that was answered. */
export function listOpenProposals(
  db: Queryable,
  request: { id: number; proposal_id: string | null },
): Promise<
  Pick<
    typeof proposals.$inferSelect,
    "id" | "client" | "type" | "date" | "sent_at" | "submited_at" | "valid_until"
  >[]
> {
  const { id, client, type, submited_at, valid_until, published, withdrawn_at, date, sent_at } =
    proposals;
  return db
    .select({ id, client, type, date, sent_at, submited_at, valid_until })
    .from(proposals)
    .leftJoin(deskProposals, eq(deskProposals.proposal_id, id))
    .where(
      and(
        eq(published, true),
        isNull(withdrawn_at),
        or(eq(deskProposals.request_id, request.id), eq(id, request.proposal_id ?? "")),
      ),
    )
    .orderBy(desc(date), id);
}

/** When a request last came into each of its states, and when staff first did something with it. */
export async function findProgress(db: Queryable, id: number) {
  const { request_id, kind, change, at, staff_id } = requestEvents;
  const rows = await db
    .select({
      state: sql<DeskState | null>`case when ${kind} = 'state' then ${change} ->> 'to' end`.as(
        "state",
      ),
      last: sql<Date>`max(${at})`.mapWith(at),
      by_staff: sql<Date | null>`min(${at}) filter (where ${staff_id} is not null)`.mapWith(at),
    })
    .from(requestEvents)
    .where(eq(request_id, id))
    .groupBy(sql`state`);
  const touched = rows.flatMap(({ by_staff }) => (by_staff ? [by_staff.getTime()] : []));
  return {
    states: new Map(rows.flatMap(({ state, last }) => (state ? [[state, last] as const] : []))),
    touched_at: touched.length > 0 ? new Date(Math.min(...touched)) : undefined,
  };
}

/** What the client answered on the members of proposals, the last answer last. */
export function listAnswers(db: Queryable, proposals: readonly string[]) {
  return db
    .select(getTableColumns(requestMembers))
    .from(requestMembers)
    .innerJoin(requests, eq(requests.id, requestMembers.request_id))
    .where(inArray(requests.proposal_id, [...proposals]))
    .orderBy(requestMembers.request_id, requestMembers.sort_order);
}

/** Names and bytes of some files as one text. */
const digestOf = (ids: SQL) => sql`(
  select string_agg(one, ',' order by one) from (
    select ${uploads.name} || ' ' || encode(sha256(${uploads.bytes}), 'hex') as one
    from ${uploads} where ${uploads.id} in (${ids})) as digests)`;

/** Whether the same text and files are in the timeline since a moment. */
export async function hasMessage(
  tx: Transaction,
  {
    request_id,
    body,
    uploadIds,
    since,
  }: { request_id: number; body: string; uploadIds: readonly number[]; since: Date },
): Promise<boolean> {
  const { event_id, upload_id } = messageFiles;
  const otherVersion = digestOf(
    sql`select ${upload_id} from ${messageFiles} where ${event_id} = ${requestEvents.id}`,
  );
  const given = sql.join(
    uploadIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const own = uploadIds.length > 0 ? digestOf(given) : sql`null`;
  const same = and(
    eq(requestEvents.request_id, request_id),
    eq(requestEvents.kind, "message"),
    gt(requestEvents.at, since),
    eq(sql`coalesce(${requestEvents.body}, '')`, body),
    sql`${otherVersion} is not distinct from ${own}`,
  );
  return (await tx.$count(requestEvents, same)) > 0;
}
