import type { Mail, MailAddress } from "#services/mail/mail.server.ts";
import type { MailBlock } from "#services/mail/mail-document.ts";
import { renderStaffEmail } from "#services/mail/render-email.server.ts";
import type { HostPerson } from "../hosts/host-schedules.service.server.ts";
import {
  type CallChange,
  type CallMail,
  toCallCalendar,
  toOperatorCallBlocks,
  toOperatorTimes,
} from "./call-mails.server.ts";

/**
 * What staff are told: a change by whom, or that a call was booked with or taken from a host. Of one
 * that was never confirmed they are not told that it was released.
 */
export type OperatorNews =
  | (Exclude<CallChange, { kind: "released" }> & { by: string })
  | { kind: "booked" }
  | { kind: "taken-over"; by: string; host: HostPerson | undefined };

type OperatorMail = Omit<CallMail, "token">;
type Texts = { subject: string; heading: string; text: string; blocks: MailBlock[] };

/**
 * Email to the operator or a host. A reply goes to the client.
 * @param host who has the email, when it is a host
 */
export function renderOperatorCallEmail(
  mail: OperatorMail,
  news: OperatorNews,
  to: MailAddress,
  host?: HostPerson,
): Promise<Mail> {
  const { call, client, siteUrl } = mail;
  const { reference } = call;
  const { subject, heading, text, blocks } = toTexts(mail, news);
  const isEnd = news.kind === "cancelled" || news.kind === "taken-over";
  const envelope = {
    to,
    replyTo: { name: client.name, address: client.email },
    label: `${reference} call ${call.sequence} ${host ? "host" : "operator"}`,
    calendar: toCallCalendar(mail, isEnd ? "CANCEL" : "REQUEST", host),
  };
  return renderStaffEmail(mail, envelope, {
    subject: `${subject}: ${reference}, ${client.name}`,
    heading,
    preview: `${client.name}, ${reference}`,
    blocks: [
      { kind: "text", text: `${text}\n\nReply to this email to answer ${client.name}.` },
      ...blocks,
      {
        kind: "links",
        title: "At the desk",
        links: [{ label: reference, href: `${siteUrl}/desk/calls/${reference}` }],
      },
    ],
  });
}

function toTexts({ call, client }: OperatorMail, news: OperatorNews): Texts {
  const about = `the call about ${call.reference}`;
  const was = (before = call): MailBlock => ({
    kind: "details",
    title: "It was",
    details: toOperatorTimes(before),
  });
  switch (news.kind) {
    case "booked":
      return {
        subject: "Call",
        heading: `You have a call with ${client.name}`,
        text: `${client.name} has booked a call about ${call.reference}.`,
        blocks: toOperatorCallBlocks(call),
      };
    case "confirmed":
      return {
        subject: "Call confirmed",
        heading: `The call with ${client.name} is confirmed`,
        text: `${news.by} has confirmed ${about}.`,
        blocks: toOperatorCallBlocks(call),
      };
    case "moved":
      return {
        subject: "Call moved",
        heading: "A call was moved",
        text: `${news.by} has moved ${about}.`,
        blocks: [...toOperatorCallBlocks(call), was(news.before)],
      };
    case "reassigned":
      return {
        subject: "Call",
        heading: `You have a call with ${client.name}`,
        text: `${news.by} has given you ${about}.`,
        blocks: toOperatorCallBlocks(call),
      };
    case "taken-over":
      return {
        subject: "Call taken over",
        heading: `${news.host?.name ?? "A colleague"} takes over a call`,
        text: `${news.by} has given ${about} to ${news.host?.name ?? "a colleague"}.`,
        blocks: [was()],
      };
    case "cancelled":
      return {
        subject: "Call cancelled",
        heading: "A call was cancelled",
        text: `${news.by} has cancelled ${about}.`,
        blocks: [was()],
      };
    case "asked":
      return {
        subject: "Another time asked",
        heading: "The client was asked for another time",
        text: `${news.by} has asked ${client.name} for another time for ${about}.`,
        blocks: toOperatorCallBlocks(call),
      };
  }
}
