import { toMoney } from "#app/developers/member-texts.ts";
import { toProjectFacts, toUtcText } from "#app/requests/request-texts.ts";
import type { HireRequest } from "#contract/hire-request.ts";
import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import type { Mail, MailAddress } from "#platform/mail/mail.server.ts";
import type { MailBlock, MailDocument, MailFact } from "#platform/mail/mail-document.ts";
import { toMailHtml } from "#platform/mail/mail-html.server.ts";
import { toMailText } from "#platform/mail/mail-text.server.ts";
import { NEXT_STEPS } from "./next-steps.ts";

/** A request as it was stored, with everything that the mails about it say. */
export type StoredHireRequest = {
  reference: string;
  submitted_at: Date;
  request: HireRequest;
  members: MemberCard[];
  site: Site;
  siteUrl: string;
};

/** What the operator gets: everything the client said. An answer to it goes to the client. */
export function toOperatorMail(stored: StoredHireRequest, to: MailAddress): Promise<Mail> {
  const { reference, request, submitted_at } = stored;
  const who = request.company_name ? `${request.name} of ${request.company_name}` : request.name;
  return toMail(
    {
      to,
      replyTo: { name: request.name, address: request.email },
      subject: `Hire request ${reference} from ${who}`,
      label: `${reference} operator`,
    },
    {
      heading: "New hire request",
      preview: `${who}: ${request.project_type}`,
      blocks: [
        {
          kind: "text",
          text: `${who} would like to hire ${toCount(stored)}. The reference is ${reference}.\n\nReply to this mail to answer them.`,
        },
        toDevelopers(stored),
        {
          kind: "facts",
          title: "Contact",
          facts: [
            ["Name", request.name],
            ["Email", request.email],
            ["Company", request.company_name || "Not given"],
            ...toCall(request),
          ],
        },
        { kind: "facts", title: "Project", facts: toProjectFacts(request) },
        ...toMessage(request),
        {
          kind: "facts",
          title: "Sent",
          facts: [
            ["When", toUtcText(submitted_at)],
            ["News by mail", request.marketing_consent ? "Yes, agreed" : "No"],
          ],
        },
      ],
      footer: `${stored.site.name}\n${stored.siteUrl}`,
    },
  );
}

/** What the client gets: what happens next and what they sent. */
export function toConfirmationMail(stored: StoredHireRequest): Promise<Mail> {
  const { reference, request, site, siteUrl } = stored;
  return toMail(
    {
      to: { name: request.name, address: request.email },
      replyTo: { name: site.name, address: site.email },
      subject: `We have your request ${reference}`,
      label: `${reference} confirmation`,
    },
    {
      heading: "We have your request",
      preview: `Your reference is ${reference}. We write to you within one working day.`,
      blocks: [
        {
          kind: "text",
          text: `Hello ${request.name},\n\nYou asked to hire ${toCount(stored)}. Your reference is ${reference}.`,
        },
        { kind: "steps", title: "What happens next", steps: NEXT_STEPS },
        toDevelopers(stored),
        { kind: "facts", title: "Your project", facts: toProjectFacts(request) },
        ...toMessage(request),
        {
          kind: "facts",
          title: "Your details",
          facts: [
            ["Name", request.name],
            ["Email", request.email],
            ...(request.company_name ? [["Company", request.company_name] as const] : []),
            ...toCall(request),
          ],
        },
        {
          kind: "text",
          text: "Is something wrong or missing? Reply to this mail.",
        },
      ],
      footer: `${site.name}\n${site.email}\n${siteUrl}\n\nYou get this mail because this address was given with a request on our site. If that was not you, ignore it.`,
    },
  );
}

async function toMail(
  envelope: Omit<Mail, "text" | "html">,
  document: MailDocument,
): Promise<Mail> {
  return { ...envelope, text: toMailText(document), html: await toMailHtml(document) };
}

function toCount({ members }: StoredHireRequest): string {
  return members.length === 1 ? "1 developer" : `${members.length} developers`;
}

function toDevelopers({ members, siteUrl }: StoredHireRequest): MailBlock {
  return {
    kind: "links",
    title: "Developers",
    links: members.map((member) => ({
      label: toFullName(member),
      href: `${siteUrl}/developers/${member.slug}`,
      detail:
        member.sales_rate === null
          ? member.position
          : `${member.position}, ${toMoney(member.sales_rate, member.sales_currency)} / h`,
    })),
  };
}

function toMessage({ message }: HireRequest): MailBlock[] {
  return message ? [{ kind: "quote", title: "Message", text: message }] : [];
}

function toCall({ contact_at }: HireRequest): MailFact[] {
  if (!contact_at) return [];
  return [["Call", `${contact_at.date} at ${contact_at.time} (${contact_at.timezone})`]];
}
