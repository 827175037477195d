import type { FormName } from "#contract/forms.ts";
import type { Site } from "#contract/site.ts";
import { type MailAddress, parseMailbox } from "#services/mail/mail.server.ts";

/** Recipients of the operator's emails; each gets an email of its own. */
export function toOperators(mailTo: readonly string[] | undefined, site: Site): MailAddress[] {
  return mailTo?.map(parseMailbox) ?? [{ name: site.name, address: site.email }];
}

/** Where a reply to the confirmation of a form goes. */
export function toReplyAddress(site: Site, form: FormName): MailAddress {
  return { name: site.name, address: site.reply_to?.[form] ?? site.email };
}
