import { toDevelopers } from "#app/requests/mails/mail-blocks.ts";
import type { MemberCard } from "#contract/member.ts";
import type { SearchFrequency } from "#contract/saved-search-terms.ts";
import type { Site } from "#contract/site.ts";
import { toDateText } from "#platform/date-text.ts";
import type { Mail } from "#services/mail/mail.server.ts";
import type { MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import { UNCONFIRMED_DAYS } from "./saved-search-periods.ts";
import { FREQUENCY_TEXTS } from "./saved-search-texts.ts";

type Frame = { email: string; token: string; site: Site; siteUrl: string };

const toUrl = ({ siteUrl, token }: Frame) => `${siteUrl}/saved-searches/${token}`;

/** Asks the owner of an address whether it was them; repeats nothing that was typed. */
export function toConfirmationMail(
  frame: Frame,
  { text, frequency }: { text: string; frequency: SearchFrequency },
): Promise<Mail> {
  const { site } = frame;
  return toMail(frame, {
    subject: `Confirm your saved search on ${site.name}`,
    heading: "Confirm your saved search",
    preview: "Confirm it to get new developers by email.",
    blocks: [
      {
        kind: "text",
        text: `Hello,\n\nThis address was entered on ${site.name} to get new developers by email. Nothing is sent until you confirm it.`,
      },
      {
        kind: "details",
        title: "Your search",
        details: [
          ["Filters", text],
          ["Emails", FREQUENCY_TEXTS[frequency].label],
        ],
      },
      {
        kind: "links",
        title: "Was it you?",
        links: [{ label: "Check and confirm your search", href: toUrl(frame) }],
      },
      {
        kind: "text",
        text: `If it wasn't you, do nothing: we delete this address after ${UNCONFIRMED_DAYS} days.`,
      },
    ],
  });
}

/** New members of a confirmed search. */
export async function toNewsMail(
  frame: Frame,
  news: {
    members: readonly MemberCard[];
    total: number;
    text: string;
    /** Of the list. */
    search: string;
    expires_at: Date;
  },
): Promise<Mail> {
  const { members, total, text, search, expires_at } = news;
  const { site, siteUrl } = frame;
  const what = total === 1 ? "1 new developer" : `${total} new developers`;
  const rest = total - members.length;
  const url = toUrl(frame);
  const mail = await toMail(frame, {
    subject: `${what} on ${site.name}`,
    heading: total === 1 ? `${what} matches your search` : `${what} match your search`,
    preview: text,
    blocks: [
      { kind: "details", title: "Your search", details: [["Filters", text]] },
      toDevelopers(members, siteUrl, "New since your last email"),
      {
        kind: "links",
        title: "More",
        links: [
          {
            label: rest > 0 ? `See ${rest} more and all other matches` : "See all matches",
            href: `${siteUrl}/developers${search}`,
          },
        ],
      },
      {
        kind: "links",
        title: "About these emails",
        links: [
          {
            label: "Change how often, or stop them",
            href: url,
            detail: `They end on ${toDateText(expires_at.toISOString().slice(0, 10))} unless you extend them there. Anyone with this link can do that, so don't forward this email.`,
          },
        ],
      },
    ],
  });
  return { ...mail, unsubscribe: url };
}

async function toMail(
  { email, site, siteUrl }: Frame,
  { subject, ...parts }: Omit<MailDocument, "footer" | "accent"> & { subject: string },
): Promise<Mail> {
  const document: MailDocument = {
    ...parts,
    footer: `${site.name}\n${site.email}\n${siteUrl}`,
    accent: site.brand?.accent,
  };
  return {
    to: { address: email },
    replyTo: { name: site.name, address: site.email },
    subject,
    text: toMailText(document),
    html: await toMailHtml(document),
    label: "saved-search",
  };
}
