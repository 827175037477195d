/** Templates of replies: `replies/*.md`. No zod here: components read this file. */

export const REPLY_PURPOSES = [
  "request",
  "application",
  "rejection",
  "proposal",
  "proposal_change",
  "proposal_reminder",
] as const;
/**
 * Where a template is offered; `rejection` is sent when an application is rejected, the first
 * `proposal_reminder` before a proposal expires.
 */
export type ReplyPurpose = (typeof REPLY_PURPOSES)[number];

/** What `{{name}}` in a template stands for. */
export const REPLY_PLACEHOLDERS = {
  first_name: "first word of the recipient's name",
  name: "name as the recipient wrote it",
  company: "their company",
  reference: "reference of the request",
  project: "kind of project, or the job that is applied for",
  agency: "name of the agency",
  staff_name: "name of who sends it",
  staff_first_name: "first word of that name",
  signature: "signature of who sends it; without one their name and the agency",
  booking_link: "their own link to book a call, made when the email is sent",
  proposal_link: "link to the proposal that is sent",
  valid_until: "last day of that proposal",
} as const;
export type ReplyPlaceholder = keyof typeof REPLY_PLACEHOLDERS;
/** Without `booking_link`: it is secret, and filled in by `sendReply`. */
export type ReplyValues = Record<Exclude<ReplyPlaceholder, "booking_link">, string>;

const PLACEHOLDER = /\{\{([^{}\n]{0,40})\}\}/g;
const BOOKING_LINK = /\{\{\s*booking_link\s*\}\}/g;
/** What the text of a reply has where the email has the link. */
export const BOOKING_LINK_TEXT = "{{booking_link}}";

/** Purposes whose texts have a proposal's link and last day. */
export const PROPOSAL_PURPOSES: readonly ReplyPurpose[] = [
  "proposal",
  "proposal_change",
  "proposal_reminder",
];
/** Placeholders that have a value there only. */
const PROPOSAL_PLACEHOLDERS: readonly string[] = ["proposal_link", "valid_until"];

export const MAX_SIGNATURE = 500;

/** A template as the desk offers it. */
export type ReplyTemplate = { slug: string; title: string; subject: string; body: string };

/** Names in double braces that stand for nothing. */
export function listUnknownPlaceholders(text: string, purpose?: ReplyPurpose): string[] {
  const elsewhere: readonly string[] =
    purpose === undefined
      ? []
      : PROPOSAL_PURPOSES.includes(purpose)
        ? ["booking_link"]
        : PROPOSAL_PLACEHOLDERS;
  return listPlaceholders(text).filter(
    (name) => !Object.hasOwn(REPLY_PLACEHOLDERS, name) || elsewhere.includes(name),
  );
}

/** Names in double braces. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name.trim());
}

/** The text with values in place of placeholders; one without a value remains, to be filled by hand. */
export function fillPlaceholders(text: string, values: ReplyValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const key = name.trim();
    const value = Object.hasOwn(values, key) ? values[key as keyof ReplyValues] : "";
    return value || whole;
  });
}

/** Whether the text asks for a link by which the recipient books a call. */
export function hasBookingLink(text: string): boolean {
  return text.search(BOOKING_LINK) >= 0;
}

/** The text with the link in its place. */
export function fillBookingLink(text: string, link: string): string {
  return text.replace(BOOKING_LINK, () => link);
}

/** The text with a signature below it, unless it has it. */
export function addSignature(text: string, signature: string): string {
  return signature === "" || text.includes(signature) ? text : `${text.trimEnd()}\n\n${signature}`;
}

/** The text without the signature at its end. */
export function removeSignature(text: string, signature: string): string {
  return signature !== "" && text.endsWith(signature)
    ? text.slice(0, -signature.length).trimEnd()
    : text;
}
