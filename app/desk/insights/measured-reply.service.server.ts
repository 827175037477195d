import { saveMeasuredTerms } from "#app/site/site.repository.server.ts";
import { toNumberWord } from "#app/site/terms/terms.ts";
import type { Services } from "#services/services.server.ts";
import { readReplyTimes } from "./insights.repository.server.ts";

const DAY = 86_400_000;
const PERIOD = 90 * DAY;
/** Fewer say little. */
const MIN_REPLIES = 20;

/**
 * Replaces the promised reply time on the site by the measured one, once there are enough replies;
 * pages are rendered again when its text changes. It is the time in which nine of ten requests had
 * their first reply, because the site says "within".
 */
export async function publishReplyTime({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const { replied, hours } = await readReplyTimes(db, new Date(now.getTime() - PERIOD), now);
  const reply_time = replied >= MIN_REPLIES && hours !== null ? toReplyTime(hours) : undefined;
  await saveMeasuredTerms(db, reply_time === undefined ? {} : { reply_time });
}

/** Rounded up, as after "within": `one hour`, `four hours`, `one day`, `three days`. */
export function toReplyTime(hours: number): string {
  const whole = Math.max(1, Math.ceil(hours));
  if (whole <= 12) return whole === 1 ? "one hour" : `${toNumberWord(whole)} hours`;
  const days = Math.ceil(whole / 24);
  return days === 1 ? "one day" : `${toNumberWord(days)} days`;
}
