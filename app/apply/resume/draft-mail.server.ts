import type { Site } from "#contract/site.ts";
import { toDateText } from "#platform/date-text.ts";
import type { Mail } from "#services/mail/mail.server.ts";
import type { MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";

type DraftMail = {
  email: string;
  token: string;
  expires_at: Date;
  site: Site;
  siteUrl: string;
};

/** The link to a saved application. Repeats nothing that was typed: the address is not confirmed. */
export async function toDraftMail({
  email,
  token,
  expires_at,
  site,
  siteUrl,
}: DraftMail): Promise<Mail> {
  const until = toDateText(expires_at.toISOString().slice(0, 10));
  const document: MailDocument = {
    heading: "Your application is saved",
    preview: `Finish it by ${until}.`,
    blocks: [
      {
        kind: "text",
        text: `Hello,\n\nAn application was saved on ${site.name} with this address. It is not sent yet: open the link, on any device, and finish it by ${until}. We delete it then.`,
      },
      {
        kind: "links",
        title: "Your application",
        links: [
          {
            label: "Continue or delete it",
            href: `${siteUrl}/apply/resume/${token}`,
            detail: "Anyone with this link can read and change it, so keep this email to yourself.",
          },
        ],
      },
      { kind: "text", text: "If it wasn't you, delete it by the link, or do nothing." },
    ],
    footer: `${site.name}\n${site.email}\n${siteUrl}`,
    accent: site.brand?.accent,
  };
  return {
    to: { address: email },
    replyTo: { name: site.name, address: site.email },
    subject: `Your saved application at ${site.name}`,
    text: toMailText(document),
    html: await toMailHtml(document),
    label: "application-draft",
  };
}
