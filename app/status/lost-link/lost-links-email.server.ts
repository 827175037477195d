import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Email } from "#services/email/email.server.ts";
import type { EmailLink } from "#services/email/email-document.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";
import type { SentRequest } from "./lost-links.repository.server.ts";

type Links = Agency & {
  address: string;
  /** The newest first; at least one. */
  links: readonly { request: SentRequest; token: string }[];
  /** Whether these take the place of all earlier ones. */
  areOthersEnded?: boolean;
};

/** New links to what a person sent. */
export function renderLinksEmail(data: Links): Promise<Email> {
  const [latest] = data.links;
  if (!latest) throw new Error("An email of links has none");
  const { name, form, reference } = latest.request;
  const to = toUnconfirmed(name, data.address);
  return renderEmail(
    data,
    { form, to, label: `${reference} links` },
    toTexts(data, latest.request),
  );
}

function toTexts(
  { links, areOthersEnded = false, site, siteUrl }: Links,
  { name, reference }: SentRequest,
): EmailTexts {
  const what = links.length === 1 ? "link" : "links";
  return {
    subject: `Your ${what} to ${site.name}`,
    heading: `Your ${what}`,
    preview: `Status, messages and withdrawal of what you sent to ${site.name}.`,
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(name)}\n\nHere is what you sent us, each with a new link to its status page. You can write to us or withdraw it there. ${areOthersEnded ? "All earlier links have ended." : "Earlier links still work. You can end them on the page."}`,
      },
      {
        kind: "links",
        title: "What you sent",
        links: links.map(({ request, token }) => toLink(request, `${siteUrl}/status/${token}`)),
      },
      {
        kind: "text",
        text: "Anyone with a link can see the status and write to us, so keep this email private.",
      },
    ],
    reason: `You're receiving this email because ${areOthersEnded ? `someone asked for new links on the status page of ${reference}` : "someone entered this address on our site to get these links"}. If that wasn't you, ignore it: no one else has them.`,
  };
}

function toLink({ form, reference, submitted_at }: SentRequest, href: string): EmailLink {
  const noun = STATUS_NOUNS[form];
  return {
    label: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${reference}`,
    detail: `Sent on ${toDateText(submitted_at.toISOString().slice(0, 10))}`,
    href,
  };
}
