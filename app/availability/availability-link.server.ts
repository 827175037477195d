import type { Queryable } from "#database/client.server.ts";
import { toRecipientHash } from "#platform/secrets/recipient-token.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { type AvailableMember, findEmail } from "./availability-emails.repository.server.ts";

/** Milliseconds for which a link takes an answer. */
const VALID_MS = 60 * 86_400_000;

/** An email that was sent, opened by its link. */
export type OpenedEmail = {
  id: number;
  slug: string;
  answered_at: Date | null;
  /** The link takes no answer any more; emails can still be stopped by it. */
  isExpired: boolean;
  isStopped: boolean;
  member: AvailableMember;
};

/** Undefined for an unknown link, another address of the member, and a profile that was removed. */
export async function openEmail(
  db: Queryable,
  token: string,
  now: Date,
): Promise<OpenedEmail | undefined> {
  const row = await findEmail(db, toTokenHash(token));
  if (!row?.member || row.email === null) return undefined;
  if (toRecipientHash(token, row.email) !== row.recipient_hash) return undefined;
  const { id, slug, answered_at, member } = row;
  return {
    id,
    slug,
    answered_at,
    member,
    isExpired: now.getTime() - row.asked_at.getTime() > VALID_MS,
    isStopped: row.availability_stopped_at !== null,
  };
}
