import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { toLine } from "#contract/values/text.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { type EmailAddress, type QueuedEmail, toDomain, toMessageId } from "./email.server.ts";

/** An email with its sender and the time it was enqueued. */
export type Delivery = {
  email: QueuedEmail;
  from: EmailAddress;
  createdAt: Date;
  attachment?: { filename: string; contentType: string; content: Buffer };
  /** In place of that of the email. */
  replyTo?: EmailAddress;
  /** Message ids of the conversation so far, oldest first, by which mail programs group it. */
  references?: readonly string[];
};
export type EmailTransport = {
  (delivery: Delivery): Promise<void>;
  /** Whether the mail server is up, or the folder writable; without it, always. */
  isAvailable?: () => Promise<boolean>;
};

const SECONDS = 1_000;

const TIMEOUTS_MS = { connect: 10 * SECONDS, socket: 20 * SECONDS };

/** Bytes that must fit on the disk. */
const PROBE_BYTES = 65_536;

/** Sends over SMTP; every step has a timeout. */
export function createSmtpTransport(
  url: string,
  log: Logger,
  timeoutsMs = TIMEOUTS_MS,
): EmailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.connect,
    socketTimeout: timeoutsMs.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver = async (delivery: Delivery) => {
    await transport.sendMail(toMessage(delivery)).catch((error: Error & { code?: string }) => {
      // Servers' replies often repeat the address, which must not be logged.
      const message = error.message.replace(/[^\s<>@]+@[^\s<>@]+/g, "(address)");
      throw new Error(`${error.code ?? "SMTP"}: ${message}`);
    });
    log.info({ email_id: delivery.email.id }, `email ${delivery.email.label} sent`);
  };
  const isAvailable = () =>
    transport.verify().then(
      () => true,
      () => false,
    );
  return Object.assign(deliver, { isAvailable });
}

/** Writes each email as an `.eml` file. */
export function createFileTransport(folder: string, log: Logger): EmailTransport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver = async (delivery: Delivery) => {
    const { message } = await transport.sendMail(toMessage(delivery));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, toFileName(delivery));
    await writeWhole(path, message as Buffer);
    log.info({ email_id: delivery.email.id }, `email written to ${path} (SMTP_URL is not set)`);
  };
  const isAvailable = async () => {
    const probe = join(folder, "disk-check");
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(probe, Buffer.alloc(PROBE_BYTES, "x"));
      return true;
    } catch {
      return false;
    } finally {
      await rm(probe, { force: true }).catch(() => {});
    }
  };
  return Object.assign(deliver, { isAvailable });
}

/** The same name at every attempt, and names that sort by time. */
function toFileName({ email, createdAt }: Delivery): string {
  const time = createdAt
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  const label = email.label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${time}-${label}-${email.id.slice(0, 8)}.eml`;
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.part`;
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    // An unfinished file would occupy space on a full disk.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

function toMessage(delivery: Delivery): SendMailOptions {
  const { email, from, createdAt, attachment, replyTo = email.replyTo, references = [] } = delivery;
  const to = toRecipient(email.to);
  const sender = toRecipient(from);
  return {
    from: sender,
    to,
    ...(replyTo ? { replyTo: toRecipient(replyTo) } : {}),
    // The recipient is set here and not derived from a header.
    envelope: { from: sender.address, to: [to.address] },
    subject: toLine(email.subject),
    text: email.text,
    html: email.html,
    ...(email.calendar ? { icalEvent: email.calendar } : {}),
    ...(attachment ? { attachments: [attachment] } : {}),
    messageId: toMessageId(email.id, from),
    date: createdAt,
    ...toThread(references),
    headers: {
      // What is forwarded back is not taken for an answer.
      "X-Loop": toDomain(from),
      ...(email.isPersonal ? {} : { "Auto-Submitted": "auto-generated" }),
      ...(email.unsubscribe ? toUnsubscribe(email.unsubscribe) : {}),
    },
  };
}

/** One click in the mail program, RFC 8058. */
const toUnsubscribe = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Ids of a long conversation that are sent: mail programs need the last ones only. */
const MAX_REFERENCES = 20;

function toThread(earlier: readonly string[]): SendMailOptions {
  const references = earlier.slice(-MAX_REFERENCES);
  const inReplyTo = references.at(-1);
  return inReplyTo ? { inReplyTo, references } : {};
}

/** One recipient for every parser; stricter than the standard, which allows quoted commas. */
const ONE_ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/;

function toRecipient({ name = "", address }: EmailAddress): { name: string; address: string } {
  if (!ONE_ADDRESS.test(address)) throw new Error("An email needs exactly one address");
  return { name: toLine(name), address };
}
