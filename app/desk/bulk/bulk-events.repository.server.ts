import { and, between, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { RequestEventChange } from "#contract/clients/request-event-terms.ts";
import type { BulkUndo } from "#contract/desk/bulk.ts";
import type { Transaction } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { FIELD_KINDS } from "../requests/field-kinds.ts";

const { id, at, request_id, staff_id, kind, version, change } = requestEvents;

/** An entry about a field that a person changed together with others. */
export type BulkEvent = {
  id: number;
  request_id: number;
  version: number;
  change: RequestEventChange;
};

/** What a person changed at once: entries of one transaction have one time. */
export async function listBulkEvents(
  tx: Transaction,
  { first, last }: BulkUndo,
  person: number,
): Promise<BulkEvent[]> {
  const rows = await tx
    .select({ id, request_id, version, change })
    .from(requestEvents)
    .where(
      and(
        between(id, first, last),
        eq(staff_id, person),
        inArray(kind, Object.values(FIELD_KINDS)),
        eq(at, sql`(select at from ${requestEvents} as one where one.id = ${first})`),
      ),
    );
  return rows.flatMap(({ request_id, change, ...event }) =>
    request_id === null || change === null ? [] : [{ ...event, request_id, change }],
  );
}

/** The last change of the state of each request before an entry, which has the reason of that state. */
export async function listStatesBefore(
  tx: Transaction,
  ids: readonly number[],
  before: number,
): Promise<Map<number, RequestEventChange>> {
  const rows = await tx
    .selectDistinctOn([request_id], { request_id, change })
    .from(requestEvents)
    .where(and(inArray(request_id, [...ids]), eq(kind, "state"), lt(id, before)))
    .orderBy(request_id, desc(id));
  return new Map(
    rows.flatMap(({ request_id, change }) => (request_id && change ? [[request_id, change]] : [])),
  );
}
