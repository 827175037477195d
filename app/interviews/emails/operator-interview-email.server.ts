import type { InterviewSide } from "#contract/clients/interview-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Email, EmailAddress } from "#services/email/email.server.ts";
import { renderStaffEmail } from "#services/email/render-email.server.ts";
import { toInterviewText } from "../interview-texts.ts";
import type { InterviewNotice } from "./interview-notice.ts";

const NEWS: Record<InterviewNotice["event"], string> = {
  proposed: "Times proposed for an interview",
  agreed: "Interview agreed",
  moved: "Interview moved",
  declined: "None of the interview times suits",
  cancelled: "Interview cancelled",
  placed: "Place of an interview",
};

/**
 * Email to the operator about what a side did.
 * @param unreachable who has no email address: staff tell them
 */
export function renderOperatorInterviewEmail(
  notice: InterviewNotice,
  to: EmailAddress,
  unreachable: readonly InterviewSide[],
): Promise<Email> {
  const { parties, after, event, site, siteUrl } = notice;
  const member = toFullName(parties);
  const { client, number, member_id } = parties;
  const zone = site.booking?.timezone ?? after.day.zone;
  const whom = unreachable.map((side) => (side === "client" ? client : member)).join(" and ");
  const times = after.starts_at && after.status === "agreed" ? [after.starts_at] : after.times;
  return renderStaffEmail(
    notice,
    { to, label: `interview ${after.id} ${after.sequence} operator ${to.address}` },
    {
      subject: `${NEWS[event]}: ${client} and ${member}`,
      heading: NEWS[event],
      preview: `${client} and ${member}`,
      blocks: [
        {
          kind: "text",
          text: whom
            ? `${whom} has no email address. Tell them, and enter their answer at the desk.`
            : "We've emailed both sides.",
        },
        {
          kind: "details",
          title: "Interview",
          details: [
            ["Client", client],
            [withNoun("Developer"), member],
            ...times.map((time) => ["Time", toInterviewText(time, zone)] as const),
          ],
        },
        ...(after.message
          ? [{ kind: "quote", title: "Message", text: after.message } as const]
          : []),
        {
          kind: "links",
          title: "At the desk",
          links: [
            {
              label: `${client} and ${member}`,
              href: `${siteUrl}/desk/proposals/${number}/interviews/${member_id}`,
            },
          ],
        },
      ],
    },
  );
}
