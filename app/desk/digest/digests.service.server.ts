import { readTimeZone } from "#app/site/agency-time.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { createZoneFormat } from "#platform/time/zone-format.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import { readTodayFor } from "../today/today.service.server.ts";
import { renderDigestEmail } from "./digest-email.server.ts";
import { claimDigest, listDigestReaders } from "./digests.repository.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

/** Hours of the agency's clocks: a process that starts in the evening sends no morning's email. */
const [FROM_HOUR, TO_HOUR] = [7, 12];
const toHour = createZoneFormat("en-GB", { hour: "2-digit", hourCycle: "h23" });

/** Sends the digest of the day to each person who wants it, once, also with several processes. */
export async function sendDigests({ db, queue, clock, env }: Deps): Promise<void> {
  const now = clock();
  const timezone = await readTimeZone(db);
  const hour = Number(toHour(now, timezone));
  if (hour < FROM_HOUR || hour >= TO_HOUR) return;
  const today = toDay(now, timezone);
  const { siteUrl } = env;
  for (const reader of await listDigestReaders(db, today)) {
    const work = await readTodayFor({ db, queue, clock }, reader);
    const site = await getSite(db);
    const email = await renderDigestEmail(work, { to: reader, site, siteUrl, timezone });
    await db.transaction(async (tx) => {
      if (!(await claimDigest(tx, reader.id, today))) return;
      if (email) await enqueueEmail(queue, tx, email);
    });
  }
}
