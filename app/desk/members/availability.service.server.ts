import {
  findAskable,
  listEmails,
} from "#app/availability/availability-emails.repository.server.ts";
import type { Queryable } from "#database/client.server.ts";

/** Emails that the page shows; with one each month these are two years. */
const MAX_EMAILS = 24;

/** What a member was asked about availability, and whether they can be asked by email now. */
export type MemberAvailability = {
  available_from: string | null;
  availability_confirmed_at: string | null;
  hasEmail: boolean;
  stopped_at: Date | null;
  emails: Awaited<ReturnType<typeof listEmails>>;
};

/** Undefined for a member who is not on the site: there is nothing to confirm. */
export async function readMemberAvailability(
  db: Queryable,
  slug: string,
): Promise<MemberAvailability | undefined> {
  const member = await findAskable(db, slug);
  if (!member) return undefined;
  const { available_from, availability_confirmed_at, email, availability_stopped_at } = member;
  return {
    available_from,
    availability_confirmed_at,
    hasEmail: email !== null,
    stopped_at: availability_stopped_at,
    emails: await listEmails(db, slug, MAX_EMAILS),
  };
}
