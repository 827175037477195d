import type { FormName } from "#contract/clients/forms.ts";
import type { Site } from "#contract/content/site.ts";
import type { Email, EmailAddress } from "./email.server.ts";
import type { EmailDocument } from "./email-document.ts";
import { toEmailHtml } from "./email-html.server.ts";
import { toEmailText } from "./email-text.server.ts";

/** What an email says; everything of it that is in one language. */
export type EmailTexts = Pick<EmailDocument, "heading" | "preview" | "blocks"> & {
  subject: string;
  /** Why the recipient gets it, below the agency's name. */
  reason?: string;
};

/** Who sends an email. */
export type Agency = { site: Site; siteUrl: string };

type Envelope = Pick<Email, "to" | "label" | "calendar" | "unsubscribe">;

/** An email to a person outside the agency; replies go to the mailbox of `form`, if any. */
export function renderEmail(
  agency: Agency,
  { form, ...envelope }: Envelope & { form?: FormName },
  texts: EmailTexts,
): Promise<Email> {
  const replyTo = toReplyAddress(agency.site, form);
  return render(agency, { ...envelope, replyTo }, texts, replyTo);
}

/** An email to staff; a reply goes to the person whom it is about, if any. */
export function renderStaffEmail(
  agency: Agency,
  envelope: Envelope & Pick<Email, "replyTo">,
  texts: EmailTexts,
): Promise<Email> {
  return render(agency, envelope, texts);
}

/** Where a reply to the emails of a form goes, or to those of none. */
export function toReplyAddress({ name, email, reply_to }: Site, form?: FormName): EmailAddress {
  return { name, address: (form && reply_to?.[form]) ?? email };
}

async function render(
  { site, siteUrl }: Agency,
  envelope: Omit<Email, "subject" | "text" | "html">,
  { subject, reason, ...parts }: EmailTexts,
  mailbox?: EmailAddress,
): Promise<Email> {
  const lines = [site.name, mailbox?.address, siteUrl, reason && `\n${reason}`];
  const footer = lines.filter(Boolean).join("\n");
  const document = { ...parts, footer, accent: site.brand?.accent };
  return { ...envelope, subject, text: toEmailText(document), html: await toEmailHtml(document) };
}
