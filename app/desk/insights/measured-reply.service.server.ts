import { readToday } from "#app/site/agency-time.server.ts";
import { saveMeasuredTerms } from "#app/site/site.repository.server.ts";
import { toNumberWord } from "#app/site/terms/terms.ts";
import type { Services } from "#services/services.server.ts";
import { readHires } from "../placements/measured-hires.repository.server.ts";
import { readReplyTimes } from "./insights.repository.server.ts";

const DAY = 86_400_000;
const PERIOD = 90 * DAY;
/** Fewer say little. */
const MIN_REPLIES = 20;
/** Fewer could be told apart by those who were hired. */
export const MIN_HIRES = 10;

/**
 * Replaces the promised reply time on the site by the measured one, and has the site tell of hires,
 * once there are enough of each; pages are rendered again when one of them changes. The reply time is
 * the one in which nine of ten requests had their first reply, because the site says "within".
 */
export async function publishMeasured({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const { replied, hours } = await readReplyTimes(db, new Date(now.getTime() - PERIOD), now);
  const reply_time = replied >= MIN_REPLIES && hours !== null ? toReplyTime(hours) : undefined;
  const hires = await readHires(db, await readToday(db, now));
  await saveMeasuredTerms(db, {
    ...(reply_time === undefined ? {} : { reply_time }),
    ...(hires.count >= MIN_HIRES ? { hires } : {}),
  });
}

/** Rounded up, as after "within": `one hour`, `four hours`, `one day`, `three days`. */
export function toReplyTime(hours: number): string {
  const whole = Math.max(1, Math.ceil(hours));
  if (whole <= 12) return whole === 1 ? "one hour" : `${toNumberWord(whole)} hours`;
  const days = Math.ceil(whole / 24);
  return days === 1 ? "one day" : `${toNumberWord(days)} days`;
}
