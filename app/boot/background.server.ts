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
  const queue = await startQueue(url, [MAIL, PASSWORD_RESET, RETENTION], log);
  await startMailWorker({ queue, db }, createMailTransport(env, log), async () => {
    if (env.mailFrom) return parseMailbox(env.mailFrom);
    const site = await getSite(db);
    return { name: site.name, address: site.email };
  });
  await startPasswordResets({ ...deps, queue });
  await startRetention(queue, deps);
  return queue;
}
