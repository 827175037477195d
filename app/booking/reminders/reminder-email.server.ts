import type { Email } from "#services/email/email.server.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import { renderEmail } from "#services/email/render-email.server.ts";
import { toCallTimes } from "../call-texts.ts";
import { type CallEmail, toClientCallBlocks } from "../calls/call-emails.server.ts";

/** Email to the client on the day before a call. */
export function renderReminderEmail(email: Omit<CallEmail, "stamp">): Promise<Email> {
  const { call, client, siteUrl, token } = email;
  const envelope = {
    to: toUnconfirmed(client.name, client.email),
    label: `${call.reference} call ${call.sequence} reminder`,
  };
  const { clientTime } = toCallTimes(call);
  return renderEmail(email, envelope, {
    subject: `Your call about ${call.reference}: ${clientTime}`,
    heading: "Your call is coming up",
    preview: clientTime,
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(client.name)}\n\nThis is a reminder of the call about your request ${call.reference}.`,
      },
      ...toClientCallBlocks(email),
      {
        kind: "links",
        title: "No reminders?",
        links: [
          {
            label: "Turn off reminders of this call",
            href: `${siteUrl}/booking/${token}#reminder`,
          },
        ],
      },
    ],
  });
}
