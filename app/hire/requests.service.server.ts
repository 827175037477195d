import { listMembersByIds } from "#app/developers/members.service.server.ts";
import { insertRequestMembers } from "#app/requests/requests.repository.server.ts";
import { submitOnce } from "#app/requests/submit-once.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { HireRequest } from "#contract/hire-request.ts";
import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { SubmissionReceipt } from "#contract/submission.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import type { Captcha } from "#platform/captcha/captcha.server.ts";
import type { Env } from "#platform/env.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { enqueueMail, parseMailbox } from "#platform/mail/mail.server.ts";
import type { Queue } from "#platform/queue.server.ts";
import { toConfirmationMail, toOperatorMail } from "./hire-mails.server.ts";

type Ground = {
  db: Database;
  queue: Queue;
  captcha: Captcha;
  env: Pick<Env, "siteUrl" | "mailTo">;
};

/**
 * Stores a hire request with its members and its mails in one transaction; what it returns is
 * committed. The same key again gives the same receipt and stores nothing.
 * @throws PublicError 422 for members that are gone, a token that does not hold, a key that was
 * used for something else
 */
export function submitHireRequest(
  ground: Ground,
  request: HireRequest,
  delivery: Delivery,
): Promise<SubmissionReceipt["data"]> {
  const { queue, env } = ground;
  return submitOnce(ground, {
    form: "hire",
    said: request,
    row: toRow(request),
    delivery,
    complete: async (tx, stored) => {
      const members = await getChosenMembers(tx, request.members);
      await insertRequestMembers(
        tx,
        stored.id,
        members.map((member, sort_order) => ({
          member_id: member.id,
          sort_order,
          full_name: toFullName(member),
          slug: member.slug,
          sales_rate: member.sales_rate,
          sales_currency: member.sales_currency,
        })),
      );
      const site = await getSite(tx);
      const operator = env.mailTo
        ? parseMailbox(env.mailTo)
        : { name: site.name, address: site.email };
      const mailed = { ...stored, request, members, site, siteUrl: env.siteUrl };
      await enqueueMail(queue, tx, await toOperatorMail(mailed, operator));
      await enqueueMail(queue, tx, await toConfirmationMail(mailed));
    },
  });
}

async function getChosenMembers(tx: Transaction, ids: number[]): Promise<MemberCard[]> {
  const members = await listMembersByIds(tx, ids);
  if (members.length === ids.length) return members;
  const gone = ids.length - members.length;
  throw unprocessable({
    members: [
      gone === 1
        ? "One of the developers is no longer available. Look through your choice and send again"
        : `${gone} of the developers are no longer available. Look through your choice and send again`,
    ],
  });
}

function toRow({ type, members, contact_at, company_name, message, ...answers }: HireRequest) {
  return {
    ...answers,
    company_name: company_name || null,
    message: message || null,
    contact_date: contact_at?.date ?? null,
    contact_time: contact_at?.time ?? null,
    contact_timezone: contact_at?.timezone ?? null,
  };
}
