import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { insertLinks, isStanding, listCallsOfRequests } from "../bookings.repository.server.ts";
import { insertInvitations } from "./invitations.repository.server.ts";

type LinkContext = { siteUrl: string; now: Date };

/** URL by which the client of a request books a call, or changes the one to come. */
export async function createBookingLink(
  tx: Transaction,
  request_id: number,
  context: LinkContext,
): Promise<string> {
  const [url = ""] = await createBookingLinks(tx, [request_id], context);
  return url;
}

/** The same for many requests, in their order. */
export async function createBookingLinks(
  tx: Transaction,
  request_ids: readonly number[],
  { siteUrl, now }: LinkContext,
): Promise<string[]> {
  const links = request_ids.map((request_id) => ({ request_id, token: createToken() }));
  const hashes = new Map(
    links.map(({ request_id, token }) => [request_id, toTokenHash(token)] as const),
  );
  await insertInvitations(
    tx,
    [...hashes].map(([request_id, token_hash]) => ({ token_hash, request_id, created_at: now })),
  );
  const calls = await listCallsOfRequests(tx, request_ids);
  await insertLinks(
    tx,
    calls.flatMap((call) => {
      const token_hash = hashes.get(call.request_id ?? 0);
      return token_hash && isStanding(call, now) ? [{ token_hash, booking_id: call.id }] : [];
    }),
  );
  return links.map(({ token }) => `${siteUrl}/booking/${token}`);
}
