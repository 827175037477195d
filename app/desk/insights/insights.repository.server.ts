import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { CLIENT_FORMS } from "../requests/request-filters.ts";
import type { OpenState, Outcome } from "./insight-terms.ts";

/**
 * Every insight is about requests of clients; applications are another kind of work, and an answer to
 * a proposal is part of the request that the proposal was made for.
 */
const isOfClient = sql`r.origin_id is null and r.form = any(array[${sql.join(
  CLIENT_FORMS.map((form) => sql`${form}`),
  sql`, `,
)}])`;

async function list<Row extends Record<string, unknown>>(db: Queryable, query: SQL) {
  return (await db.execute<Row>(query)).rows;
}

const toInstant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The first reply to each request, of those since a moment: an index has them in this order. */
const toFirstReplies = (since: SQL) => sql`(
  select e.request_id, min(e.at) as at from request_events e
  where e.kind = 'reply' and e.at >= ${since} group by e.request_id)`;

/** A week's requests that were sent in it: how many, how many had a reply, median hours until then. */
export type ReplyWeek = { week: string; requests: number; replied: number; hours: number | null };

/** Weeks since a day, oldest first, each by its Monday; spam left out. */
export function listReplyWeeks(
  db: Queryable,
  since: string,
  timezone: string,
): Promise<ReplyWeek[]> {
  const start = sql`${since}::date::timestamp at time zone ${timezone}`;
  return list(
    db,
    sql`
    with asked as (
      select date_trunc('week', r.submitted_at at time zone ${timezone})::date as week,
        extract(epoch from replied.at - r.submitted_at) / 3600 as hours
      from requests r left join ${toFirstReplies(start)} replied on replied.request_id = r.id
      where ${isOfClient} and r.state <> 'spam' and r.submitted_at >= ${start})
    select week::text, count(asked)::int as requests, count(hours)::int as replied,
      percentile_cont(0.5) within group (order by hours)::float8 as hours
    from generate_series(date_trunc('week', ${since}::date)::date,
      date_trunc('week', now() at time zone ${timezone})::date, interval '1 week') monday
      cross join lateral (select monday::date as week) weeks
      left join asked using (week)
    group by week order by week`,
  );
}

export type FirstReply = { replied: number; hours: number | null };

/** Requests sent since a moment that had a reply, and the median of hours until the first one. */
export async function readFirstReply(db: Queryable, since: Date): Promise<FirstReply> {
  const start = toInstant(since);
  const [row] = await list<FirstReply>(
    db,
    sql`
    select count(*)::int as replied,
      percentile_cont(0.5) within group (order by hours)::float8 as hours
    from (
      select extract(epoch from replied.at - r.submitted_at) / 3600 as hours
      from requests r join ${toFirstReplies(start)} replied on replied.request_id = r.id
      where ${isOfClient} and r.state <> 'spam' and r.submitted_at >= ${start}) replied`,
  );
  return row ?? { replied: 0, hours: null };
}

/**
 * How many requests sent since a moment had a reply, and the hours after which nine of ten had their
 * first one. A request that waits for longer than two days counts by how long it waits.
 */
export async function readReplyTimes(db: Queryable, since: Date, now: Date): Promise<FirstReply> {
  const start = toInstant(since);
  const [row] = await list<FirstReply>(
    db,
    sql`
    select count(*) filter (where is_replied)::int as replied,
      percentile_cont(0.9) within group (order by hours)::float8 as hours
    from (
      select replied.at is not null as is_replied,
        extract(epoch from coalesce(replied.at, ${now.toISOString()}) - r.submitted_at) / 3600 as hours
      from requests r left join ${toFirstReplies(start)} replied on replied.request_id = r.id
      where ${isOfClient} and r.state <> 'spam' and r.submitted_at >= ${start}
    ) asked
    where is_replied or hours > 48`,
  );
  return row ?? { replied: 0, hours: null };
}

export function listOpenStates(db: Queryable, now: Date): Promise<OpenState[]> {
  const days = sql`extract(epoch from ${now.toISOString()}::timestamptz - r.submitted_at) / 86400`;
  return list(
    db,
    sql`
    select r.state,
      count(*) filter (where ${days} <= 2)::int as to_2,
      count(*) filter (where ${days} > 2 and ${days} <= 7)::int as to_7,
      count(*) filter (where ${days} > 7 and ${days} <= 30)::int as to_30,
      count(*) filter (where ${days} > 30)::int as older
    from requests r
    where ${isOfClient} and r.state in ('new', 'contacted', 'proposed', 'interviewing')
    group by r.state`,
  );
}

/** How requests ended that were sent since a moment, the most frequent first. */
export function listOutcomes(db: Queryable, since: Date): Promise<Outcome[]> {
  return list(
    db,
    sql`
    select r.state, r.state_reason as reason, count(*)::int as count
    from requests r
    where ${isOfClient} and r.state in ('won', 'lost') and r.submitted_at >= ${since.toISOString()}
    group by r.state, r.state_reason
    order by count desc, r.state desc, reason`,
  );
}

/** Days from request to hire, for each request won that was sent since a moment. */
export async function listDaysToHire(db: Queryable, since: Date): Promise<number[]> {
  const start = toInstant(since);
  const rows = await list<{ days: number }>(
    db,
    sql`
    select extract(epoch from max(e.at) - r.submitted_at)::float8 / 86400 as days
    from requests r join request_events e on e.request_id = r.id
    where ${isOfClient} and r.state = 'won' and r.submitted_at >= ${start}
      and e.kind = 'state' and e.change ->> 'to' = 'won' and e.at >= ${start}
    group by r.id, r.submitted_at`,
  );
  return rows.map(({ days }) => days);
}

export type RequestedMember = { slug: string; name: string; requests: number };

/** Members who were shortlisted for most hire requests since a moment. */
export function listMostRequested(
  db: Queryable,
  since: Date,
  limit: number,
): Promise<RequestedMember[]> {
  return list(
    db,
    sql`
    select m.slug, m.first_name || ' ' || m.last_name as name, count(*)::int as requests
    from request_members c
      join requests r on r.id = c.request_id
      join members m on m.id = c.member_id
    where r.form = 'hire' and r.state <> 'spam' and r.submitted_at >= ${since.toISOString()}
      and m.published
    group by m.id order by requests desc, name limit ${limit}`,
  );
}

export type ProposalCounts = {
  sent: number;
  opened: number;
  answered: number;
  days: number | null;
};

/** Proposals sent since a moment, and the median of days until they were answered. */
export async function countProposals(
  db: Queryable,
  since: Date,
): Promise<ProposalCounts | undefined> {
  const [row] = await list<ProposalCounts>(
    db,
    sql`
    select count(*)::int as sent, count(opened_at)::int as opened, count(submited_at)::int as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from submited_at - sent_at)::float8 / 86400) as days
    from proposals where sent_at >= ${since.toISOString()}`,
  );
  return row;
}
