import type { ImapAddress } from "#platform/process/imap-url.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";

/** Larger ones are not fetched. */
export const MAX_EMAIL_BYTES = 25 * 1_024 ** 2;
/** With what a response has beside the email. */
const MAX_RESPONSE_BYTES = MAX_EMAIL_BYTES + 1_024 ** 2;
const MAX_LINE_BYTES = 1_024 ** 2;

const SECONDS = 1_000;
const TIMEOUTS_MS = {
  connect: 10 * SECONDS,
  /** Without a byte of the server; more than an email takes to be parsed. */
  socket: 60 * SECONDS,
  /** For one command, however slowly the server sends. */
  command: 120 * SECONDS,
};

/** What the server says of an email before it is fetched. */
export type EmailSummary = {
  size: number;
  received_at: Date;
  sender: string;
  sender_name: string;
  subject: string;
  message_id: string | null;
};

/** A mailbox that is open. */
export type Mailbox = {
  /** Changes when the server numbers its emails anew. */
  validity: string;
  listUnread(since: Date): Promise<number[]>;
  /** @returns undefined for an email that is gone */
  summarize(uid: number): Promise<EmailSummary | undefined>;
  /** Its bytes; it stays unread. */
  fetch(uid: number): Promise<Buffer | undefined>;
  markRead(uid: number): Promise<void>;
};

/** A server that is not reached, refuses, or breaks the protocol or its limits. */
export class MailboxError extends Error {}

/**
 * Opens the mailbox for a task, and closes the connection in any case.
 * @throws MailboxError with a message without names and contents
 */
export async function withMailbox<Result>(
  { host, port, isSecure, user, password, mailbox: path }: ImapAddress,
  task: (mailbox: Mailbox) => Promise<Result>,
  timeoutsMs = TIMEOUTS_MS,
): Promise<Result> {
  // Only where there is a mailbox: the package takes 7 MB of memory.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password is never sent in the clear, but to a server on this machine.
    ...(isSecure || isLocal(host) ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    // A compressed stream has no limit of its size.
    disableCompression: true,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.connect,
    socketTimeout: timeoutsMs.socket,
    maxLineLength: MAX_LINE_BYTES,
    maxLiteralSize: MAX_EMAIL_BYTES,
    maxResponseSize: MAX_RESPONSE_BYTES,
    maxResponseTokens: 200_000,
  });
  // Without a listener an error of the connection ends the process; the open command fails by it.
  client.on("error", () => {});
  const ask = <Value>(command: Promise<Value>): Promise<Value> =>
    withTimeout(timeoutsMs.command, command).catch((error) => {
      client.close();
      throw new MailboxError(toReason(error));
    });
  try {
    await ask(client.connect());
    const { uidValidity } = await ask(client.mailboxOpen(path));
    return await task({
      validity: String(uidValidity),
      async listUnread(since) {
        const found = await ask(client.search({ seen: false, since }, { uid: true }));
        if (!found) throw new MailboxError("the server does not search");
        return found.toSorted((a, b) => a - b);
      },
      async summarize(uid) {
        const query = { size: true, envelope: true, internalDate: true };
        const found = await ask(client.fetchOne(String(uid), query, { uid: true }));
        if (!found || found.uid !== uid) return undefined;
        const { size = 0, envelope = {}, internalDate = new Date() } = found;
        const [from] = envelope.from ?? [];
        return {
          size,
          received_at: new Date(internalDate),
          sender: from?.address ?? "",
          sender_name: from?.name ?? "",
          subject: envelope.subject ?? "",
          message_id: envelope.messageId ?? null,
        };
      },
      async fetch(uid) {
        const found = await ask(client.fetchOne(String(uid), { source: true }, { uid: true }));
        return found && found.uid === uid ? found.source : undefined;
      },
      async markRead(uid) {
        await ask(client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true }));
      },
    });
  } finally {
    if (client.usable) await ask(client.logout()).catch(() => {});
    client.close();
  }
}

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** Responses of servers often repeat the user. */
function toReason(error: Error & { code?: string; authenticationFailed?: boolean }): string {
  if (error.authenticationFailed) return "the server refuses the user or the password";
  return error.code ?? error.message.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, "(address)").slice(0, 100);
}
