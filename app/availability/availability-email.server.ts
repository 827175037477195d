import { toDateText } from "#app/developers/parts/member-texts.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { AvailabilityAnswer } from "#contract/members/availability-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Email } from "#services/email/email.server.ts";
import type { EmailDetail, EmailLink } from "#services/email/email-document.ts";
import { toGreeting } from "#services/email/greeting.server.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";
import type { AskableMember } from "./availability-emails.repository.server.ts";
import { toShownAvailability } from "./availability-texts.ts";

type Question = Agency & {
  member: AskableMember & { email: string };
  token: string;
  /** By the member's clocks. */
  today: string;
};

/** Asks a member whether the site has the right availability; each answer has a link of its own. */
export function renderAvailabilityEmail(question: Question): Promise<Email> {
  const { member, token, siteUrl } = question;
  const url = `${siteUrl}/availability/${token}`;
  const to = { name: toFullName(member), address: member.email };
  const envelope = { to, unsubscribe: url, label: `availability ${member.id}` };
  return renderEmail(question, envelope, toTexts(question, url));
}

function toTexts(question: Question, url: string): EmailTexts {
  const { member, today, site, siteUrl } = question;
  return {
    subject: `Is your availability on ${site.name} still right?`,
    heading: "Is your availability still right?",
    preview: `Your profile says: ${toShownAvailability(member, today)}.`,
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(toFullName(member))}\n\nYour profile shows when you're available and when you last confirmed it. After 30 days, the date turns grey. Check that it's still right. You don't need an account.`,
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
  };
}

function toDetails({ member, today }: Question): EmailDetail[] {
  const confirmed = member.availability_confirmed_at;
  return [
    ["Availability", toShownAvailability(member, today)],
    ["Confirmed", confirmed === null ? "never" : toDateText(confirmed)],
  ];
}

function toLinks({ member, today }: Question, url: string): EmailLink[] {
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
