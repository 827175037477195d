import { randomUUID } from "node:crypto";
import { listAnswerSubjects } from "#app/requests/emails/conversations.repository.server.ts";
import { trackEmails } from "#app/requests/emails/email-tracking.repository.server.ts";
import { listApplicants } from "#app/requests/records/applicants.repository.server.ts";
import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { isFilled, type Reply } from "#contract/desk/desk-request.ts";
import { fillBookingLink } from "#contract/desk/reply-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { Services } from "#services/services.server.ts";
import { listReplyTemplates } from "../replies/replies.repository.server.ts";
import { readSenderValues } from "../replies/sender-values.service.server.ts";
import { enqueueReplies, type TrackedReply } from "./enqueue-replies.service.server.ts";
import { fillReply } from "./reply-templates.service.server.ts";
import { sendReply } from "./send-reply.service.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;

/** Time in which a rejection can be undone before the applicant is told. */
const REJECTION_DELAY_MS = 24 * 3_600_000;

const toSendTime = ({ clock }: Pick<Services, "clock">) =>
  new Date(clock().getTime() + REJECTION_DELAY_MS);

/** Plans the email about a rejection. */
export async function sendRejection(
  deps: Deps,
  tx: Transaction,
  staff: Actor,
  request: ChangedRequest,
  email: Pick<Reply, "subject" | "body">,
): Promise<void> {
  await sendReply(
    deps,
    tx,
    staff,
    request,
    { key: randomUUID(), ...email },
    {
      sendAt: toSendTime(deps),
    },
  );
}

/**
 * Plans the emails about many rejections, each as one of its own, in a few statements; those without an address get none.
 * @param slug of the template
 * @throws PublicError 422 for a template that is gone, or that has to be completed by hand
 */
export async function sendRejections(
  deps: Deps,
  tx: Transaction,
  staff: Actor,
  rejected: readonly ChangedRequest[],
  slug: string,
): Promise<void> {
  const template = (await listReplyTemplates(tx, "rejection")).find((one) => one.slug === slug);
  if (!template) throw unprocessable({ template: ["Select an email"] });
  const ids = rejected.map(({ id }) => id);
  const applicants = await listApplicants(tx, ids);
  const subjects = await listAnswerSubjects(tx, ids);
  const sender = await readSenderValues(tx, staff);
  const replies = rejected.flatMap((request): TrackedReply[] => {
    const { email, version } = request;
    if (!email) return [];
    const application = applicants.get(request.id);
    const recipient = { ...request, company_name: null, project_type: null, application };
    const own = subjects.get(request.id) ?? template.subject;
    const { subject, body } = fillReply({ ...template, subject: own }, recipient, sender);
    if (![subject, fillBookingLink(body, "")].every(isFilled)) {
      const message = `This email has text in double braces that must be replaced by hand for ${request.name}`;
      throw unprocessable({ template: [message] });
    }
    const changed = { ...request, email, version: version + 1 };
    return [{ request: changed, reply: { key: randomUUID(), subject, body } }];
  });
  if (replies.length === 0) return;
  const time = { sendAt: toSendTime(deps) };
  const emails = replies.map(({ request, reply }) => ({
    mail_id: reply.key,
    request_id: request.id,
  }));
  await trackEmails(tx, emails, time);
  await enqueueReplies(deps, tx, staff, replies, time);
}
