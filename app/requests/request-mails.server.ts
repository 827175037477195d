import { toMoney } from "#app/developers/member-texts.ts";
import { toContractTerms, toWithin } from "#app/site/terms.ts";
import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { toGreeting, toUnconfirmed } from "#services/mail/greeting.server.ts";
import {
  type Mail,
  type MailAddress,
  type MailCalendar,
  parseMailbox,
} from "#services/mail/mail.server.ts";
import { CONFIRMATION_LIMITED } from "#services/mail/mail-confirmations.repository.server.ts";
import type { MailBlock, MailDetail, MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import { toNextSteps } from "./next-steps.ts";
import type { ClientRequest } from "./request-row.ts";
import { toProjectDetails, toProjectTerms, toUtcText } from "./request-texts.ts";

/** The call that was booked with a request, as parts of the emails to each side. */
export type CallMailParts = {
  operatorBlocks: readonly MailBlock[];
  clientBlocks: readonly MailBlock[];
  calendar: MailCalendar;
};

/** A request as it was stored, with everything that its emails contain. */
export type RequestMailData<Request extends ClientRequest = ClientRequest> = {
  reference: string;
  submitted_at: Date;
  request: Request;
  /** Members that the client selected. */
  members: MemberCard[];
  call?: CallMailParts | undefined;
  /** Whether the sender gets a confirmation: the limit per address may be reached. */
  isConfirmed: boolean;
  site: Site;
  siteUrl: string;
};

/** Texts in which the kinds of requests differ. */
export type RequestMailTexts = {
  /** "Hire request". */
  kind: string;
  /** After the client's name: "would like to hire 2 developers". */
  intent: string;
  /** After "You": "asked to hire 2 developers". */
  confirmation: string;
  /** Blocks of this kind only, in both emails. */
  details: readonly MailBlock[];
  /** Blocks for the operator only, with text that the sender typed. */
  operatorDetails?: readonly MailBlock[];
};

/** Recipient of the operator's emails. */
export function toOperator(mailTo: string | undefined, site: Site): MailAddress {
  return mailTo ? parseMailbox(mailTo) : { name: site.name, address: site.email };
}

/** Email to the operator with everything the client sent. A reply goes to the client. */
export function toOperatorMail(
  { reference, request, submitted_at, call, isConfirmed, site, siteUrl }: RequestMailData,
  { kind, intent, details, operatorDetails = [] }: RequestMailTexts,
  to: MailAddress,
): Promise<Mail> {
  const who = request.company_name ? `${request.name} of ${request.company_name}` : request.name;
  return toMail(
    {
      to,
      replyTo: { name: request.name, address: request.email },
      subject: `${kind} ${reference} from ${who}`,
      label: `${reference} operator`,
      ...(call ? { calendar: call.calendar } : {}),
    },
    {
      heading: `New ${kind.toLowerCase()}`,
      preview: `${who}: ${request.project_type}`,
      blocks: [
        {
          kind: "text",
          text: `${who} ${intent}. Reference: ${reference}.\n\nReply to this email to answer them.`,
        },
        ...(call?.operatorBlocks ?? []),
        ...details,
        ...operatorDetails,
        {
          kind: "details",
          title: "Contact",
          details: [
            ["Name", request.name],
            ["Email", request.email],
            ["Company", request.company_name || "Not given"],
          ],
        },
        { kind: "details", title: "Project", details: toProjectDetails(request) },
        ...toMessage(request),
        {
          kind: "details",
          title: "Sent",
          details: [
            ["When", toUtcText(submitted_at)],
            ["News by email", request.marketing_consent ? "Yes, agreed" : "No"],
            ...toConfirmationDetail(isConfirmed),
          ],
        },
      ],
      footer: `${site.name}\n${siteUrl}`,
    },
  );
}

/**
 * Email to the client: the next steps and what they selected. The address is not verified, so
 * the message repeats nothing that was typed, and a name only where it looks like one.
 */
export function toConfirmationMail(
  { reference, request, call, site, siteUrl }: RequestMailData,
  { confirmation, details }: RequestMailTexts,
  nextSteps: readonly string[] = toNextSteps(call !== undefined, site.terms),
): Promise<Mail> {
  return toMail(
    {
      to: toUnconfirmed(request.name, request.email),
      replyTo: { name: site.name, address: site.email },
      subject: `We have your request ${reference}`,
      label: `${reference} confirmation`,
      ...(call ? { calendar: call.calendar } : {}),
    },
    {
      heading: "We have your request",
      preview: `Your reference is ${reference}. We'll email you${toWithin(site.terms?.reply_time)}.`,
      blocks: [
        {
          kind: "text",
          text: `${toGreeting(request.name)}\n\nYou ${confirmation}. Your reference is ${reference}.`,
        },
        ...(call?.clientBlocks ?? []),
        { kind: "steps", title: "What happens next", steps: nextSteps },
        ...toTermsDetails(site),
        ...details,
        { kind: "details", title: "Your project", details: toProjectTerms(request) },
        { kind: "text", text: NOT_REPEATED },
      ],
      footer: `${site.name}\n${site.email}\n${siteUrl}\n\nYou're receiving this email because this address was used for a request on our site. If that wasn't you, ignore it.`,
    },
  );
}

/** The terms of every contract, where the agency states any. */
export function toTermsDetails({ terms }: Site): MailBlock[] {
  const details = toContractTerms(terms);
  return details.length > 0 ? [{ kind: "details", title: "Terms", details }] : [];
}

/** Replaces what the sender typed. */
export const NOT_REPEATED =
  "To protect your privacy, this email doesn't repeat what you wrote. We have all of it. Is something wrong or missing? Reply to this email.";

/** Note for the operator when no confirmation was sent. */
export function toConfirmationDetail(isConfirmed: boolean): MailDetail[] {
  return isConfirmed ? [] : [["Confirmation", CONFIRMATION_LIMITED]];
}

/** The members that a client selected, with links to their profiles. */
export function toDevelopers(
  { members, siteUrl }: Pick<RequestMailData, "members" | "siteUrl">,
  title = "Developers",
): MailBlock {
  return {
    kind: "links",
    title,
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

/** An email as plain text and as HTML from the same document. */
export async function toMail(
  envelope: Omit<Mail, "text" | "html">,
  document: MailDocument,
): Promise<Mail> {
  return { ...envelope, text: toMailText(document), html: await toMailHtml(document) };
}

/** The client's message; nothing without one. */
export function toMessage({ message }: { message: string }): MailBlock[] {
  return message ? [{ kind: "quote", title: "Message", text: message }] : [];
}
