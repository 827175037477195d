import { toWallTime } from "#app/booking/slots/wall-time.ts";
import { getBookingConfig, getSite } from "#app/site/site.service.server.ts";
import { AVAILABILITY_FRESH_DAYS } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { createRecipientToken } from "#platform/secrets/recipient-token.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { renderAvailabilityEmail } from "./availability-email.server.ts";
import {
  type AskableMember,
  type DueSince,
  findAskable,
  findLastAsked,
  insertEmail,
  listDue,
  lockPrivate,
} from "./availability-emails.repository.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

/** Days between two emails that staff send: a second press must not send a second email. */
const MIN_DAYS_BETWEEN = 1;
/** Days after which a member is asked again without staff. */
const MONTH_DAYS = 30;
/** Emails of one hour: thousands at once would look like spam. */
const MAX_PER_HOUR = 200;
/** The agency's hours at which the monthly emails are sent. */
const [FROM_TIME, TO_TIME] = ["09:00", "17:00"];

/**
 * Asks a member by email whether the availability on the site is still right.
 * @throws PublicError 404 for a member who is not on the site, 409 when the member has no address,
 *   stopped these emails or was asked a short time ago
 */
export async function askForAvailability(
  deps: Deps,
  { id: staff_id }: Pick<CurrentStaff, "id">,
  slug: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await lockPrivate(tx, slug);
    const member = await findAskable(tx, slug);
    if (!member)
      throw notFound(withNoun("There is no such developer with private data on the site."));
    const { email, availability_stopped_at } = member;
    if (email === null) {
      throw new PublicError(409, "There is no email address. Add it to the private data first");
    }
    if (availability_stopped_at !== null) {
      throw new PublicError(409, "They've stopped these emails. Ask them another way");
    }
    const asked = await findLastAsked(tx, slug);
    if (asked && asked > daysBefore(now, MIN_DAYS_BETWEEN)) {
      throw new PublicError(409, "They were asked less than a day ago. Ask again tomorrow");
    }
    await sendEmail(deps, tx, { ...member, email }, { staff_id, now });
  });
}

/**
 * Asks the members who have not confirmed their availability for a month, each once however many
 * processes do so, in the agency's working hours. What is left waits for the next hour.
 */
export async function askEachMonth(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const site = await getSite(db);
  if (site.monthly_availability_email !== true) return;
  const { timezone } = await getBookingConfig(db);
  const { time } = toWallTime(now, timezone);
  if (time < FROM_TIME || time >= TO_TIME) return;
  await askDue(deps, null);
}

/** How many members `askAllDue` asks. */
export async function countDue(db: Database, now: Date): Promise<number> {
  return (await listDue(db, toSince(now), MAX_PER_HOUR)).length;
}

/**
 * Asks the members who have not confirmed their availability for a month, now.
 * @returns how many
 */
export function askAllDue(deps: Deps, { id }: Pick<CurrentStaff, "id">): Promise<number> {
  return askDue(deps, id);
}

const toSince = (now: Date): DueSince => ({
  confirmedBefore: daysBefore(now, AVAILABILITY_FRESH_DAYS).toISOString().slice(0, 10),
  askedBefore: daysBefore(now, MONTH_DAYS),
});

/** Each member is a transaction: what is not done yet another process or the next hour does. */
async function askDue(deps: Deps, staff_id: number | null): Promise<number> {
  const { db, clock } = deps;
  const now = clock();
  const since = toSince(now);
  let count = 0;
  for (const slug of await listDue(db, since, MAX_PER_HOUR)) {
    const isAsked = await db.transaction(async (tx) => {
      await lockPrivate(tx, slug);
      // Another process, staff or the member may have been faster.
      const asked = await findLastAsked(tx, slug);
      const member = await findAskable(tx, slug);
      if ((asked && asked > since.askedBefore) || !isDue(member, since)) return false;
      await sendEmail(deps, tx, member, { staff_id, now });
      return true;
    });
    if (isAsked) count += 1;
  }
  return count;
}

function isDue(
  member: AskableMember | undefined,
  { confirmedBefore }: DueSince,
): member is AskableMember & { email: string } {
  if (!member?.email || member.availability_stopped_at !== null) return false;
  return (member.availability_confirmed_at ?? "") < confirmedBefore;
}

async function sendEmail(
  { queue, env: { siteUrl } }: Deps,
  tx: Transaction,
  member: AskableMember & { email: string },
  { staff_id, now }: { staff_id: number | null; now: Date },
): Promise<void> {
  const { token, hashes } = createRecipientToken(member.email);
  await insertEmail(tx, { slug: member.slug, ...hashes, staff_id, asked_at: now });
  if (staff_id !== null) {
    const subject = `member ${member.id}`;
    await writeAudit(tx, { staff_id, action: "availability.ask", subject, fields: [] });
  }
  const site = await getSite(tx);
  const today = toWallTime(now, member.timezone).date;
  await enqueueEmail(
    queue,
    tx,
    await renderAvailabilityEmail({ member, token, today, site, siteUrl }),
  );
}
