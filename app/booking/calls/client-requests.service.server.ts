import { enqueueFormEmails, type FormEmails } from "#app/requests/emails/form-emails.server.ts";
import type { RequestEmailData } from "#app/requests/emails/request-emails.server.ts";
import { storeChosenMembers } from "#app/requests/records/chosen-members.server.ts";
import { type ClientRequest, toRequestRow } from "#app/requests/records/request-row.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import { insertSource } from "#app/requests/sources/request-sources.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { ContactAt } from "#contract/clients/request.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { bookForForm, withoutHold } from "./book-for-form.server.ts";
import { callRefused } from "./call-limit.service.server.ts";
import { readCallReceipt } from "./calls.service.server.ts";

export type ClientRequestDeps = Pick<Services, "db" | "queue" | "captcha" | "clock" | "env">;

type ClientForm = ClientRequest & { members: number[]; contact_at?: ContactAt | undefined };

type Submission<Form extends ClientForm> = {
  form: FormName;
  request: Form;
  delivery: Delivery;
  /** Stores what only this form has, for its emails. */
  composeEmails: (
    emailData: RequestEmailData<Form>,
    tx: Transaction,
    id: number,
  ) => FormEmails | Promise<FormEmails>;
};

/** A tentative call is confirmed by a link, so without the email it would only be released. */
const NO_LINK =
  "We can't email this address a link to confirm the call. Send the request without a call, or try again later";

/**
 * Stores the request of a client with its call, its members and its emails in one transaction; what
 * it returns is committed. The same key again gives the same receipt and stores nothing.
 * @throws PublicError 422 for members that are gone, a token that does not hold, a key that was
 * used for something else; 409 when the time of the call is not free; 429 for one call too many; and
 * what `composeEmails` throws
 */
export function submitClientRequest<Form extends ClientForm>(
  deps: ClientRequestDeps,
  { form, request, delivery, composeEmails }: Submission<Form>,
): Promise<SubmissionReceipt["data"]> {
  const { siteUrl } = deps.env;
  return submitOnce(deps, {
    form,
    payload: withoutHold(request),
    row: toRequestRow(request),
    delivery,
    readMore: readCallReceipt,
    complete: async (tx, stored) => {
      const { client } = delivery;
      const source = await insertSource(tx, stored.id, { client, email: request.email });
      const call = await bookForForm(deps, tx, stored, request, source);
      const members = await storeChosenMembers(tx, stored.id, request.members);
      const site = await getSite(tx);
      const kind = call?.isTentative ? "tentative call" : "form";
      const isConfirmed = await countConfirmation(tx, kind, request.email);
      if (!isConfirmed && call?.isTentative) throw callRefused(NO_LINK);
      const emailData = { ...stored, request, members, call, isConfirmed, site, siteUrl };
      await enqueueFormEmails(deps, tx, stored, await composeEmails(emailData, tx, stored.id));
    },
  });
}
