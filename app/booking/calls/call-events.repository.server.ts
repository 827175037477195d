import { sql } from "drizzle-orm";
import type { CallEventKind } from "#contract/clients/request-event-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import type { BookingRow } from "../bookings.repository.server.ts";

type CallEvent = {
  /** The call after it. */
  call: BookingRow;
  kind: CallEventKind;
  /** Name of who has the call then. */
  host: string | undefined;
  /** Null for the client, and for the command line, which only reassigns. */
  staff_id: number | null;
  /** What staff wrote to the client, or for themselves about how it went. */
  text: string | undefined;
  /** Id of the email to the client; null when they get none. */
  mail_id: string | null;
};

/** Adds a change of a call to the timeline of its request. */
export async function insertCallEvent(
  tx: Transaction,
  { call, kind, host, staff_id, text, mail_id }: CallEvent,
): Promise<void> {
  const { request_id, starts_at, sequence } = call;
  if (request_id === null) return;
  const isOfSite = kind === "released" || kind === "reassigned";
  await tx.insert(requestEvents).values({
    request_id,
    staff_id,
    author: staff_id !== null ? "staff" : isOfSite ? "site" : "client",
    channel: staff_id === null ? "call" : "desk",
    kind: "call",
    body: text ?? null,
    mail_id,
    version: sql`(select version from ${requests} where id = ${request_id})`,
    change: {
      field: "call",
      to: kind,
      sequence,
      host,
      starts_at: starts_at.toISOString(),
    },
  });
}
