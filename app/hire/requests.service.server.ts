import { bookForForm, withoutHold } from "#app/booking/calls/book-for-form.server.ts";
import { readCallReceipt } from "#app/booking/calls/calls.service.server.ts";
import { storeChosenMembers } from "#app/requests/chosen-members.server.ts";
import { enqueueFormMails } from "#app/requests/form-mails.server.ts";
import { toRequestRow } from "#app/requests/request-row.ts";
import { submitOnce } from "#app/requests/submit-once.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { HireRequest } from "#contract/hire-request.ts";
import type { SubmissionReceipt } from "#contract/submission.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { countConfirmation } from "#services/mail/mail-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toHireMails } from "./hire-mails.server.ts";

type Deps = Pick<Services, "db" | "queue" | "captcha" | "clock" | "env">;

/**
 * Stores a hire request with its members and its emails in one transaction; what it returns is
 * committed. The same key again gives the same receipt and stores nothing.
 * @throws PublicError 422 for members that are gone, a token that does not hold, a key that was
 * used for something else; 409 when the time of the call is not free
 */
export function submitHireRequest(
  deps: Deps,
  request: HireRequest,
  delivery: Delivery,
): Promise<SubmissionReceipt["data"]> {
  const { env, clock } = deps;
  return submitOnce(deps, {
    form: "hire",
    payload: withoutHold(request),
    row: toRequestRow(request),
    delivery,
    readMore: readCallReceipt,
    complete: async (tx, stored) => {
      const { siteUrl } = env;
      const call = await bookForForm(tx, stored, request, { now: clock(), siteUrl });
      const members = await storeChosenMembers(tx, stored.id, request.members);
      const site = await getSite(tx);
      const isConfirmed = await countConfirmation(tx, "form", request.email);
      const mailData = { ...stored, request, members, call, isConfirmed, site, siteUrl };
      await enqueueFormMails(deps, tx, toHireMails(mailData));
    },
  });
}
