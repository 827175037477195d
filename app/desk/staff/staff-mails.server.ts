import { getSite } from "#app/site/site.service.server.ts";
import type { Site } from "#contract/site.ts";
import type { Transaction } from "#database/client.server.ts";
import { toGreeting } from "#services/mail/greeting.server.ts";
import { enqueueMail } from "#services/mail/mail.server.ts";
import type { MailBlock, MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";
import { toWelcomeUrl } from "#services/staff/first-owner.service.server.ts";
import { LINK_HOURS, type StaffLinkPurpose } from "#services/staff/links.repository.server.ts";

type Deps = Pick<Services, "queue" | "env">;

type LinkMail = {
  purpose: StaffLinkPurpose;
  token: string;
  to: { email: string; name: string };
};

/** Adds the email with a link to set up an account, to replace its password or to sign in. */
export async function enqueueLinkMail(
  deps: Deps,
  tx: Transaction,
  { purpose, token, to }: LinkMail,
): Promise<void> {
  const site = await getSite(tx);
  const href = toWelcomeUrl(deps.env.siteUrl, token);
  const { subject, text, label, period } = toTexts(purpose, site.name);
  const link = { label, href, detail: `It works once, for ${period}. Keep it private.` };
  await enqueueStaffMail(deps, tx, site, {
    ...{ to, subject, text, label: `desk ${purpose}` },
    links: { title: "Your link", links: [link] },
  });
}

/** What changed about how a person signs in. */
export type SecurityNews = keyof typeof SECURITY_TEXTS;
const SECURITY_TEXTS = {
  password: { subject: "Your password was changed", text: "Your password was changed." },
  totp: {
    subject: "Your authenticator app was changed",
    text: "Another authenticator app now makes the codes for your account.",
  },
  codes: {
    subject: "You have new recovery codes",
    text: "New recovery codes were made for your account. The old ones no longer work.",
  },
  passkey: { subject: "A passkey was added", text: "A passkey was added to your account." },
  "remove-passkey": {
    subject: "A passkey was removed",
    text: "A passkey was removed from your account.",
  },
} as const;

/** Adds the email that tells a person of a change of how they sign in: it may not be theirs. */
export async function enqueueSecurityMail(
  deps: Deps,
  tx: Transaction,
  to: { email: string; name: string },
  news: SecurityNews,
): Promise<void> {
  const site = await getSite(tx);
  const { subject, text } = SECURITY_TEXTS[news];
  const link = { label: "Your account", href: `${deps.env.siteUrl}/desk/account` };
  await enqueueStaffMail(deps, tx, site, {
    ...{ to, subject: `${subject}: ${site.name} desk`, label: `desk ${news}` },
    text: `${text} If it wasn't you, end the other sessions, choose a new password and tell an owner of the desk.`,
    links: { title: "At the desk", links: [link] },
  });
}

type StaffMail = {
  to: { email: string; name: string };
  subject: string;
  text: string;
  links: Omit<Extract<MailBlock, { kind: "links" }>, "kind">;
  label: string;
};

async function enqueueStaffMail(
  { queue, env }: Deps,
  tx: Transaction,
  site: Site,
  { to, subject, text, links, label }: StaffMail,
): Promise<void> {
  const document: MailDocument = {
    heading: subject,
    preview: text,
    blocks: [
      { kind: "text", text: `${toGreeting(to.name)}\n\n${text}` },
      { kind: "links", ...links },
    ],
    footer: `${site.name}\n${env.siteUrl}`,
    accent: site.brand?.accent,
  };
  await enqueueMail(queue, tx, {
    to: { address: to.email },
    subject,
    text: toMailText(document),
    html: await toMailHtml(document),
    label,
  });
}

function toTexts(purpose: StaffLinkPurpose, name: string) {
  if (purpose === "reset") {
    return {
      subject: `Choose a new password for the ${name} desk`,
      text: "A new password was requested for your account. If it wasn't you, ignore this email: your password stays as it is.",
      label: "Choose a new password",
      period: "an hour",
    };
  }
  if (purpose === "sign-in") {
    return {
      subject: `Sign in to the ${name} desk`,
      text: "An owner of the desk sent you this link, because too many attempts to sign in to your account were made. You still need your password and a code of your authenticator app.",
      label: "Sign in",
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
