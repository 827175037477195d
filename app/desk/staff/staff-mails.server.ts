import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { toGreeting } from "#services/mail/greeting.server.ts";
import { enqueueMail } from "#services/mail/mail.server.ts";
import type { MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";
import { toWelcomeUrl } from "#services/staff/first-owner.service.server.ts";
import { LINK_HOURS, type StaffLinkPurpose } from "#services/staff/links.repository.server.ts";

type LinkMail = {
  purpose: StaffLinkPurpose;
  token: string;
  to: { email: string; name: string };
};

/** Adds the email with a link to set up an account, or to replace its password. */
export async function enqueueLinkMail(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { purpose, token, to }: LinkMail,
): Promise<void> {
  const site = await getSite(tx);
  const href = toWelcomeUrl(env.siteUrl, token);
  const { subject, text, label, period } = toTexts(purpose, site.name);
  const document: MailDocument = {
    heading: subject,
    preview: text,
    blocks: [
      { kind: "text", text: `${toGreeting(to.name)}\n\n${text}` },
      {
        kind: "links",
        title: "Your link",
        links: [{ label, href, detail: `It works once, for ${period}. Keep it private.` }],
      },
    ],
    footer: `${site.name}\n${env.siteUrl}`,
    accent: site.brand?.accent,
  };
  await enqueueMail(queue, tx, {
    to: { address: to.email },
    subject,
    text: toMailText(document),
    html: await toMailHtml(document),
    label: `desk ${purpose}`,
  });
}

function toTexts(purpose: StaffLinkPurpose, name: string) {
  if (purpose === "reset") {
    return {
      subject: `Choose a new password for the ${name} desk`,
      text: "Somebody asked for a new password for your account. If it wasn't you, ignore this email: your password stays as it is.",
      label: "Choose a new password",
      period: "an hour",
    };
  }
  return {
    subject: `Set up your account for the ${name} desk`,
    text: "You're invited to the desk, where the agency's staff work. Set up your account to sign in.",
    label: "Set up your account",
    period: `${LINK_HOURS.invitation / 24} days`,
  };
}
