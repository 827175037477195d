import { INTERVIEW_LINK_DAYS } from "#contract/clients/interview-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { createRecipientToken, toRecipientHash } from "#platform/secrets/recipient-token.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { findInterviewLink, insertInterviewLink } from "./interview-links.repository.server.ts";
import { findParties, type InterviewKey } from "./interviews.repository.server.ts";

const DAY = 86_400_000;

/** The path of a member's page, for an email to the address. */
export async function createMemberLink(
  tx: Transaction,
  interview_id: number,
  { address, now }: { address: string; now: Date },
): Promise<string> {
  const { token, hashes } = createRecipientToken(address);
  const expires_at = new Date(now.getTime() + INTERVIEW_LINK_DAYS * DAY);
  await insertInterviewLink(tx, { ...hashes, interview_id, expires_at });
  return `/interviews/${token}`;
}

/** Undefined for an unknown link, and once the member has another address. */
export async function openMemberLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ key: InterviewKey; isExpired: boolean } | undefined> {
  const link = await findInterviewLink(db, toTokenHash(token));
  if (!link) return undefined;
  const { recipient_hash, expires_at, ...key } = link;
  const email = (await findParties(db, key))?.member_email;
  if (!email || toRecipientHash(token, email) !== recipient_hash) return undefined;
  return { key, isExpired: expires_at <= now };
}
