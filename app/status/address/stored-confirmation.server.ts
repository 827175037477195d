import { toApplicationConfirmation } from "#app/apply/application-emails.server.ts";
import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { toFindTexts } from "#app/find/find-emails.server.ts";
import { toHireTexts } from "#app/hire/hire-mails.server.ts";
import type { FormEmails } from "#app/requests/emails/form-emails.server.ts";
import {
  type CallEmailParts,
  toRequestConfirmation,
} from "#app/requests/emails/request-emails.server.ts";
import {
  listRequestsByReference,
  type RequestRow,
} from "#app/requests/records/requests.repository.server.ts";
import type { Site } from "#contract/content/site.ts";
import type { Transaction } from "#database/client.server.ts";

type Parts = { call: CallEmailParts | undefined; site: Site; siteUrl: string };

/** The confirmation of a form once more, from what is stored; not of an answer to a proposal. */
export async function toStoredConfirmation(
  tx: Transaction,
  request: RequestRow & { email: string },
  parts: Parts,
): Promise<FormEmails["confirmation"]> {
  const [whole] = await listRequestsByReference(tx, request.reference);
  if (!whole) return undefined;
  const { reference, submitted_at } = request;
  const { find, application } = whole;
  if (application) {
    const emailData = { reference, submitted_at, application, site: parts.site };
    return toApplicationConfirmation(emailData, request);
  }
  const ids = whole.members.map(({ member_id }) => member_id);
  const emailData = {
    reference,
    submitted_at,
    request,
    members: await listMembersByIds(tx, ids),
    call: parts.call,
    site: parts.site,
    siteUrl: parts.siteUrl,
  };
  const technologies = find?.technologies.map(({ name }) => name) ?? [];
  const texts = find ? toFindTexts({ ...emailData, technologies }, find) : toHireTexts(emailData);
  return toRequestConfirmation(emailData, texts);
}
