import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { toLine } from "#contract/text.ts";
import type { Logger } from "../log.server.ts";
import { type MailAddress, type QueuedMail, toMessageId } from "./mail.server.ts";

/** A message with what only its delivery knows. */
export type Delivery = { mail: QueuedMail; from: MailAddress; createdAt: Date };
export type MailTransport = {
  (delivery: Delivery): Promise<void>;
  /** Whether what it delivers to is there and has room; without it, always. */
  isThere?: () => Promise<boolean>;
};

const SECONDS = 1_000;

/** Milliseconds for which a mail server may keep us waiting. */
const PATIENCE = { connect: 10 * SECONDS, silence: 20 * SECONDS };

/** Bytes that have to fit where messages are written. */
const ROOM = 65_536;

/** Sends over SMTP; every step has a time limit. */
export function createSmtpTransport(url: string, log: Logger, patience = PATIENCE): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver = async (delivery: Delivery) => {
    await transport.sendMail(toMessage(delivery)).catch((error: Error & { code?: string }) => {
      // What servers answer often repeats the address, which belongs in no log.
      const words = error.message.replace(/[^\s<>@]+@[^\s<>@]+/g, "(address)");
      throw new Error(`${error.code ?? "SMTP"}: ${words}`);
    });
    log.info({ mail: delivery.mail.id }, `email ${delivery.mail.label} sent`);
  };
  const isThere = () =>
    transport.verify().then(
      () => true,
      () => false,
    );
  return Object.assign(deliver, { isThere });
}

/** Writes each message as a file that any mail program opens. */
export function createFileTransport(folder: string, log: Logger): MailTransport {
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
    log.info({ mail: delivery.mail.id }, `email written to ${path} (SMTP_URL is not set)`);
  };
  const isThere = async () => {
    const trial = join(folder, "is-there-room");
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(trial, Buffer.alloc(ROOM, "room"));
      return true;
    } catch {
      return false;
    } finally {
      await rm(trial, { force: true }).catch(() => {});
    }
  };
  return Object.assign(deliver, { isThere });
}

/** The same name at every attempt, and names that sort by time. */
function toFileName({ mail, createdAt }: Delivery): string {
  const time = createdAt
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  const label = mail.label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${time}-${label}-${mail.id.slice(0, 8)}.eml`;
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
    // Half a message would take room where there is too little.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

function toMessage({ mail, from, createdAt }: Delivery): SendMailOptions {
  const to = toRecipient(mail.to);
  const sender = toRecipient(from);
  return {
    from: sender,
    to,
    ...(mail.replyTo ? { replyTo: toRecipient(mail.replyTo) } : {}),
    // Who gets it is said here and not read from a header.
    envelope: { from: sender.address, to: [to.address] },
    subject: toLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar ? { icalEvent: mail.calendar } : {}),
    messageId: toMessageId(mail.id, from),
    date: createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** One recipient whatever reads it; stricter than the standard, which allows quoted commas. */
const ONE_ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/;

function toRecipient({ name = "", address }: MailAddress): { name: string; address: string } {
  if (!ONE_ADDRESS.test(address)) throw new Error("An email needs exactly one address");
  return { name: toLine(name), address };
}
