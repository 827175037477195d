import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import {
  INTERVIEW_SIDES,
  type InterviewSide,
  otherSide,
} from "#contract/clients/interview-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import { createMemberLink } from "../interview-link.server.ts";
import { toClientPath } from "../interview-path.ts";
import { renderInterviewEmail } from "./interview-email.server.ts";
import { type InterviewNotice, toSide } from "./interview-notice.ts";
import { renderOperatorInterviewEmail } from "./operator-interview-email.server.ts";

type Deps = Pick<Services, "queue" | "env">;

/**
 * Tells both sides of a change, and the operator of what a side did, in its transaction. Who has no
 * address is told by staff, who hear of it.
 * @param mail_id of the email to the client
 * @returns whether the client has an email
 */
export async function enqueueInterviewNotices(
  { queue, env: { siteUrl, mailTo } }: Deps,
  tx: Transaction,
  change: Omit<InterviewNotice, "site" | "siteUrl">,
  mail_id: string | null,
): Promise<boolean> {
  const site = await getSite(tx);
  const notice: InterviewNotice = { ...change, site, siteUrl };
  const { parties, after, staff, now } = change;
  const unreachable: InterviewSide[] = [];
  const reached = new Set<InterviewSide>();
  for (const side of listRecipients(notice)) {
    const { email: address } = toSide(side, notice);
    if (!address) {
      unreachable.push(side);
      continue;
    }
    const path =
      side === "client"
        ? toClientPath(parties)
        : await createMemberLink(tx, after.id, { address, now });
    const email = await renderInterviewEmail(notice, { side, address, path });
    const id = side === "client" ? (mail_id ?? undefined) : undefined;
    if (id)
      await trackEmail(tx, id, {
        request_id: parties.request_id,
        proposal_id: parties.proposal_id,
      });
    await enqueueEmail(queue, tx, email, id);
    reached.add(side);
  }
  if (!staff && (unreachable.length > 0 || change.event !== "proposed")) {
    for (const to of toOperators(mailTo, site)) {
      await enqueueEmail(queue, tx, await renderOperatorInterviewEmail(notice, to, unreachable));
    }
  }
  return reached.has("client");
}

/** Whom a change concerns: what is proposed or declined the other side, what is final both. */
function listRecipients({ event, side, before, after }: InterviewNotice): readonly InterviewSide[] {
  switch (event) {
    case "proposed":
    case "declined":
      return [otherSide(side)];
    case "cancelled":
      return before?.status === "agreed" ? INTERVIEW_SIDES : [otherSide(side)];
    case "placed":
      return after.status === "agreed" ? INTERVIEW_SIDES : [];
    default:
      return INTERVIEW_SIDES;
  }
}
