import { bookForForm, withoutHold } from "#app/booking/calls/book-for-form.server.ts";
import { readCallReceipt } from "#app/booking/calls/calls.service.server.ts";
import { storeChosenMembers } from "#app/requests/chosen-members.server.ts";
import { enqueueFormMails } from "#app/requests/form-mails.server.ts";
import { toRequestRow } from "#app/requests/request-row.ts";
import { insertFindDetails } from "#app/requests/requests.repository.server.ts";
import { submitOnce } from "#app/requests/submit-once.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import type { FindRequest } from "#contract/find-request.ts";
import type { SubmissionReceipt } from "#contract/submission.ts";
import type { Technology } from "#contract/taxonomy.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { countConfirmation } from "#services/mail/mail-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { toFindMails } from "./find-mails.server.ts";

type Deps = Pick<Services, "db" | "queue" | "captcha" | "clock" | "env">;

/**
 * Stores a find request with its details, the selected members and its emails in one transaction.
 * The same key again gives the same receipt and stores nothing.
 * @throws PublicError 422 for technologies or members that are gone, a token that does not hold, a
 * key that was used for something else; 409 when the time of the call is not free
 */
export function submitFindRequest(
  deps: Deps,
  request: FindRequest,
  delivery: Delivery,
): Promise<SubmissionReceipt["data"]> {
  const { env, clock } = deps;
  return submitOnce(deps, {
    form: "find",
    payload: withoutHold(request),
    row: toRequestRow(request),
    delivery,
    readMore: readCallReceipt,
    complete: async (tx, stored) => {
      const { siteUrl } = env;
      const site = await getSite(tx);
      const call = await bookForForm(tx, stored, request, { now: clock(), siteUrl });
      const technologies = await getWantedTechnologies(tx, request.technologies);
      await insertFindDetails(tx, stored.id, {
        technologies: technologies.map(({ slug, name }) => ({ slug, name })),
        number_of_developers: request.number_of_developers,
        seniority_level: request.seniority_level ?? null,
        max_rate: request.max_rate ?? null,
        currency: toCurrency(site.terms),
      });
      const claim = { purpose: "brief", request_id: stored.id, field: "brief" } as const;
      const brief = request.brief ? await claimUpload(tx, request.brief, claim) : undefined;
      const members = await storeChosenMembers(tx, stored.id, request.members);
      const isConfirmed = await countConfirmation(tx, "form", request.email);
      const mailData = {
        ...stored,
        request,
        members,
        brief,
        call,
        technologies: technologies.map(({ name }) => name),
        isConfirmed,
        site,
        siteUrl,
      };
      await enqueueFormMails(deps, tx, toFindMails(mailData));
    },
  });
}

async function getWantedTechnologies(tx: Transaction, slugs: string[]): Promise<Technology[]> {
  const known = new Map((await listTechnologies(tx)).map((one) => [one.slug, one]));
  const wanted = slugs.flatMap((slug) => known.get(slug) ?? []);
  if (wanted.length === slugs.length) return wanted;
  throw unprocessable({
    technologies: [
      "One of the technologies is no longer on the site. Check your choice and send it again",
    ],
  });
}
