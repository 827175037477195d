import type { MailedCall } from "#app/requests/request-mails.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { ContactAt } from "#contract/hire-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { toCallCalendar, toClientCallBlocks, toOperatorCallBlocks } from "./call-mails.server.ts";
import { bookCall } from "./calls.service.server.ts";

type Answers = { name: string; email: string; contact_at?: ContactAt | undefined };
type Stored = { id: number; reference: string; submitted_at: Date };

/**
 * Books the call of a form that wants one, in the form's transaction, and says it for its mails.
 * @throws PublicError 409 when the slot is not free, 422 for a time that does not exist
 */
export async function bookForForm(
  tx: Transaction,
  stored: Stored,
  { name, email, contact_at }: Answers,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<MailedCall | undefined> {
  if (!contact_at) return undefined;
  const { call, token } = await bookCall(tx, stored, contact_at, now);
  const site = await getSite(tx);
  const client = { name, email };
  const invitation = { call, client, stamp: stored.submitted_at, site, siteUrl };
  return {
    toOperator: toOperatorCallBlocks(call),
    toClient: toClientCallBlocks({ call, token, siteUrl }),
    calendar: toCallCalendar(invitation, "REQUEST"),
  };
}

/** What was said, without the hold: it may run out and be renewed between two attempts. */
export function withoutHold<Said extends { contact_at?: ContactAt | undefined }>(
  said: Said,
): object {
  if (!said.contact_at) return said;
  const { hold, ...contact_at } = said.contact_at;
  return { ...said, contact_at };
}
