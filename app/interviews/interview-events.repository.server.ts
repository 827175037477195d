import { sql } from "drizzle-orm";
import type { InterviewEventName, InterviewSide } from "#contract/clients/interview-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import type { InterviewParties } from "./interviews.repository.server.ts";

type InterviewEvent = {
  to: InterviewEventName;
  side: InterviewSide | null;
  /** The agreed time, unless it is not about one. */
  starts_at: Date | null;
  staff_id: number | null;
  /** What the side wrote. */
  body: string;
  /** Of the email to the client; null when they get none. */
  mail_id: string | null;
};

/** Adds an entry to the timeline of a proposal, and of the request that it was made for. */
export async function insertInterviewEvent(
  tx: Transaction,
  { proposal_id, request_id, member_id }: InterviewParties,
  { to, side, starts_at, staff_id, body, mail_id }: InterviewEvent,
): Promise<void> {
  await tx.insert(requestEvents).values({
    proposal_id,
    request_id,
    staff_id,
    author: staff_id === null ? (side ?? "client") : "staff",
    channel: staff_id === null ? "interview" : "desk",
    kind: "interview",
    version: sql`coalesce((select version from ${requests} where id = ${request_id}::int), 0)`,
    change: {
      field: "interview",
      to,
      member_id,
      ...(side ? { side } : {}),
      ...(starts_at ? { starts_at: starts_at.toISOString() } : {}),
    },
    body: body || null,
    mail_id,
  });
}
