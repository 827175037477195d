import type { Site } from "#contract/site.ts";
import { toGreeting, toUnconfirmed } from "#services/mail/greeting.server.ts";
import type { Mail, MailAddress, MailCalendar } from "#services/mail/mail.server.ts";
import type { MailBlock, MailDetail, MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import { CALL_FILE, toCallFile } from "../calendar/call-invitation.ts";
import { toCallTimes } from "../call-texts.ts";
import type { BookedCall } from "./calls.service.server.ts";

type Person = { name: string; email: string };
type MailContext = { site: Site; siteUrl: string };

/** A call with everything that its emails contain. */
export type CallMail = MailContext & {
  call: BookedCall;
  client: Person;
  /** Secret of the link, for the client's eyes only. */
  token: string;
  /** When it changed. */
  stamp: Date;
};

/** What changed about a call. */
export type CallChange = { kind: "moved"; before: BookedCall } | { kind: "cancelled" };

/** The call in the client's email, with the link that moves or cancels it. */
export function toClientCallBlocks({
  call,
  token,
  siteUrl,
}: Pick<CallMail, "call" | "token" | "siteUrl">): MailBlock[] {
  return [
    { kind: "details", title: "Your call", details: toClientTimes(call) },
    {
      kind: "links",
      title: "Need to change the time?",
      links: [
        {
          label: "Move or cancel the call",
          href: `${siteUrl}/booking/${token}`,
          detail: "Anyone with this link can change the call, so keep it private.",
        },
      ],
    },
  ];
}

/** The call in the operator's email. */
export function toOperatorCallBlocks(call: BookedCall): MailBlock[] {
  return [{ kind: "details", title: "Call", details: toOperatorTimes(call) }];
}

/** The invitation, or with `CANCEL` its end, that goes to both sides. */
export function toCallCalendar(
  { call, client, stamp, site, siteUrl }: Omit<CallMail, "token">,
  method: MailCalendar["method"],
): MailCalendar {
  const { reference, starts_at, ends_at, sequence } = call;
  const agency = { name: site.name, email: site.email };
  const invited = { reference, starts_at, ends_at, sequence, stamp, siteUrl, agency };
  // The same file goes to the client, whose address is not confirmed.
  const { name, address: email } = toUnconfirmed(client.name, client.email);
  return { method, filename: CALL_FILE, content: toCallFile(invited, method, { name, email }) };
}

/** Email to the client after the call was moved or cancelled by either side. */
export function toClientChangeMail(mail: CallMail, change: CallChange): Promise<Mail> {
  const { call, client, site, siteUrl } = mail;
  const { reference } = call;
  const isMoved = change.kind === "moved";
  return toMail(
    {
      to: toUnconfirmed(client.name, client.email),
      replyTo: { name: site.name, address: site.email },
      subject: isMoved
        ? `Your call about ${reference} has been moved`
        : `Your call about ${reference} has been cancelled`,
      label: `${reference} call ${call.sequence} confirmation`,
      calendar: toCallCalendar(mail, isMoved ? "REQUEST" : "CANCEL"),
    },
    {
      heading: isMoved ? "Your call has been moved" : "Your call is cancelled",
      preview: toCallTimes(call).theirs,
      blocks: [
        {
          kind: "text",
          text: isMoved
            ? `${toGreeting(client.name)}\n\nThe call about your request ${reference} has been moved.`
            : `${toGreeting(client.name)}\n\nThe call about your request ${reference} is cancelled. We'll answer your request by email instead.`,
        },
        ...(isMoved
          ? [
              ...toClientCallBlocks(mail),
              { kind: "details" as const, title: "It was", details: toClientTimes(change.before) },
            ]
          : [{ kind: "details" as const, title: "It was", details: toClientTimes(call) }]),
        { kind: "text", text: "Wasn't that you? Reply to this email." },
      ],
      footer: `${site.name}\n${site.email}\n${siteUrl}`,
      accent: site.brand?.accent,
    },
  );
}

/** Email to the operator after the same change. */
export function toOperatorChangeMail(
  mail: Omit<CallMail, "token">,
  change: CallChange,
  to: MailAddress,
): Promise<Mail> {
  const { call, client, site, siteUrl } = mail;
  const { reference } = call;
  const isMoved = change.kind === "moved";
  return toMail(
    {
      to,
      replyTo: { name: client.name, address: client.email },
      subject: `Call ${isMoved ? "moved" : "cancelled"}: ${reference}, ${client.name}`,
      label: `${reference} call ${call.sequence} operator`,
      calendar: toCallCalendar(mail, isMoved ? "REQUEST" : "CANCEL"),
    },
    {
      heading: isMoved ? "A call was moved" : "A call was cancelled",
      preview: `${client.name}, ${reference}`,
      blocks: [
        {
          kind: "text",
          text: `${client.name} has ${change.kind} the call about ${reference}.\n\nReply to this email to answer them.`,
        },
        ...(isMoved ? toOperatorCallBlocks(call) : []),
        {
          kind: "details",
          title: "It was",
          details: toOperatorTimes(isMoved ? change.before : call),
        },
      ],
      footer: `${site.name}\n${siteUrl}`,
      accent: site.brand?.accent,
    },
  );
}

function toClientTimes(call: BookedCall): MailDetail[] {
  const { theirs, ours } = toCallTimes(call);
  return ours === undefined
    ? [["When", theirs]]
    : [
        ["Your time", theirs],
        ["Our time", ours],
      ];
}

function toOperatorTimes(call: BookedCall): MailDetail[] {
  const { theirs, ours } = toCallTimes(call);
  return ours === undefined
    ? [["When", theirs]]
    : [
        ["Our time", ours],
        ["Their time", theirs],
      ];
}

async function toMail(
  envelope: Omit<Mail, "text" | "html">,
  document: MailDocument,
): Promise<Mail> {
  return { ...envelope, text: toMailText(document), html: await toMailHtml(document) };
}
