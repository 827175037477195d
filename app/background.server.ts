import type { Database } from "#database/client.server.ts";
import { sweepSpentCaptchas } from "#platform/captcha/spent-captchas.repository.server.ts";
import type { Env } from "#platform/env.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { MAIL, parseMailbox } from "#platform/mail/mail.server.ts";
import { createMailTransport, startMailWorker } from "#platform/mail/mail-worker.server.ts";
import { type Queue, startQueue } from "#platform/queue.server.ts";
import { sweepRateLimits } from "#platform/rate-limit.repository.server.ts";
import { sweepUploads } from "#platform/uploads/uploads.repository.server.ts";
import { releaseExpiredHolds } from "./booking/bookings.repository.server.ts";
import { getSite } from "./site/site.service.server.ts";

/** Everything that happens without a request: mail is delivered, what has expired is forgotten. */
export async function startBackground(
  env: Env,
  { db, url }: { db: Database; url: string },
  log: Logger,
): Promise<Queue> {
  const queue = await startQueue(url, [MAIL], log);
  await startMailWorker(queue, createMailTransport(env, log), async () => {
    if (env.mailFrom) return parseMailbox(env.mailFrom);
    const site = await getSite(db);
    return { name: site.name, address: site.email };
  });
  queue.everyHour(async () => {
    await sweepSpentCaptchas(db);
    await sweepRateLimits(db);
    await sweepUploads(db);
    await releaseExpiredHolds(db, new Date());
  });
  return queue;
}
