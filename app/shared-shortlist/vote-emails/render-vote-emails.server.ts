import { withNoun } from "#contract/values/trade.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Email } from "#services/email/email.server.ts";
import type { EmailDetail } from "#services/email/email-document.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";
import { toEmailsPath, toOwnerPath } from "../shared-link.server.ts";
import { UNCONFIRMED_DAYS } from "./vote-email-periods.ts";

type Recipient = Agency & { email: string; token: string };
type Report = {
  /** Readers who voted or changed their votes. */
  readers: number;
  /** All votes on each developer. */
  counts: readonly EmailDetail[];
  ends_on: string;
};

const LABEL = "shared-shortlist";
const toUrl = ({ siteUrl, token }: Recipient) => siteUrl + toEmailsPath(token);

/** Asks the owner of an address whether it was them. */
export function renderConfirmationEmail(recipient: Recipient): Promise<Email> {
  const envelope = { to: { address: recipient.email }, label: LABEL };
  return renderEmail(recipient, envelope, TEXTS.confirmation(recipient));
}

/** How many people voted, and the votes in numbers. */
export function renderVotesEmail(recipient: Recipient, report: Report): Promise<Email> {
  const envelope = {
    to: { address: recipient.email },
    label: LABEL,
    unsubscribe: toUrl(recipient),
  };
  return renderEmail(recipient, envelope, TEXTS.votes(recipient, report));
}

/** Nothing that an owner or a reader typed is repeated: a link would make it a way to send spam. */
const TEXTS = {
  confirmation: (recipient: Recipient): EmailTexts => ({
    subject: `Confirm emails about votes on ${recipient.site.name}`,
    heading: "Confirm emails about votes",
    preview: "Confirm it to hear when people vote on your shortlist.",
    blocks: [
      {
        kind: "text",
        text: withNoun(
          `Hello,\n\nSomeone entered this address on ${recipient.site.name} to hear when people vote on a shared shortlist of developers. We won't email you again unless you confirm it.`,
        ),
      },
      {
        kind: "links",
        title: "Is this you?",
        links: [{ label: "Confirm your address", href: toUrl(recipient) }],
      },
      {
        kind: "text",
        text: `If it wasn't you, do nothing: we delete this address after ${UNCONFIRMED_DAYS} days.`,
      },
    ],
  }),
  votes: (recipient: Recipient, { readers, counts, ends_on }: Report): EmailTexts => {
    const people = readers === 1 ? "1 person has" : `${readers} people have`;
    return {
      subject: `${people} voted on your shortlist`,
      heading: `${people} voted on your shortlist`,
      preview: "See the votes and comments.",
      blocks: [
        { kind: "details", title: "All votes", details: counts },
        {
          kind: "links",
          title: "Your shortlist",
          links: [
            {
              label: "See votes and comments",
              href: recipient.siteUrl + toOwnerPath(recipient.token),
              detail: `It works until ${toDateText(ends_on)}, or longer if more people vote. Anyone with this link can change your shortlist, so don't forward this email.`,
            },
          ],
        },
        {
          kind: "links",
          title: "About these emails",
          links: [{ label: "Stop them", href: toUrl(recipient), detail: "At most one an hour." }],
        },
      ],
    };
  },
};
