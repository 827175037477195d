import {
  countCallsOfSource,
  lockSource,
  type RequestSource,
} from "#app/requests/sources/request-sources.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { callOutcomes } from "./call-outcomes.server.ts";

/** Upcoming calls that one source books by forms within a day. */
export const MAX_CALLS_OF_SOURCE: Record<keyof RequestSource, number> = {
  client: 2,
  network: 8,
  mailbox: 2,
};

const OWN_CALLS =
  "You already have two calls booked. Move or cancel one with the link in its email, or send the request without a call";
const OTHERS_CALLS =
  "No more calls can be booked from your network today. Send the request without a call. We'll email you to find a time";

/** A form can be sent without the call that is refused. */
export function callRefused(message: string): PublicError {
  callOutcomes.inc({ outcome: "refused" });
  return new PublicError(429, message, { errors: { contact_at: [message] } });
}

/**
 * Refuses the call that the transaction has booked, when its source has booked as many within a day.
 * The slot is taken before the source is locked, so that no transaction with that lock waits for a
 * slot.
 * @param isConfirmed whether the address is; then others in its network do not count
 * @throws PublicError 429
 */
export async function requireFewCalls(
  tx: Transaction,
  source: RequestSource,
  { request_id, isConfirmed, now }: { request_id: number; isConfirmed: boolean; now: Date },
): Promise<void> {
  await lockSource(tx, source);
  const { client, network, mailbox } = await countCallsOfSource(tx, source, {
    except: request_id,
    now,
  });
  if (client >= MAX_CALLS_OF_SOURCE.client || mailbox >= MAX_CALLS_OF_SOURCE.mailbox) {
    throw callRefused(OWN_CALLS);
  }
  if (!isConfirmed && network >= MAX_CALLS_OF_SOURCE.network) throw callRefused(OTHERS_CALLS);
}
