import { and, desc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";

/** The newest notes, emails and messages in the threads of some addresses. */
export function listSaid(db: Queryable, senders: SQL, forms: readonly FormName[], limit: number) {
  const { id, at, kind, author, channel, body, request_id } = requestEvents;
  const { reference, form } = requests;
  // Their threads first: by the newest entries of all it would read those of everybody.
  const ids = sql`array(select ${requests.id} from ${requests}
    where lower(${requests.email}) in (${senders}))`;
  return db
    .select({ id, at, kind, author, channel, body, reference, form, staff: staff.name })
    .from(requestEvents)
    .innerJoin(requests, sql`${requests.id} = ${request_id}`)
    .leftJoin(staff, sql`${staff.id} = ${requestEvents.staff_id}`)
    .where(and(sql`${request_id} = any(${ids})`, isNotNull(body), inArray(form, [...forms])))
    .orderBy(desc(id))
    .limit(limit);
}
export type Said = Awaited<ReturnType<typeof listSaid>>[number];
