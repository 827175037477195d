import type { UnmatchedReason } from "#contract/desk/inbound-terms.ts";
import { toLine } from "#contract/values/text.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";
import { parseInWorker } from "#services/inbound-email/email-parser.server.ts";
import { toFingerprint } from "#services/inbound-email/fingerprint.server.ts";
import {
  type EmailSummary,
  MAX_EMAIL_BYTES,
  type Mailbox,
  MailboxError,
  withMailbox,
} from "#services/inbound-email/imap-mailbox.server.ts";
import type { InboundEmail } from "#services/inbound-email/inbound-email.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  type AssignedEmail,
  listAssigned,
  listKnown,
  type NewInboundRow,
  updateInbound,
  withMailboxLock,
} from "./inbound-emails.repository.server.ts";
import {
  type InboundDeps,
  type InboundOutcome,
  insertUnmatched,
  storeAssigned,
  storeEmail,
} from "./store-email.service.server.ts";

/** Reads the mailbox; what was not finished is done by the next one, a minute later. */
export const INBOUND_EMAILS: JobKind = {
  name: "inbound-emails",
  options: { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3_600 },
};

const DAY_MS = 24 * 3_600_000;
/** Unread emails that are older are not of conversations that are under way. */
const MAX_AGE_MS = 30 * DAY_MS;
/** Emails that one reading of the mailbox stores. */
const MAX_EMAILS = 200;
const INTERVAL_MINUTES = 1;

/** What became of emails in the mailbox. */
export const inboundOutcomes = createLabeledCounter(
  "ogds_inbound_emails_total",
  "Emails that were read from the mailbox, by outcome.",
  { outcome: ["stored", "automatic", "returned", "duplicate", "unmatched", "other"] },
);
/** Attempts to read the mailbox. */
export const mailboxReads = createLabeledCounter(
  "ogds_mailbox_reads_total",
  "Readings of the mailbox of IMAP_URL, by outcome.",
  { outcome: ["done", "failed"] },
);

type Deps = InboundDeps & Pick<Services, "log">;

/** Reads the mailbox of `IMAP_URL` every minute, and at once when staff assign an email. */
export async function startInboundEmails(queue: Queue, deps: Deps): Promise<void> {
  await queue.work(INBOUND_EMAILS, ({ signal }) => readMailbox(deps, { signal }));
  if (deps.env.imap) queue.everyMinutes(INBOUND_EMAILS, INTERVAL_MINUTES);
}

type Options = { signal: AbortSignal; timeoutsMs?: Parameters<typeof withMailbox>[2] };

/** Stores the unread emails of the mailbox. One process does so at a time. */
export async function readMailbox(deps: Deps, { signal, timeoutsMs }: Options): Promise<void> {
  const { env, db, log } = deps;
  const { imap } = env;
  if (!imap) return;
  try {
    const hasRun = await withMailboxLock(db, () =>
      withMailbox(
        imap,
        async (mailbox) => {
          await storeAllAssigned(deps, mailbox, signal);
          await storeUnread(deps, mailbox, signal);
        },
        timeoutsMs,
      ),
    );
    if (hasRun) mailboxReads.inc({ outcome: "done" });
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    mailboxReads.inc({ outcome: "failed" });
    log.warn({ reason: error.message }, "the mailbox of IMAP_URL was not read");
  }
}

async function storeUnread(deps: Deps, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const since = new Date(deps.clock().getTime() - MAX_AGE_MS);
  const unread = await mailbox.listUnread(since);
  const rows = await listKnown(deps.db, mailbox.validity, unread);
  const known = new Map(rows.map(({ uid, state }) => [uid, state]));
  let stored = 0;
  for (const uid of unread) {
    if (signal.aborted || stored >= MAX_EMAILS) return;
    const state = known.get(uid);
    // The process ended between storing it and marking it as read.
    if (state === "stored" || state === "ignored") await mailbox.markRead(uid);
    if (state !== undefined) continue;
    const outcome = await receive(deps, mailbox, uid);
    if (outcome === undefined) continue;
    stored += 1;
    inboundOutcomes.inc({ outcome });
    deps.log.info({ uid, outcome }, "an email of the mailbox was read");
    if (outcome !== "unmatched" && outcome !== "other") await mailbox.markRead(uid);
  }
}

async function receive(
  deps: Deps,
  mailbox: Mailbox,
  uid: number,
): Promise<InboundOutcome | undefined> {
  const summary = await mailbox.summarize(uid);
  if (!summary) return undefined;
  const place = { mailbox: mailbox.validity, uid };
  const list = (reason: UnmatchedReason) =>
    deps.db.transaction((tx) =>
      insertUnmatched(tx, { ...toListed(summary, reason), ...place }, place),
    );
  if (summary.size > MAX_EMAIL_BYTES) return list("too_large");
  const bytes = await mailbox.fetch(uid);
  if (!bytes) return undefined;
  const email = await parse(bytes);
  if (!email) return list("unreadable");
  return storeEmail(deps, { email, place, received_at: summary.received_at });
}

/** @returns undefined for an email that cannot be parsed, or only with too much time or memory */
const parse = (bytes: Buffer): Promise<InboundEmail | undefined> =>
  parseInWorker(bytes).catch(() => undefined);

function toListed(
  { size, received_at, sender, sender_name, subject, message_id }: EmailSummary,
  reason: UnmatchedReason,
): Omit<NewInboundRow, "mailbox" | "uid"> {
  return {
    fingerprint: toFingerprint([message_id, sender.toLowerCase(), subject, size]),
    received_at,
    state: "unmatched",
    reason,
    sender: toLine(sender).slice(0, 254),
    sender_name: toLine(sender_name).slice(0, 100),
    subject: toLine(subject).slice(0, 200),
    message_id,
  };
}

/** Also what a person has opened in the mailbox meanwhile. */
async function storeAllAssigned(deps: Deps, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  for (const row of await listAssigned(deps.db)) {
    if (signal.aborted) return;
    const reason = await storeOneAssigned(deps, mailbox, row);
    if (reason) await updateInbound(deps.db, row, { state: "unmatched", reason, request_id: null });
  }
}

/** @returns why it is not in its thread */
async function storeOneAssigned(
  deps: Deps,
  mailbox: Mailbox,
  row: AssignedEmail,
): Promise<UnmatchedReason | undefined> {
  const isThere = row.mailbox === mailbox.validity;
  const summary = isThere ? await mailbox.summarize(row.uid) : undefined;
  if (!summary) return "gone";
  if (summary.size > MAX_EMAIL_BYTES) return "too_large";
  const bytes = await mailbox.fetch(row.uid);
  if (!bytes) return "gone";
  const email = await parse(bytes);
  if (!email) return "unreadable";
  await storeAssigned(deps, row, email);
  await mailbox.markRead(row.uid);
  return undefined;
}
