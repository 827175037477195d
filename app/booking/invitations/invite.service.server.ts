import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { findCallOfRequest, insertLink, isStanding } from "../bookings.repository.server.ts";
import { insertInvitation } from "./invitations.repository.server.ts";

/** URL by which the client of a request books a call, or changes the one to come. */
export async function createBookingLink(
  tx: Transaction,
  request_id: number,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<string> {
  const token = createToken();
  const token_hash = toTokenHash(token);
  await insertInvitation(tx, { token_hash, request_id, created_at: now });
  const call = await findCallOfRequest(tx, request_id);
  if (call && isStanding(call, now)) await insertLink(tx, { token_hash, booking_id: call.id });
  return `${siteUrl}/booking/${token}`;
}
