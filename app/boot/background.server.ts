import { askEachMonth } from "#app/availability/ask-availability.service.server.ts";
import { CALENDARS, startCalendars } from "#app/booking/busy/import-busy-times.service.server.ts";
import {
  CALL_RELEASES,
  startCallReleases,
} from "#app/booking/invitations/release-calls.service.server.ts";
import {
  CALL_REMINDERS,
  startCallReminders,
} from "#app/booking/reminders/call-reminders.service.server.ts";
import { sendDigests } from "#app/desk/digest/digests.service.server.ts";
import {
  INBOUND_EMAILS,
  startInboundEmails,
} from "#app/desk/inbound/read-mailbox.service.server.ts";
import { publishMeasured } from "#app/desk/insights/measured-reply.service.server.ts";
import {
  PASSWORD_RESET,
  startPasswordResets,
} from "#app/desk/staff/password-resets.service.server.ts";
import { enqueueGoneEmail } from "#app/desk/staff/staff-emails.server.ts";
import {
  SUMMARIES,
  startSummaries,
} from "#app/developers/stats/refresh-summaries.service.server.ts";
import {
  SAVED_SEARCHES,
  startSavedSearches,
} from "#app/saved-searches/send-news.service.server.ts";
import {
  startVoteEmails,
  VOTE_EMAILS,
} from "#app/shared-shortlist/vote-emails/send-vote-emails.service.server.ts";
import { MEDIA_UPLOADS, startMediaUploads } from "#app/site/media/upload-media.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { ERASURES, LOST_LINKS } from "#app/status/asked-jobs.repository.server.ts";
import { findEmailConversation } from "#app/status/conversation-emails.service.server.ts";
import { startErasures } from "#app/status/data/erasure.service.server.ts";
import { startLostLinks } from "#app/status/lost-link/lost-links.service.server.ts";
import type { Database } from "#database/client.server.ts";
import type { ObjectStorage } from "#platform/image/object-storage.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import type { ClockGuard } from "#services/clock/clock-guard.server.ts";
import { MAIL, parseMailbox } from "#services/email/email.server.ts";
import { createEmailTransport, startEmailWorker } from "#services/email/email-worker.server.ts";
import { type JobKind, type Queue, startQueue } from "#services/queue.server.ts";
import {
  DUE_WEBHOOKS,
  startWebhooks,
  WEBHOOKS,
} from "#services/webhooks/send-webhooks.service.server.ts";
import { listPersonalRecords } from "./personal-data/personal-data.server.ts";
import { RETENTION, startRetention } from "./personal-data/retention.server.ts";

const MINUTE = 60;
const toHourly = (name: string): JobKind => ({
  name,
  needsClock: true,
  options: {
    retryLimit: 2,
    retryDelay: MINUTE,
    expireInSeconds: 30 * MINUTE,
    deleteAfterSeconds: 24 * 60 * MINUTE,
  },
});
const DIGESTS = toHourly("digests");
const REPLY_TIME = toHourly("reply-time");
const MONTHLY_AVAILABILITY = toHourly("monthly-availability");

const KINDS = [
  MAIL,
  PASSWORD_RESET,
  LOST_LINKS,
  ERASURES,
  RETENTION,
  CALENDARS,
  CALL_RELEASES,
  CALL_REMINDERS,
  SAVED_SEARCHES,
  VOTE_EMAILS,
  SUMMARIES,
  INBOUND_EMAILS,
  WEBHOOKS,
  DUE_WEBHOOKS,
  DIGESTS,
  REPLY_TIME,
  MONTHLY_AVAILABILITY,
];

/** Kinds of jobs of a site; images are uploaded only where there is a bucket. */
export function listJobKinds({ hasMediaStorage }: { hasMediaStorage: boolean }): JobKind[] {
  return hasMediaStorage ? [...KINDS, MEDIA_UPLOADS] : KINDS;
}

type Deps = {
  env: Env;
  db: Database;
  url: string;
  mediaStorage: ObjectStorage | undefined;
  log: Logger;
  clock: Clock;
  secretKey: Buffer;
  clockGuard: ClockGuard;
};

/** Background work, such as delivering email and deleting expired data. */
export async function startBackground(deps: Deps): Promise<Queue> {
  const { env, db, url, mediaStorage, log, clockGuard } = deps;
  const kinds = listJobKinds({ hasMediaStorage: mediaStorage !== undefined });
  const queue = await startQueue(url, kinds, log, {}, clockGuard.isHeld);
  // Before the first job is taken, and after the tables of the queue are there.
  await clockGuard.start();
  const { replyMailbox } = env;
  await startEmailWorker(
    {
      queue,
      db,
      log,
      findConversation: (db, id, from, to) =>
        findEmailConversation(db, id, { from, to, now: deps.clock() }),
      replyMailbox,
    },
    createEmailTransport(env, log),
    async () => {
      if (env.mailFrom) return parseMailbox(env.mailFrom);
      const site = await getSite(db);
      return { name: site.name, address: site.email };
    },
  );
  await startPasswordResets({ ...deps, queue });
  await startLostLinks({ ...deps, queue });
  await startErasures({ db, queue, records: listPersonalRecords(env) });
  await startRetention(queue, deps);
  await startCalendars(queue, deps);
  await startCallReleases(queue, deps);
  await startCallReminders(queue, deps);
  await startSavedSearches(queue, deps);
  await startVoteEmails(queue, deps);
  await startSummaries(queue, deps);
  await startInboundEmails(queue, { ...deps, queue });
  await startWebhooks({
    ...deps,
    queue,
    notifyGone: (tx, endpoint) => enqueueGoneEmail({ env, queue }, tx, endpoint.creator, endpoint),
  });
  if (mediaStorage) await startMediaUploads(queue, { db, mediaStorage, log });
  await queue.work(DIGESTS, () => sendDigests({ ...deps, queue }));
  await queue.work(REPLY_TIME, () => publishMeasured(deps));
  await queue.work(MONTHLY_AVAILABILITY, () => askEachMonth({ ...deps, queue }));
  for (const kind of [DIGESTS, REPLY_TIME, MONTHLY_AVAILABILITY]) queue.everyHour(kind);
  return queue;
}
