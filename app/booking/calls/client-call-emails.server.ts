import { toQuote } from "#app/requests/emails/email-blocks.ts";
import type { Email } from "#services/email/email.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import { renderEmail } from "#services/email/render-email.server.ts";
import { toCallTimes } from "../call-texts.ts";
import {
  type CallChange,
  type CallEmail,
  toCallCalendar,
  toClientCallBlocks,
  toClientTimes,
} from "./call-emails.server.ts";

type Texts = { subject: string; heading: string; text: string; blocks: EmailBlock[] };

/** What the client is told; the email of a form has its own call. */
type ClientNews = CallChange | { kind: "booked" };

/** Who changed a call; the site releases it. */
type ChangeAuthor = "client" | "staff" | "site";

/**
 * Email to the client about a change of the call.
 * @param by who changed it
 */
export function renderClientCallEmail(
  email: CallEmail,
  change: ClientNews,
  by: ChangeAuthor,
): Promise<Email> {
  const { call, client } = email;
  const { text, blocks, ...titles } = toTexts(email, change, by);
  const isOver = change.kind === "cancelled" || change.kind === "released";
  const isAsked = change.kind === "asked";
  const envelope = {
    to: toUnconfirmed(client.name, client.email),
    label: `${call.reference} call ${call.sequence} ${isAsked ? "question" : "confirmation"}`,
    // A question changes nothing in calendars.
    calendar: isAsked ? undefined : toCallCalendar(email, isOver ? "CANCEL" : "REQUEST"),
  };
  return renderEmail(email, envelope, {
    ...titles,
    preview: toCallTimes(call).clientTime,
    blocks: [
      { kind: "text", text: `${toGreeting(client.name)}\n\n${text}` },
      ...blocks,
      ...(by === "client"
        ? [{ kind: "text" as const, text: "Wasn't that you? Reply to this email." }]
        : []),
    ],
  });
}

function toTexts(email: CallEmail, change: ClientNews, by: ChangeAuthor): Texts {
  const { call, site, siteUrl, token } = email;
  const about = `the call about your request ${call.reference}`;
  const subject = `Your call about ${call.reference}`;
  switch (change.kind) {
    case "booked":
      return {
        subject: `${subject} is booked`,
        heading: "Your call is booked",
        text: `The call about your request ${call.reference} is booked. The invitation for your calendar is attached.`,
        blocks: toClientCallBlocks(email),
      };
    case "confirmed":
      return {
        subject: `${subject} is confirmed`,
        heading: "Your call is confirmed",
        text: `The call about your request ${call.reference} is confirmed. The invitation in this email replaces the first one.`,
        blocks: toClientCallBlocks(email),
      };
    case "released":
      return {
        subject: `${subject} wasn't confirmed`,
        heading: "Your call wasn't confirmed",
        text: `We didn't get a confirmation of ${about} in time, so it won't take place. We have your request and will reply by email. If you didn't ask for a call, ignore this email.`,
        blocks: [
          { kind: "details", title: "It was", details: toClientTimes(call) },
          {
            kind: "links",
            title: "Still want to talk?",
            links: [
              {
                label: "Choose another time",
                href: `${siteUrl}/booking/${token}`,
                detail: "Anyone with this link can book the call, so keep it private.",
              },
            ],
          },
        ],
      };
    case "moved":
      return {
        subject: `${subject} has been moved`,
        heading: "Your call has been moved",
        text:
          by === "client"
            ? `The call about your request ${call.reference} has been moved.`
            : `We've moved ${about}. If the new time doesn't suit you, choose another one with the link below.`,
        blocks: [
          ...toClientCallBlocks(email),
          { kind: "details", title: "It was", details: toClientTimes(change.before) },
        ],
      };
    case "reassigned":
      return {
        subject: `${subject} is with ${call.host?.name ?? site.name}`,
        heading: "Another person will call you",
        text: `${call.host?.name ?? "A colleague"} takes over ${about}. The time stays the same.`,
        blocks: toClientCallBlocks(email),
      };
    case "cancelled":
      return {
        subject: `${subject} has been cancelled`,
        heading: "Your call is cancelled",
        text:
          by === "client"
            ? `The call about your request ${call.reference} is cancelled. We'll reply to your request by email instead.`
            : `We have to cancel ${about}. Reply to this email to find another time.`,
        blocks: [
          ...toQuote("Why", change.reason),
          { kind: "details", title: "It was", details: toClientTimes(call) },
        ],
      };
    case "asked":
      return {
        subject: `${subject}: can we find another time?`,
        heading: "Can we find another time?",
        text: `We can't make ${about} at the time below. Choose another one with the link below. Until you do, the call stays as it is.`,
        blocks: [...toQuote("Message", change.message), ...toClientCallBlocks(email)],
      };
  }
}
