import { toDevelopers } from "#app/requests/emails/email-blocks.ts";
import type { SearchFrequency } from "#contract/clients/saved-search-terms.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Email } from "#services/email/email.server.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";
import { UNCONFIRMED_DAYS } from "./saved-search-periods.ts";
import { FREQUENCY_TEXTS } from "./saved-search-texts.ts";

type Recipient = Agency & { email: string; token: string };
type Search = { text: string; frequency: SearchFrequency };
type News = {
  members: readonly MemberCard[];
  total: number;
  text: string;
  /** Of the list. */
  search: string;
  expires_at: Date;
};

const LABEL = "saved-search";
const toUrl = ({ siteUrl, token }: Recipient) => `${siteUrl}/saved-searches/${token}`;

/** Asks the owner of an address whether it was them. */
export function renderConfirmationEmail(recipient: Recipient, search: Search): Promise<Email> {
  const envelope = { to: { address: recipient.email }, label: LABEL };
  return renderEmail(recipient, envelope, TEXTS.confirmation(recipient, search));
}

/** New members of a confirmed search. */
export function renderNewsEmail(recipient: Recipient, news: News): Promise<Email> {
  const unsubscribe = toUrl(recipient);
  const envelope = { to: { address: recipient.email }, label: LABEL, unsubscribe };
  return renderEmail(recipient, envelope, TEXTS.news(recipient, news));
}

const TEXTS = {
  /** Repeats nothing that was typed. */
  confirmation: (recipient: Recipient, { text, frequency }: Search): EmailTexts => ({
    subject: `Confirm your saved search on ${recipient.site.name}`,
    heading: "Confirm your saved search",
    preview: "Confirm it to get new developers by email.",
    blocks: [
      {
        kind: "text",
        text: `Hello,\n\nThis address was entered on ${recipient.site.name} to get new developers by email. Nothing is sent until you confirm it.`,
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
        links: [{ label: "Check and confirm your search", href: toUrl(recipient) }],
      },
      {
        kind: "text",
        text: `If it wasn't you, do nothing: we delete this address after ${UNCONFIRMED_DAYS} days.`,
      },
    ],
  }),
  news: (recipient: Recipient, { members, total, text, search, expires_at }: News): EmailTexts => {
    const { site, siteUrl } = recipient;
    const what = total === 1 ? "1 new developer" : `${total} new developers`;
    const rest = total - members.length;
    return {
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
              href: toUrl(recipient),
              detail: `They end on ${toDateText(expires_at.toISOString().slice(0, 10))} unless you extend them there. Anyone with this link can do that, so don't forward this email.`,
            },
          ],
        },
      ],
    };
  },
};
