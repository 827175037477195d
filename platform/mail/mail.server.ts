import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "#database/client.server.ts";
import type { JobKind, Queue } from "../queue.server.ts";

/** One mailbox. Never a text with several: a comma in one would become a second recipient. */
export type MailAddress = { name?: string; address: string };

/** A message without its sender, which the transport adds: From is never a visitor. */
export type Mail = {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** A calendar file: shown as an invitation where a mail program can, attached where not. */
  calendar?: MailCalendar;
  /** What the file is called when it is written instead of sent, like `og-7k3m9q-confirmation`. */
  label: string;
};

/** `content` is iCalendar text; `method` is the one it says inside. */
export type MailCalendar = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

const HOUR = 3_600;

/** Days for which the copy of a message is kept: after it was sent, and when it was given up. */
export const SENT_DAYS = 14;
export const GIVEN_UP_DAYS = 90;

/** Tried 28 times in about a day, then kept under `mail-failed`. */
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

/** A message in the queue. Its id is its own: a job that is tried again may be another job. */
export type QueuedMail = Mail & { id: string };

/** Adds a message to a transaction; it is sent once that commits. */
export function enqueueMail(queue: Queue, tx: Transaction, mail: Mail): Promise<void> {
  const queued: QueuedMail = { ...mail, id: randomUUID() };
  return queue.enqueue(tx, MAIL, queued);
}

/** "Name <name@example.com>" or a bare address, as in the environment. */
export function parseMailbox(mailbox: string): MailAddress {
  const [, name, address] = /^([^<>]+?)\s*<([^<>]+)>$/.exec(mailbox.trim()) ?? [];
  return address === undefined ? { address: mailbox.trim() } : { name: name ?? "", address };
}

/** The same for every attempt, so that a message that was sent twice is one message. */
export function toMessageId(id: string, from: MailAddress): string {
  const domain = from.address.split("@").at(-1) ?? "localhost";
  return `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${domain}>`;
}
