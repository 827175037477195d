import { askEachMonth } from "#app/availability/ask-availability.service.server.ts";
import { CALENDARS, startCalendars } from "#app/booking/busy/import-busy-times.service.server.ts";
import { sendDigests } from "#app/desk/digest/digests.service.server.ts";
import { publishReplyTime } from "#app/desk/insights/measured-reply.service.server.ts";
import {
  PASSWORD_RESET,
  startPasswordResets,
} from "#app/desk/staff/password-resets.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Database } from "#database/client.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Env } from "#platform/env.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { MAIL, parseMailbox } from "#services/mail/mail.server.ts";
import { createMailTransport, startMailWorker } from "#services/mail/mail-worker.server.ts";
import { type Queue, startQueue } from "#services/queue.server.ts";
import { RETENTION, startRetention } from "./retention.server.ts";

type Deps = { env: Env; db: Database; url: string; log: Logger; clock: Clock };

/** Background work: delivers email and deletes expired data. */
export async function startBackground(deps: Deps): Promise<Queue> {
  const { env, db, url, log } = deps;
  const queue = await startQueue(url, [MAIL, PASSWORD_RESET, RETENTION, CALENDARS], log);
  await startMailWorker({ queue, db, log }, createMailTransport(env, log), async () => {
    if (env.mailFrom) return parseMailbox(env.mailFrom);
    const site = await getSite(db);
    return { name: site.name, address: site.email };
  });
  await startPasswordResets({ ...deps, queue });
  await startRetention(queue, deps);
  await startCalendars(queue, deps);
  queue.everyHour(() => sendDigests({ ...deps, queue }));
  queue.everyHour(() => publishReplyTime(deps));
  queue.everyHour(() => askEachMonth({ ...deps, queue }));
  return queue;
}
