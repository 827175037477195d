import type { Email, EmailAddress } from "#services/email/email.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { renderStaffEmail } from "#services/email/render-email.server.ts";
import type { HostPerson } from "../hosts/host-schedules.service.server.ts";
import {
  type CallChange,
  type CallEmail,
  toCallCalendar,
  toOperatorCallBlocks,
  toOperatorTimes,
} from "./call-emails.server.ts";

/**
 * What staff are told: a change by whom, or that a call was booked with or taken from a host. Of one
 * that was never confirmed they are not told that it was released.
 */
export type OperatorNews =
  | (Exclude<CallChange, { kind: "released" }> & { by: string })
  | { kind: "booked" }
  | { kind: "taken-over"; by: string; host: HostPerson | undefined };

type OperatorEmail = Omit<CallEmail, "token">;
type Texts = { subject: string; heading: string; text: string; blocks: EmailBlock[] };

/**
 * Email to the operator or a host. A reply goes to the client.
 * @param host who has the email, when it is a host
 */
export function renderOperatorCallEmail(
  email: OperatorEmail,
  news: OperatorNews,
  to: EmailAddress,
  host?: HostPerson,
): Promise<Email> {
  const { call, client, siteUrl } = email;
  const { reference } = call;
  const { subject, heading, text, blocks } = toTexts(email, news);
  const isEnd = news.kind === "cancelled" || news.kind === "taken-over";
  const envelope = {
    to,
    replyTo: { name: client.name, address: client.email },
    label: `${reference} call ${call.sequence} ${host ? "host" : "operator"}`,
    calendar: toCallCalendar(email, isEnd ? "CANCEL" : "REQUEST", host),
  };
  return renderStaffEmail(email, envelope, {
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

function toTexts({ call, client }: OperatorEmail, news: OperatorNews): Texts {
  const about = `the call about ${call.reference}`;
  const was = (before = call): EmailBlock => ({
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
        subject: "Another time asked for",
        heading: "The client was asked for another time",
        text: `${news.by} has asked ${client.name} for another time for ${about}.`,
        blocks: toOperatorCallBlocks(call),
      };
  }
}
