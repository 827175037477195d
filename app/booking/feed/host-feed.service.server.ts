import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { getSite } from "#app/site/site.service.server.ts";
import { toHostPlace } from "#contract/calls/call-place.ts";
import type { Queryable } from "#database/client.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import { toCallUid } from "../calendar/call-invitation.ts";
import { findCallPlace, listHostSchedules } from "../hosts/host-schedules.service.server.ts";
import { findHostOfFeed, listFeedCalls } from "./host-feeds.repository.server.ts";

const DAY = 24 * 3_600_000;
/** Days for which past calls are in a feed. */
const PAST_DAYS = 30;
const MAX_CALLS = 1_000;
/** How often calendars should read it; many read it less often. */
const REFRESH_SECONDS = 900;

/** Of all calendars together that read the feed of one host. */
const LIMIT = { hits: 120, seconds: 600 };

/** Path of a feed by its secret. */
export const toFeedPath = (token: string): string => `/calendar/${token}.ics`;

/**
 * The calls of the host whose feed has this secret, as a calendar (RFC 5545). Times are in UTC, so
 * that no calendar needs a time zone database. Undefined for a secret that is not or no longer one.
 * @throws PublicError 429 when the feed is read too often
 */
export async function readHostFeed(
  db: Queryable,
  token: string,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<string | undefined> {
  const host = await findHostOfFeed(db, toTokenHash(token));
  // Who takes no calls any more, because they left the agency, reads none.
  const isActive = (await listHostSchedules(db)).some((one) => one.host === host?.id);
  if (!host || !isActive) return undefined;
  await countHit(db, "calendar-feed", String(host.id), LIMIT);
  const { name, email } = await getSite(db);
  const calendar = new ICalCalendar({
    name: `Calls of ${host.name}`,
    prodId: { company: name, product: "Calls", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const place = await findCallPlace(db, host.id);
  const after = new Date(now.getTime() - PAST_DAYS * DAY);
  for (const call of await listFeedCalls(db, host.id, after, MAX_CALLS)) {
    const { reference, company_name } = call;
    calendar.createEvent({
      id: toCallUid({ reference, siteUrl }),
      sequence: call.sequence,
      stamp: call.created_at,
      start: call.starts_at,
      end: call.ends_at,
      summary: `Call: ${call.name}${company_name ? `, ${company_name}` : ""} (${reference})`,
      ...(place ? { location: toHostPlace(place, call.phone) } : {}),
      url: `${siteUrl}/desk/calls/${reference}`,
      status: call.confirm_by ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      organizer: { name, email },
    });
  }
  return calendar.toString();
}
