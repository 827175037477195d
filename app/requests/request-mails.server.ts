import { toMoney } from "#app/developers/member-texts.ts";
import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { toGreeting, toUnconfirmed } from "#platform/mail/greeting.server.ts";
import {
  type Mail,
  type MailAddress,
  type MailCalendar,
  parseMailbox,
} from "#platform/mail/mail.server.ts";
import { CONFIRMATION_LIMITED } from "#platform/mail/mail-confirmations.repository.server.ts";
import type { MailBlock, MailDocument, MailFact } from "#platform/mail/mail-document.ts";
import { toMailHtml } from "#platform/mail/mail-html.server.ts";
import { toMailText } from "#platform/mail/mail-text.server.ts";
import { toNextSteps } from "./next-steps.ts";
import type { ClientAnswers } from "./request-row.ts";
import { toProjectFacts, toProjectTerms, toUtcText } from "./request-texts.ts";

/** The call that was booked with a request, in words for each side. */
export type MailedCall = {
  toOperator: readonly MailBlock[];
  toClient: readonly MailBlock[];
  calendar: MailCalendar;
};

/** A request as it was stored, with everything that the mails about it say. */
export type MailedRequest<Answers extends ClientAnswers = ClientAnswers> = {
  reference: string;
  submitted_at: Date;
  request: Answers;
  /** Those that the client named. */
  members: MemberCard[];
  call?: MailedCall | undefined;
  /** Whether the sender gets a confirmation: the limit per address may be reached. */
  isConfirmed: boolean;
  site: Site;
  siteUrl: string;
};

/** The words in which one kind of request differs from another. */
export type RequestWords = {
  /** "Hire request". */
  kind: string;
  /** After the client's name: "would like to hire 2 developers". */
  wish: string;
  /** After "You": "asked to hire 2 developers". */
  asked: string;
  /** What only this kind says, in the mail to the operator and in the one to the client. */
  details: readonly MailBlock[];
  /** What only the operator reads: it has text that the sender typed. */
  operatorDetails?: readonly MailBlock[];
};

/** Whom a request is mailed to. */
export function toOperator(mailTo: string | undefined, site: Site): MailAddress {
  return mailTo ? parseMailbox(mailTo) : { name: site.name, address: site.email };
}

/** What the operator gets: everything the client said. An answer to it goes to the client. */
export function toOperatorMail(
  { reference, request, submitted_at, call, isConfirmed, site, siteUrl }: MailedRequest,
  { kind, wish, details, operatorDetails = [] }: RequestWords,
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
          text: `${who} ${wish}. Reference: ${reference}.\n\nReply to this email to answer them.`,
        },
        ...(call?.toOperator ?? []),
        ...details,
        ...operatorDetails,
        {
          kind: "facts",
          title: "Contact",
          facts: [
            ["Name", request.name],
            ["Email", request.email],
            ["Company", request.company_name || "Not given"],
          ],
        },
        { kind: "facts", title: "Project", facts: toProjectFacts(request) },
        ...toMessage(request),
        {
          kind: "facts",
          title: "Sent",
          facts: [
            ["When", toUtcText(submitted_at)],
            ["News by email", request.marketing_consent ? "Yes, agreed" : "No"],
            ...toConfirmationFact(isConfirmed),
          ],
        },
      ],
      footer: `${site.name}\n${siteUrl}`,
    },
  );
}

/**
 * What the client gets: what happens next and what they selected. Anybody can type this address, so
 * the message repeats nothing that was typed, and a name only where it looks like one.
 */
export function toConfirmationMail(
  { reference, request, call, site, siteUrl }: MailedRequest,
  { asked, details }: RequestWords,
  nextSteps: readonly string[] = toNextSteps(call !== undefined),
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
      preview: `Your reference is ${reference}. We'll email you within one working day.`,
      blocks: [
        {
          kind: "text",
          text: `${toGreeting(request.name)}\n\nYou ${asked}. Your reference is ${reference}.`,
        },
        ...(call?.toClient ?? []),
        { kind: "steps", title: "What happens next", steps: nextSteps },
        ...details,
        { kind: "facts", title: "Your project", facts: toProjectTerms(request) },
        { kind: "text", text: NOT_REPEATED },
      ],
      footer: `${site.name}\n${site.email}\n${siteUrl}\n\nYou're receiving this email because this address was used for a request on our site. If that wasn't you, ignore it.`,
    },
  );
}

/** In place of what the sender typed. */
export const NOT_REPEATED =
  "To protect your privacy, this email doesn't repeat what you wrote. We have all of it. Is something wrong or missing? Reply to this email.";

/** What the operator reads where no confirmation went out. */
export function toConfirmationFact(isConfirmed: boolean): MailFact[] {
  return isConfirmed ? [] : [["Confirmation", CONFIRMATION_LIMITED]];
}

/** The members that a client named, with links to their profiles. */
export function toDevelopers(
  { members, siteUrl }: Pick<MailedRequest, "members" | "siteUrl">,
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

/** A message as plain text and as HTML from the same words. */
export async function toMail(
  envelope: Omit<Mail, "text" | "html">,
  document: MailDocument,
): Promise<Mail> {
  return { ...envelope, text: toMailText(document), html: await toMailHtml(document) };
}

/** What a client added in words; nothing where they added nothing. */
export function toMessage({ message }: { message: string }): MailBlock[] {
  return message ? [{ kind: "quote", title: "Message", text: message }] : [];
}
