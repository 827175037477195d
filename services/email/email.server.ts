import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "#database/client.server.ts";
import type { JobKind, Queue } from "../queue.server.ts";
import { recordSubjects } from "./deliveries.repository.server.ts";

/** One mailbox. Not a text: a comma in it would make a second recipient. */
export type EmailAddress = { name?: string; address: string };

/** An email without its sender, which the transport adds: From is never a visitor. */
export type Email = {
  to: EmailAddress;
  replyTo?: EmailAddress;
  subject: string;
  text: string;
  html: string;
  /** A calendar file: shown as an invitation where a mail program can, attached where not. */
  calendar?: EmailCalendar;
  attachment?: EmailAttachment;
  /** A link that mail programs offer to stop such emails; a POST to it does so without a question. */
  unsubscribe?: string;
  /** Written by a person of the staff, not by the software. */
  isPersonal?: true;
  /** With which a conversation begins, also where there were emails to another address. */
  isFirst?: true;
  /** Name of the file when it is written instead of sent, like `og-7k3m9q-confirmation`. */
  label: string;
};

/** `content` is iCalendar text with the same `method`. */
export type EmailCalendar = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

/** An uploaded file, whose bytes are read when the email is sent. */
export type EmailAttachment = { upload_id: number; name: string; type: string };

const HOUR = 3_600;

/** Days for which the copy of an email is retained: once sent, and as a dead letter. */
export const SENT_DAYS = 14;
export const DEAD_LETTER_DAYS = 90;

/** Tried 28 times in about a day, then moved to the dead letter queue `mail-failed`. */
export const MAIL: JobKind = {
  name: "mail",
  options: {
    retryLimit: 27,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 120,
    deleteAfterSeconds: SENT_DAYS * 24 * HOUR,
  },
};

/** An email in the queue. Its id differs from the job's: a retried dead letter is a new job. */
export type QueuedEmail = Email & {
  id: string;
  /** Its date, ISO 8601, when it is sent later than it was written. */
  send_at?: string;
};

/** Adds an email in a transaction; it is sent once that commits, or at `sendAt`. */
export async function enqueueEmail(
  queue: Queue,
  tx: Transaction,
  email: Email,
  id: string = randomUUID(),
  sendAt?: Date,
): Promise<void> {
  await enqueueEmails(queue, tx, [{ email, id }], sendAt);
}

/** The same for many, in a few statements. */
export async function enqueueEmails(
  queue: Queue,
  tx: Transaction,
  emails: readonly { email: Email; id: string }[],
  sendAt?: Date,
): Promise<void> {
  await recordSubjects(
    tx,
    emails.map(({ email, id }) => ({ id, subject: email.subject })),
  );
  const date = sendAt ? { send_at: sendAt.toISOString() } : {};
  const jobs = emails.map(({ email, id }): QueuedEmail => ({ ...email, ...date, id }));
  const [one] = jobs;
  if (one && jobs.length === 1) await queue.enqueue(tx, MAIL, one, sendAt);
  else await queue.enqueueAll(tx, MAIL, jobs, sendAt);
}

/** Tries again now what could not be sent. */
export async function retryEmails(queue: Queue): Promise<void> {
  await queue.retryNow(MAIL);
  await queue.retryDeadLetters(MAIL);
}

/** "Name <name@example.com>" or a bare address, as in the environment. */
export function parseMailbox(mailbox: string): EmailAddress {
  const [, name, address] = /^([^<>]+?)\s*<([^<>]+)>$/.exec(mailbox.trim()) ?? [];
  return address === undefined ? { address: mailbox.trim() } : { name: name ?? "", address };
}

/** The part of an address behind the @. */
export const toDomain = ({ address }: EmailAddress): string =>
  address.split("@").at(-1) ?? "localhost";

/** The same for every attempt, so that an email that was sent twice counts as one. */
export function toMessageId(id: string, from: EmailAddress): string {
  return `<${createHash("sha256").update(id).digest("hex").slice(0, MESSAGE_ID_DIGITS)}@${toDomain(from)}>`;
}

const MESSAGE_ID_DIGITS = 32;
const MESSAGE_ID = /^<([0-9a-f]{32})@/;

/** The digits of message ids that `toMessageId` may have made, for `messageHash` of the tables. */
export const listMessageHashes = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => MESSAGE_ID.exec(id)?.[1] ?? []);
