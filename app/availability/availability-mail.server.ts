import { toDateText } from "#app/developers/parts/member-texts.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { AvailabilityAnswer } from "#contract/availability-terms.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { toGreeting } from "#services/mail/greeting.server.ts";
import type { Mail } from "#services/mail/mail.server.ts";
import type { MailDetail, MailDocument, MailLink } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { AskableMember } from "./availability-emails.repository.server.ts";
import { toShownAvailability } from "./availability-texts.ts";

type Question = {
  member: AskableMember & { email: string };
  token: string;
  /** By the member's clocks. */
  today: string;
  site: Site;
  siteUrl: string;
};

/** Asks a member whether the site has the right availability; each answer has a link of its own. */
export async function toAvailabilityMail(question: Question): Promise<Mail> {
  const { member, token, today, site, siteUrl } = question;
  const url = `${siteUrl}/availability/${token}`;
  const name = toFullName(member);
  const document: MailDocument = {
    heading: "Is your availability still right?",
    preview: `Your profile says: ${toShownAvailability(member, today)}.`,
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(name)}\n\nYour profile shows when you have time, and when you last confirmed it. After 30 days it is shown in grey. Please check that it is still right. You don't need an account.`,
      },
      { kind: "details", title: "Your profile now", details: toDetails(question) },
      { kind: "links", title: "Your answer", links: toLinks(question, url) },
      {
        kind: "text",
        text: "Nothing changes until you save your answer on the page that opens. Anyone with these links can answer for you, so keep this email to yourself.",
      },
      {
        kind: "links",
        title: "About these emails",
        links: [
          { label: "See your profile", href: siteUrl + toProfilePath(member.slug) },
          { label: "Stop these emails", href: `${url}#emails` },
        ],
      },
    ],
    footer: `${site.name}\n${site.email}\n${siteUrl}`,
    accent: site.brand?.accent,
  };
  return {
    to: { name, address: member.email },
    replyTo: { name: site.name, address: site.email },
    subject: `Is your availability on ${site.name} still right?`,
    text: toMailText(document),
    html: await toMailHtml(document),
    unsubscribe: url,
    label: `availability ${member.id}`,
  };
}

function toDetails({ member, today }: Question): MailDetail[] {
  const confirmed = member.availability_confirmed_at;
  return [
    ["Availability", toShownAvailability(member, today)],
    ["Confirmed", confirmed === null ? "never" : toDateText(confirmed)],
  ];
}

function toLinks({ member, today }: Question, url: string): MailLink[] {
  const { available_from } = member;
  const to = (answer: AvailabilityAnswer) => `${url}?answer=${answer}`;
  const still =
    available_from !== null && available_from > today
      ? { label: `Still from ${toDateText(available_from)}`, href: to("same") }
      : { label: available_from === null ? "Available now" : "Still available", href: to("now") };
  return [
    still,
    { label: "Available from another date", href: to("from") },
    { label: "Not now", href: to("not_now"), detail: "Your profile stays, without a date." },
  ];
}
