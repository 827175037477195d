import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import type { EmailLink } from "#services/email/email-document.ts";
import { toGreeting } from "#services/email/greeting.server.ts";
import { renderStaffEmail } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";
import { toWelcomeUrl } from "#services/staff/first-owner.service.server.ts";
import { LINK_HOURS, type StaffLinkPurpose } from "#services/staff/links.repository.server.ts";

type Deps = Pick<Services, "queue" | "env">;
type Person = { email: string; name: string };

/** Adds the email with a link to set up an account, to replace its password or to sign in. */
export async function enqueueLinkEmail(
  deps: Deps,
  tx: Transaction,
  { purpose, token, to }: { purpose: StaffLinkPurpose; token: string; to: Person },
): Promise<void> {
  const { subject, text, label, period } = LINK_TEXTS[purpose];
  await enqueueStaffEmail(deps, tx, to, {
    label: `desk ${purpose}`,
    subject: (name) => `${subject} the ${name} desk`,
    text,
    title: "Your link",
    link: {
      label,
      href: toWelcomeUrl(deps.env.siteUrl, token),
      detail: `It works once, for ${period}. Keep it private.`,
    },
  });
}

/** The subject goes on with the name of the desk. */
const LINK_TEXTS = {
  invitation: {
    subject: "Set up your account for",
    text: "You're invited to the desk, where the agency's staff work. Set up your account to sign in.",
    label: "Set up your account",
    period: `${LINK_HOURS.invitation / 24} days`,
  },
  reset: {
    subject: "Choose a new password for",
    text: "A new password was requested for your account. If it wasn't you, ignore this email: your password stays as it is.",
    label: "Choose a new password",
    period: "an hour",
  },
  "sign-in": {
    subject: "Sign in to",
    text: "An owner of the desk sent you this link, because too many attempts to sign in to your account were made. You still need your password and a code of your authenticator app.",
    label: "Sign in",
    period: "an hour",
  },
} satisfies Record<StaffLinkPurpose, object>;

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
  token: {
    subject: "An access token was created",
    text: "A program can now use the desk for you, with an access token that was created at your account. Revoke tokens that you don't know.",
  },
} as const;

/** Adds the email that tells a person of a change of how they sign in: another person may have made it. */
export async function enqueueSecurityEmail(
  deps: Deps,
  tx: Transaction,
  to: Person,
  news: SecurityNews,
): Promise<void> {
  const { subject, text } = SECURITY_TEXTS[news];
  await enqueueStaffEmail(deps, tx, to, {
    label: `desk ${news}`,
    subject: (name) => `${subject}: ${name} desk`,
    text: `${text} If it wasn't you, end the other sessions, choose a new password and tell an owner of the desk.`,
    title: "At the desk",
    link: { label: "Your account", href: `${deps.env.siteUrl}/desk/account` },
  });
}

/** Adds the email that tells a person how many requests of a colleague they own now. */
export async function enqueueHandoverEmail(
  deps: Deps,
  tx: Transaction,
  to: Person,
  { from, count }: { from: string; count: number },
): Promise<void> {
  const what = count === 1 ? "1 request" : `${count} requests`;
  await enqueueStaffEmail(deps, tx, to, {
    label: "desk handover",
    subject: (name) => `${what} of ${from} handed over to you: ${name} desk`,
    text: `You're now the owner of ${what} of ${from}, applications included.`,
    title: "Yours now",
    link: { label: "Today", href: `${deps.env.siteUrl}/desk` },
  });
}

/** Adds the email that tells a deputy whose work they have, and when. */
export async function enqueueLeaveEmail(
  deps: Deps,
  tx: Transaction,
  to: Person,
  { from, text }: { from: string; text: string },
): Promise<void> {
  await enqueueStaffEmail(deps, tx, to, {
    label: "desk leave",
    subject: (name) => `You're the deputy of ${from}: ${name} desk`,
    text: `${from} is away ${text}. On these days their requests, applications and calls are among yours, and emails about them come to you.`,
    title: "At the desk",
    link: { label: "Leave", href: `${deps.env.siteUrl}/desk/leave` },
  });
}

/** Adds the email that tells who added an endpoint of webhooks that it gets nothing any more. */
export async function enqueueGoneEmail(
  deps: Deps,
  tx: Transaction,
  to: Person,
  endpoint: { id: string; name: string },
): Promise<void> {
  await enqueueStaffEmail(deps, tx, to, {
    label: "desk webhook",
    subject: (name) => `A webhook was disabled: ${name} desk`,
    text: `The server of “${endpoint.name}” responded that it takes no more events (410), so it gets none from now on.`,
    title: "At the desk",
    link: { label: endpoint.name, href: `${deps.env.siteUrl}/desk/webhooks/${endpoint.id}` },
  });
}

type StaffEmail = {
  label: string;
  /** With the agency's name. */
  subject: (name: string) => string;
  text: string;
  title: string;
  link: EmailLink;
};

async function enqueueStaffEmail(
  { queue, env }: Deps,
  tx: Transaction,
  to: Person,
  { label, subject: toSubject, text, title, link }: StaffEmail,
): Promise<void> {
  const site = await getSite(tx);
  const subject = toSubject(site.name);
  const agency = { site, siteUrl: env.siteUrl };
  const email = await renderStaffEmail(
    agency,
    { to: { address: to.email }, label },
    {
      subject,
      heading: subject,
      preview: text,
      blocks: [
        { kind: "text", text: `${toGreeting(to.name)}\n\n${text}` },
        { kind: "links", title, links: [link] },
      ],
    },
  );
  await enqueueEmail(queue, tx, email);
}
