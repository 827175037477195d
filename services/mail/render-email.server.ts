import type { FormName } from "#contract/forms.ts";
import type { Site } from "#contract/site.ts";
import type { Mail, MailAddress } from "./mail.server.ts";
import type { MailDocument } from "./mail-document.ts";
import { toMailHtml } from "./mail-html.server.ts";
import { toMailText } from "./mail-text.server.ts";

/** What an email says; everything of it that is in one language. */
export type EmailTexts = Pick<MailDocument, "heading" | "preview" | "blocks"> & {
  subject: string;
  /** Why the recipient gets it, below the agency's name. */
  reason?: string;
};

/** Who sends an email. */
export type Agency = { site: Site; siteUrl: string };

type Envelope = Pick<Mail, "to" | "label" | "calendar" | "unsubscribe">;

/** An email to a person outside the agency; replies go to the mailbox of `form`, if any. */
export function renderEmail(
  agency: Agency,
  { form, ...envelope }: Envelope & { form?: FormName },
  texts: EmailTexts,
): Promise<Mail> {
  const replyTo = toReplyAddress(agency.site, form);
  return render(agency, { ...envelope, replyTo }, texts, replyTo);
}

/** An email to staff; a reply goes to the person whom it is about, if any. */
export function renderStaffEmail(
  agency: Agency,
  envelope: Envelope & Pick<Mail, "replyTo">,
  texts: EmailTexts,
): Promise<Mail> {
  return render(agency, envelope, texts);
}

/** Where a reply to the emails of a form goes, or to those of none. */
export function toReplyAddress({ name, email, reply_to }: Site, form?: FormName): MailAddress {
  return { name, address: (form && reply_to?.[form]) ?? email };
}

async function render(
  { site, siteUrl }: Agency,
  envelope: Omit<Mail, "subject" | "text" | "html">,
  { subject, reason, ...parts }: EmailTexts,
  mailbox?: MailAddress,
): Promise<Mail> {
  const lines = [site.name, mailbox?.address, siteUrl, reason && `\n${reason}`];
  const footer = lines.filter(Boolean).join("\n");
  const document = { ...parts, footer, accent: site.brand?.accent };
  return { ...envelope, subject, text: toMailText(document), html: await toMailHtml(document) };
}
