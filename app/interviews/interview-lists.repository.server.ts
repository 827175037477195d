import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { interviews } from "#database/tables/interviews.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import type { InterviewRow } from "./interviews.repository.server.ts";

/** An interview in a list of the desk. */
export type ListedInterview = {
  number: number;
  member_id: number;
  client: string;
  first_name: string;
  last_name: string;
  status: InterviewRow["status"];
  starts_at: Date | null;
  waiting_for: InterviewRow["waiting_for"];
  hasTimes: boolean;
};

function listWhere(db: Queryable, where: SQL | undefined): Promise<ListedInterview[]> {
  return db
    .select({
      number: deskProposals.id,
      member_id: interviews.member_id,
      client: proposals.client,
      first_name: members.first_name,
      last_name: members.last_name,
      status: interviews.status,
      starts_at: interviews.starts_at,
      waiting_for: interviews.waiting_for,
      hasTimes: sql<boolean>`jsonb_array_length(${interviews.times}) > 0`,
    })
    .from(interviews)
    .innerJoin(proposals, eq(proposals.id, interviews.proposal_id))
    .innerJoin(deskProposals, eq(deskProposals.proposal_id, proposals.id))
    .innerJoin(members, eq(members.id, interviews.member_id))
    .leftJoin(memberPrivate, eq(memberPrivate.slug, members.slug))
    .where(where)
    .orderBy(sql`${interviews.starts_at} nulls last`, asc(interviews.id));
}

/** The agreed interviews of a day. */
export function listInterviewsBetween(
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<ListedInterview[]> {
  const { status, starts_at } = interviews;
  return listWhere(db, and(eq(status, "agreed"), gte(starts_at, from), lt(starts_at, to)));
}

/** Interviews that wait for a person who has no email address: staff answer for them. */
export function listUnreachable(db: Queryable): Promise<ListedInterview[]> {
  const { waiting_for, status } = interviews;
  const hasNoAddress = sql`case ${waiting_for} when 'member' then ${memberPrivate.email} is null else ${proposals.client_email} is null end`;
  return listWhere(db, and(isNotNull(waiting_for), ne(status, "cancelled"), hasNoAddress));
}

/** When an interview was agreed for, and with whom; for the stations of a request. */
export type InterviewDate = {
  first_name: string;
  last_name: string;
  starts_at: Date;
  ends_at: Date;
  /** IANA zone of the client's working day. */
  zone: string;
};

/** The agreed interviews of the proposals that were made for requests or are answered by them. */
export async function listInterviewDates(
  db: Queryable,
  request_id: number,
): Promise<InterviewDate[]> {
  const { starts_at, ends_at, status, day } = interviews;
  const ofRequest = db
    .select({ id: deskProposals.proposal_id })
    .from(deskProposals)
    .where(eq(deskProposals.request_id, request_id));
  const ofAnswer = db
    .select({ id: requests.proposal_id })
    .from(requests)
    .where(and(eq(requests.id, request_id), isNotNull(requests.proposal_id)));
  const { first_name, last_name } = members;
  const rows = await db
    .select({ first_name, last_name, starts_at, ends_at, zone: sql<string>`${day} ->> 'zone'` })
    .from(interviews)
    .innerJoin(members, eq(members.id, interviews.member_id))
    .where(
      and(
        eq(status, "agreed"),
        or(inArray(interviews.proposal_id, ofRequest), inArray(interviews.proposal_id, ofAnswer)),
      ),
    )
    .orderBy(asc(starts_at));
  return rows.flatMap(({ starts_at, ends_at, ...row }) =>
    starts_at && ends_at ? [{ ...row, starts_at, ends_at }] : [],
  );
}
