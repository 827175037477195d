import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";
import type { ReplyMailbox } from "#platform/process/reply-mailbox.ts";
import type { Queue } from "../queue.server.ts";
import { readUploadBytes } from "../uploads/uploads.repository.server.ts";
import { recordFailure, recordSent } from "./deliveries.repository.server.ts";
import { type EmailAddress, MAIL, type QueuedEmail } from "./email.server.ts";
import { addClosing } from "./email-closing.server.ts";
import type { EmailBlock } from "./email-document.ts";
import { getReplyKey, signReplyAddress } from "./reply-address.server.ts";
import { settleEndedEmails, stripEmail } from "./sent-emails.repository.server.ts";
import {
  createFileTransport,
  createSmtpTransport,
  type Delivery,
  type EmailTransport,
} from "./transport.server.ts";

/** Attempts of this process; a failed one is retried by any process. */
export const emailDeliveries = createLabeledCounter(
  "ogds_mail_deliveries_total",
  "Attempts to deliver an email, by outcome.",
  { outcome: ["sent", "failed"] },
);

/** By SMTP when it is configured, else as `.eml` files in the data folder. */
export function createEmailTransport(
  env: Pick<Env, "smtpUrl" | "mailDir">,
  log: Logger,
): EmailTransport {
  return env.smtpUrl
    ? createSmtpTransport(env.smtpUrl, log)
    : createFileTransport(env.mailDir, log);
}

/** The part of an email that is retained in the queue after delivery. */
type SentEmail = Omit<QueuedEmail, "text" | "html" | "calendar" | "unsubscribe">;

/** What an email belongs to. */
export type Conversation = {
  /** Of the record that it is about; null without one. */
  reference: string | null;
  /** Message ids of the emails before it, to the person and from them, oldest first. */
  references: string[];
  /** Of the email that it began with, as an answer has it; undefined for the first one. */
  subject?: string | undefined;
  /** A part that ends the email as of now, before its footer. */
  closing?: EmailBlock | undefined;
};

type Deps = {
  queue: Queue;
  db: Database;
  log: Logger;
  /** The conversation of a queued email, if it belongs to one. */
  findConversation?:
    | ((
        db: Database,
        id: string,
        from: EmailAddress,
        to: EmailAddress,
      ) => Promise<Conversation | undefined>)
    | undefined;
  /** Where replies to emails about a request go, each to an address of its own. */
  replyMailbox?: ReplyMailbox | undefined;
};

/** Interval of checking a mail server that is away. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * Delivers the emails in the queue. `getFrom` is called each time: an operator may change it. Once
 * a server that was away is back, or a full disk has space, waiting emails are retried at once. The
 * text of an email is deleted from its job once it is delivered or a dead letter.
 */
export async function startEmailWorker(
  { queue, db, log, findConversation, replyMailbox }: Deps,
  deliver: EmailTransport,
  getFrom: () => Promise<EmailAddress>,
): Promise<void> {
  const { isAvailable = async () => true } = deliver;
  let isWatching = false;

  async function watch(): Promise<void> {
    // The server is up and rejected this one email: the next attempt has time.
    if (await isAvailable()) return;
    do await wait(CHECK_INTERVAL_MS, undefined, { ref: false });
    while (!(await isAvailable()));
    await queue.retryNow(MAIL);
  }

  function watchOnce(): void {
    if (isWatching) return;
    isWatching = true;
    watch()
      // They are retried at their scheduled time.
      .catch(() => {})
      .finally(() => {
        isWatching = false;
      });
  }

  const warn = (error: unknown) => log.warn({ err: error }, "recording an email failed");

  queue.sweepEveryHour(() => settleEndedEmails(db));

  await queue.work<QueuedEmail | SentEmail>(MAIL, async ({ id, data: email, createdOn }) => {
    // It was delivered and its text deleted, but completing the job failed.
    if ("label" in email && !("text" in email)) return;
    const from = await getFrom();
    const createdAt = email.send_at ? new Date(email.send_at) : createdOn;
    try {
      const conversation = await findConversation?.(db, email.id, from, email.to);
      const headers =
        conversation && (await toHeaders(db, toOwnPart(email, conversation), from, replyMailbox));
      const attachment = await readAttachment(db, email);
      const sent = await continueConversation(email, conversation);
      await deliver({ email: sent, from, createdAt, ...headers, ...attachment });
      emailDeliveries.inc({ outcome: "sent" });
    } catch (error) {
      emailDeliveries.inc({ outcome: "failed" });
      watchOnce();
      await recordFailure(db, email.id, String(error)).catch(warn);
      throw error;
    }
    // A failure here must not send the email again; the hourly task does what was left.
    await recordSent(db, email.id).catch(warn);
    await stripEmail(db, id).catch(warn);
  });
}

/**
 * The email as part of its conversation. What a person wrote has the subject that they chose: only
 * emails of the software are given the one of the conversation.
 */
async function continueConversation(
  email: QueuedEmail,
  { subject, closing }: Partial<Conversation> = {},
): Promise<QueuedEmail> {
  if (email.isFirst) return email;
  return {
    ...email,
    ...(closing ? await addClosing(email, closing) : {}),
    ...(subject && !email.isPersonal ? { subject } : {}),
  };
}

/** To the address that was corrected, there is no conversation before its first email. */
const toOwnPart = ({ isFirst }: QueuedEmail, conversation: Conversation): Conversation =>
  isFirst ? { ...conversation, references: [] } : conversation;

/** Emails about a record are one conversation in mail programs, and replies have its address. */
async function toHeaders(
  db: Database,
  { reference, references }: Conversation,
  from: EmailAddress,
  replyMailbox: ReplyMailbox | undefined,
): Promise<Pick<Delivery, "replyTo" | "references">> {
  if (!replyMailbox || reference === null) return { references };
  const address = signReplyAddress(await getReplyKey(db), replyMailbox, reference);
  return { references, replyTo: { ...(from.name ? { name: from.name } : {}), address } };
}

async function readAttachment(
  db: Database,
  { attachment }: QueuedEmail,
): Promise<Pick<Delivery, "attachment">> {
  if (!attachment) return {};
  const content = await readUploadBytes(db, attachment.upload_id);
  if (!content) throw new Error("The attached file is gone");
  return { attachment: { filename: attachment.name, contentType: attachment.type, content } };
}
