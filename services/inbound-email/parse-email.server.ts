import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { toLine, toText } from "#contract/values/text.ts";
import {
  MAX_MESSAGE_FILES,
  MAX_UPLOAD_BYTES,
  UPLOAD_TYPES,
} from "#contract/values/upload-terms.ts";
import { splitQuote } from "#platform/text/split-quote.ts";
import { findDocumentType } from "#platform/uploads/document-type.server.ts";
import { toFileName, toShownName } from "#platform/uploads/file-name.ts";
import { toDigest, toFingerprint } from "./fingerprint.server.ts";
import { toTextOfHtml } from "./html-text.server.ts";
import type { InboundEmail, InboundFile } from "./inbound-email.ts";
import { readBounce } from "./read-bounce.ts";

/** Of a part and of all headers; an email beyond them is not read. */
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 * 1_024, forceRfc822Attachments: true };
/** Characters that are stored of an answer and of what it quotes. */
const MAX_TEXT = 50_000;
const MAX_SUBJECT = 200;
const MAX_NAME = 100;
const MAX_ADDRESS = 254;
const MAX_OTHER_FILES = 20;
const MAX_RECIPIENTS = 100;
const MAX_REFERENCES = 100;

const RECIPIENT_HEADERS = ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to"];
const DMARC_FAIL = /\bdmarc=fail\b/i;
const AUTOMATIC_SUBJECT =
  /^(?:automatic reply|auto(?:matic)?[ -]?response|out of (?:the )?office|abwesenheit|automatische antwort|réponse automatique|absence du bureau|respuesta automática|risposta automatica)\b/i;

/**
 * An email as it is stored.
 * @throws for one that is nested too deep, or whose headers are too long
 */
export async function parseEmail(raw: Uint8Array): Promise<InboundEmail> {
  const email = await PostalMime.parse(raw, LIMITS);
  const from = toSender(email);
  const subject = toLine(email.subject ?? "").slice(0, MAX_SUBJECT);
  const { text, quoted } = splitQuote(toBody(email));
  const { files, otherFiles } = toFiles(email.attachments);
  const message_id = listIds(email.messageId)[0] ?? null;
  const stored = {
    message_id,
    from,
    subject,
    text: cut(text),
    quoted: cut(quoted),
    files,
    otherFiles,
  };
  return {
    ...stored,
    recipients: listRecipients(email),
    references: [...listIds(email.inReplyTo), ...listIds(email.references).toReversed()].slice(
      0,
      MAX_REFERENCES,
    ),
    isAutomatic: isAutomatic(email),
    bounce: readBounce(email, from.address),
    isForged: readHeaders(email, "authentication-results").some((value) => DMARC_FAIL.test(value)),
    loops: readHeaders(email, "x-loop"),
    fingerprint: toFingerprint([
      message_id,
      from.address.toLowerCase(),
      email.date,
      subject,
      text,
      quoted,
      ...files.map(({ bytes }) => toDigest(bytes)),
    ]),
  };
}

const cut = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).replace(/[\ud800-\udbff]$/, "")}…` : text;

function toSender({ from, sender }: Email): InboundEmail["from"] {
  const [mailbox] = toMailboxes([from ?? sender]);
  return {
    name: toLine(mailbox?.name ?? "").slice(0, MAX_NAME),
    address: toLine(mailbox?.address ?? "").slice(0, MAX_ADDRESS),
  };
}

const toMailboxes = (addresses: readonly (Address | undefined)[]) =>
  addresses.flatMap((address) => (address?.group ? address.group : address ? [address] : []));

function listRecipients(email: Email): string[] {
  const { to = [], cc = [], bcc = [] } = email;
  const named = toMailboxes([...to, ...cc, ...bcc]).map(({ address }) => address ?? "");
  const seen = RECIPIENT_HEADERS.flatMap((name) => readHeaders(email, name));
  return [...seen, ...named].filter((address) => address.includes("@")).slice(0, MAX_RECIPIENTS);
}

const readHeaders = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

const listIds = (text = ""): string[] => text.match(/<[^<>\s]{1,250}>/g) ?? [];

function toBody({ text = "", html = "" }: Email): string {
  const body = text.trim() ? text : toTextOfHtml(html);
  return toText(body.replaceAll("\u00a0", " ")).replaceAll(/\n{4,}/g, "\n\n\n");
}

/** RFC 3834, and what programs do that are older or do not follow it. */
function isAutomatic(email: Email): boolean {
  const [submitted = "no"] = readHeaders(email, "auto-submitted");
  const [precedence = ""] = readHeaders(email, "precedence");
  return (
    !/^no\b/i.test(submitted) ||
    /^(?:bulk|junk|list|auto_reply)$/i.test(precedence) ||
    ["x-autoreply", "x-autorespond", "list-id"].some(
      (name) => readHeaders(email, name).length > 0,
    ) ||
    AUTOMATIC_SUBJECT.test(email.subject?.trim() ?? "")
  );
}

/** By their bytes, whatever their names say. Images of the text itself are no files of it. */
function toFiles(attachments: readonly Attachment[]): Pick<InboundEmail, "files" | "otherFiles"> {
  const files: InboundFile[] = [];
  const otherFiles: string[] = [];
  for (const { content, filename, related, mimeType } of attachments) {
    if (related || mimeType === "message/delivery-status") continue;
    const bytes =
      typeof content === "string" ? Buffer.from(content) : Buffer.from(content as Uint8Array);
    const name = filename || mimeType.replace("/", ".");
    const type = bytes.length <= MAX_UPLOAD_BYTES ? findDocumentType(bytes) : undefined;
    if (type && files.length < MAX_MESSAGE_FILES) {
      files.push({ name: toFileName(name, UPLOAD_TYPES[type].extension), type, bytes });
    } else if (otherFiles.length < MAX_OTHER_FILES) otherFiles.push(toShownName(name));
  }
  return { files, otherFiles };
}
