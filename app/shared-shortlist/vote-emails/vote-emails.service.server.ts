import { getSite } from "#app/site/site.service.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { createToken, isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import type { Services } from "#services/services.server.ts";
import { changeOwned } from "../owner-actions.service.server.ts";
import { readReaderToken, sealReaderToken } from "../shared-link.server.ts";
import { updateSharedShortlist } from "../shared-shortlists.repository.server.ts";
import { lockSharedShortlist } from "../votes.repository.server.ts";
import { renderConfirmationEmail } from "./render-vote-emails.server.ts";
import { UNCONFIRMED_DAYS } from "./vote-email-periods.ts";
import {
  deleteVoteEmails,
  findLinkedEmails,
  findVoteEmails,
  insertEmailedLink,
  replaceVoteEmails,
  updateVoteEmails,
  type VoteEmailsRow,
} from "./vote-emails.repository.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env" | "secretKey">;

/**
 * Stores the address that is emailed about votes, and asks it to confirm that. An earlier one ends,
 * with the links that were sent to it. Over the limit of confirmations nothing is sent; the page does
 * not say so, since the address may be another person's.
 */
export function askForVoteEmails(deps: Deps, owner: string, email: string): Promise<void> {
  const { queue, env, secretKey } = deps;
  return changeOwned(deps, owner, async (tx, row, now) => {
    const earlier = await findVoteEmails(tx, row.id);
    if (earlier?.confirmed_at && earlier.email.toLowerCase() === email.toLowerCase()) return;
    await replaceVoteEmails(tx, { shortlist_id: row.id, email, asked_at: now });
    // The links in emails show the readers' link too, which is derived from the owner's alone.
    const reader = readReaderToken(secretKey, row, owner);
    if (reader) await updateSharedShortlist(tx, row.id, sealReaderToken(secretKey, reader));
    if (!(await countConfirmation(tx, "votes", email))) return;
    const token = createToken();
    await insertEmailedLink(tx, {
      token_hash: toTokenHash(token),
      shortlist_id: row.id,
      created_at: now,
    });
    const site = await getSite(tx);
    const message = await renderConfirmationEmail({ email, token, site, siteUrl: env.siteUrl });
    await enqueueEmail(queue, tx, message);
  });
}

/** The owner stops the emails; their address and its links are deleted. */
export function stopVoteEmails(deps: Deps, owner: string): Promise<void> {
  return changeOwned(deps, owner, (tx, { id }) => deleteVoteEmails(tx, id));
}

/** What the link of an email is about; undefined for one that opens nothing. */
export async function openVoteEmails(
  db: Queryable,
  token: string,
  now: Date,
): Promise<VoteEmailsRow | undefined> {
  const row = isToken(token) ? await findLinkedEmails(db, toTokenHash(token), now) : undefined;
  if (!row || row.confirmed_at) return row;
  return row.asked_at > daysBefore(now, UNCONFIRMED_DAYS) ? row : undefined;
}

/**
 * Confirms the address that a link was sent to. A second time nothing happens.
 * @throws PublicError 404
 */
export async function confirmVoteEmails(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await openVoteEmails(tx, token, clock());
    if (found) await lockSharedShortlist(tx, found.shortlist_id);
    const now = clock();
    const row = found && (await openVoteEmails(tx, token, now));
    if (!row) throw notFound("This link is not available");
    if (row.confirmed_at) return;
    await updateVoteEmails(tx, row.shortlist_id, { confirmed_at: now });
  });
}

/** Stops the emails by a link in one of them. An unknown link has nothing to stop. */
export async function stopByLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<void> {
  const row = await openVoteEmails(db, token, clock());
  if (row) await deleteVoteEmails(db, row.shortlist_id);
}
