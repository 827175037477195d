import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { isEntryWith } from "#app/requests/records/request-conditions.repository.server.ts";
import type { SearchTerm } from "#app/requests/records/search-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";

/** What was sent by each of these requests, as far as it is searched. */
export function listSentTexts(db: Queryable, ids: readonly number[]) {
  const { id, name, email, message, submitted_at } = requests;
  return db
    .select({ id, name, email, message, submitted_at })
    .from(requests)
    .where(inArray(id, [...ids]));
}

/** Of each request the entry that has most of the terms: all of them, or else the newest with any. */
export function listEntriesWith(
  db: Queryable,
  ids: readonly number[],
  terms: readonly SearchTerm[],
) {
  const { request_id, id, at, kind, author, channel, subject, body } = requestEvents;
  return (
    db
      .selectDistinctOn([request_id], {
        request_id,
        id,
        at,
        kind,
        author,
        channel,
        subject,
        body,
        staff: staff.name,
        sender: inboundEmails.sender,
        sender_name: inboundEmails.sender_name,
      })
      .from(requestEvents)
      .leftJoin(staff, eq(staff.id, requestEvents.staff_id))
      .leftJoin(inboundEmails, eq(inboundEmails.event_id, id))
      // With "is true" it is no condition for the index of words, which would return all entries with any.
      .where(
        and(
          inArray(request_id, [...ids]),
          isNotNull(body),
          sql`(${isEntryWith(terms, "any")}) is true`,
        ),
      )
      .orderBy(request_id, desc(isEntryWith(terms, "all")), desc(id))
  );
}
