import type { SearchFrequency, SearchKind } from "#contract/clients/saved-search-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Email } from "#services/email/email.server.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";
import { UNCONFIRMED_DAYS } from "./saved-search-periods.ts";
import { FREQUENCY_LABELS } from "./saved-search-texts.ts";
import { SEARCH_KIND_TEXTS } from "./search-kinds.ts";
import type { SearchFilter, SearchNews } from "./search-source.server.ts";

type Recipient = Agency & { email: string; token: string };
type Search = { kind: SearchKind; text: string; frequency: SearchFrequency };
type News = SearchNews & { kind: SearchKind; filter: SearchFilter; expires_at: Date };

const LABEL = "saved-search";
const toUrl = ({ siteUrl, token }: Recipient) => `${siteUrl}/saved-searches/${token}`;

/** Asks the owner of an address whether it was them. */
export function renderConfirmationEmail(recipient: Recipient, search: Search): Promise<Email> {
  const envelope = { to: { address: recipient.email }, label: LABEL };
  return renderEmail(recipient, envelope, TEXTS.confirmation(recipient, search));
}

/** What is new for a confirmed search. */
export function renderNewsEmail(recipient: Recipient, news: News): Promise<Email> {
  const unsubscribe = toUrl(recipient);
  const envelope = { to: { address: recipient.email }, label: LABEL, unsubscribe };
  return renderEmail(recipient, envelope, TEXTS.news(recipient, news));
}

/** What there is new of each kind. */
const NOUNS: Record<SearchKind, { one: string; many: string }> = {
  members: { one: "developer", many: "developers" },
  vacancies: { one: "vacancy", many: "vacancies" },
};

const TEXTS = {
  /** Repeats nothing that was typed. */
  confirmation: (recipient: Recipient, { kind, text, frequency }: Search): EmailTexts => ({
    subject: `Confirm your saved search on ${recipient.site.name}`,
    heading: "Confirm your saved search",
    preview: `Confirm it to get new ${withNoun(NOUNS[kind].many)} by email.`,
    blocks: [
      {
        kind: "text",
        text: `Hello,\n\nSomeone entered this address on ${recipient.site.name} to get new ${withNoun(NOUNS[kind].many)} by email. We won't email you again unless you confirm it.`,
      },
      {
        kind: "details",
        title: "Your search",
        details: [
          ["Filters", text],
          ["Emails", FREQUENCY_LABELS[frequency]],
        ],
      },
      {
        kind: "links",
        title: "Is this you?",
        links: [{ label: "Check and confirm your search", href: toUrl(recipient) }],
      },
      {
        kind: "text",
        text: `If it wasn't you, do nothing: we delete this address after ${UNCONFIRMED_DAYS} days.`,
      },
    ],
  }),
  news: (recipient: Recipient, { kind, filter, links, total, expires_at }: News): EmailTexts => {
    const { site, siteUrl } = recipient;
    const { text, search } = filter;
    const { one, many } = NOUNS[kind];
    const what = total === 1 ? `1 new ${withNoun(one)}` : `${total} new ${withNoun(many)}`;
    const rest = total - links.length;
    return {
      subject: `${what} on ${site.name}`,
      heading: total === 1 ? `${what} matches your search` : `${what} match your search`,
      preview: text,
      blocks: [
        { kind: "details", title: "Your search", details: [["Filters", text]] },
        { kind: "links", title: "New since your last email", links },
        {
          kind: "links",
          title: "More",
          links: [
            {
              label: rest > 0 ? `See ${rest} more and all other matches` : "See all matches",
              href: siteUrl + SEARCH_KIND_TEXTS[kind].list + search,
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
