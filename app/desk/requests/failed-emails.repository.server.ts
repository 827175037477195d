import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { uploads } from "#database/tables/uploads.ts";

/**
 * Emails about a request that did not arrive at its sender: returned, failed, or not sent so far.
 * Those about its proposals have a page of their own.
 */
export function listUndelivered(db: Queryable, request_id: number) {
  const { mail_id, bounced_at, sent_at, cancelled_at, send_at, is_undoable, proposal_id } =
    emailDeliveries;
  const { subject, body, kind } = requestEvents;
  return db
    .select({
      mail_id,
      send_at,
      is_undoable,
      kind,
      subject,
      body,
      file: { id: uploads.id, name: uploads.name, type: uploads.type },
    })
    .from(emailDeliveries)
    .leftJoin(requestEvents, eq(requestEvents.mail_id, mail_id))
    .leftJoin(uploads, eq(uploads.id, requestEvents.upload_id))
    .where(
      and(
        eq(emailDeliveries.request_id, request_id),
        isNull(proposal_id),
        isNull(cancelled_at),
        or(isNotNull(bounced_at), isNull(sent_at)),
      ),
    )
    .orderBy(asc(emailDeliveries.queued_at));
}
