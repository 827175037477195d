import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { getRetention } from "#contract/values/retention.ts";
import type { Queryable } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { placements } from "#database/tables/placements.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type {
  Expiry,
  PersonalCopy,
  PersonalPart,
  PersonalRecord,
} from "#services/personal-data/personal-record.server.ts";
import { hasAddress } from "#services/personal-data/rows-of-person.repository.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";
import { eraseEvents } from "#services/webhooks/webhooks-personal.repository.server.ts";
import { type ConversationEntry, listConversation } from "../records/messages.repository.server.ts";
import { toUtcText } from "../records/request-texts.ts";
import { type WholeRequest, walkRequestsWhere } from "../records/requests.repository.server.ts";
import { toRequestCopy } from "./request-copy.server.ts";

/** Requests of one person that are erased in a transaction. */
const BATCH = 200;
/** Requests of one person that are in memory at a time. */
const PAGE = 20;

/** Requests of a kind with their related rows: members, call, details and files. */
export function createRequestExpiry(isExpired: (now: Date) => SQL | undefined): Expiry {
  return createRowExpiry({ every: "night", since: requests.submitted_at, isExpired });
}

const isInComment = (pattern: string) =>
  sql`exists (select from ${requestMembers} where ${requestMembers.request_id} = ${requests.id} and ${requestMembers.comment} ~* ${pattern})`;

/**
 * What a person sent with forms of one kind.
 * @param ofKind selects those requests
 */
export function createRequestPart(
  ofKind: SQL,
  toCopy: (db: Queryable, request: WholeRequest) => PersonalCopy | Promise<PersonalCopy>,
): PersonalPart {
  const isOfPerson = (person: Person) =>
    and(
      ofKind,
      or(
        hasAddress(requests.email, person),
        // The answer to a proposal without an email address may have one in message or comments.
        and(
          isNull(requests.email),
          or(sql`${requests.message} ~* ${person.pattern}`, isInComment(person.pattern)),
        ),
      ),
    );
  return {
    count: (db, person) => db.$count(requests, isOfPerson(person)),
    async *copy(db, person) {
      for await (const request of walkRequestsWhere(db, isOfPerson(person), PAGE)) {
        yield withConversation(await toCopy(db, request), await listConversation(db, request.id));
      }
    },
    async eraseSome(db, person) {
      const rows = await db
        .select({ id: requests.id, reference: requests.reference })
        .from(requests)
        .where(isOfPerson(person))
        .orderBy(asc(requests.id))
        .limit(BATCH)
        .for("update");
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await eraseAnswerTexts(db, ids);
      await db.delete(requests).where(inArray(requests.id, ids));
      await eraseEvents(
        db,
        rows.map(({ reference }) => reference),
      );
      return ids.length;
    },
    async listNotices(db, person, now) {
      const calls = await db
        .select({ reference: requests.reference, starts_at: bookings.starts_at })
        .from(bookings)
        .innerJoin(requests, eq(requests.id, bookings.request_id))
        .where(and(isOfPerson(person), eq(bookings.status, "booked"), gt(bookings.starts_at, now)))
        .orderBy(asc(bookings.starts_at));
      return calls.map(
        ({ reference, starts_at }) =>
          `The call of ${reference} on ${toUtcText(starts_at)} is cancelled and its time is free again. Remove it from your calendar; no email is sent.`,
      );
    },
  };
}

/** Erases what was written with answers to proposals from the threads of the requests they belong to. */
async function eraseAnswerTexts(tx: Queryable, ids: readonly number[]): Promise<void> {
  const { proposal_id, change } = requestEvents;
  const isErased = and(inArray(requests.id, [...ids]), isNotNull(requests.origin_id));
  await tx
    .update(requestEvents)
    .set({ body: null })
    .from(requests)
    .where(
      and(
        isErased,
        eq(proposal_id, requests.proposal_id),
        sql`${change} ->> 'reference' = ${requests.reference}`,
      ),
    );
}

/** With what they and the agency wrote to each other later. */
function withConversation(
  copy: PersonalCopy,
  conversation: readonly ConversationEntry[],
): PersonalCopy {
  if (conversation.length === 0) return copy;
  const details = conversation.map(({ isOwn, at, body, files }) => {
    const names = files.map(({ name }) => `File: ${name}`);
    const title = `${isOwn ? "Message" : "Email from us"} of ${toUtcText(at)}`;
    return [title, [body, ...names].filter(Boolean).join("\n")] as const;
  });
  const messages = conversation.map(({ isOwn, at, body, files }) => ({
    from: isOwn ? "you" : "us",
    at,
    body,
    files: files.map(({ name, size }) => ({ name, size })),
  }));
  return { ...copy, data: { ...copy.data, messages }, details: [...copy.details, ...details] };
}

/** Whether a member is placed by it, or was until a short time ago. */
const isPlaced = (since: Date) =>
  sql`exists (select from ${placements} where ${placements.request_id} = ${requests.id} and (${placements.status} = 'running' or ${placements.ended_on} > ${since}))`;

/** Requests of clients: hire, find and answers to proposals. */
export const requestsRecord: PersonalRecord = {
  name: "requests",
  tables: [
    "requests",
    "request_members",
    "find_details",
    "request_events",
    "thread_words",
    "message_files",
    "request_mentions",
    "thread_reads",
    "mail_deliveries",
    "status_links",
  ],
  get retention() {
    return `${getRetention().requests} months after they were sent, or after a placement ended`;
  },
  expiry: createRequestExpiry((now) => {
    const since = monthsBefore(now, getRetention().requests);
    return and(ne(requests.form, "apply"), lte(requests.submitted_at, since), not(isPlaced(since)));
  }),
  ofPerson: createRequestPart(ne(requests.form, "apply"), toRequestCopy),
};
