import { enqueueFormEmails } from "#app/requests/emails/form-emails.server.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Application } from "#contract/applications/application.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { toApplicationColumns, toRequestColumns } from "./application-columns.server.ts";
import { toApplicationEmails } from "./application-emails.server.ts";
import { insertApplication } from "./applications.repository.server.ts";
import { deleteDraftsOf } from "./resume/drafts.repository.server.ts";

type Deps = Pick<Services, "db" | "queue" | "captcha" | "env">;

/**
 * Stores an application with its CV and its emails in one transaction. The same key again gives the
 * same receipt and stores nothing.
 * @throws PublicError 422 for a vacancy that has closed, a CV that is gone, a token that does not
 * hold, a key that was used for something else
 */
export function submitApplication(
  deps: Deps,
  application: Application,
  delivery: Delivery,
): Promise<SubmissionReceipt["data"]> {
  return submitOnce(deps, {
    form: "apply",
    payload: application,
    row: { ...toRequestColumns(application), email: application.email },
    delivery,
    complete: async (tx, stored) => {
      const columns = await toApplicationColumns(tx, application);
      await insertApplication(tx, { ...columns, request_id: stored.id });
      const claim = { purpose: "cv", request_id: stored.id, field: "cv" } as const;
      const upload = await claimUpload(tx, application.cv, claim);
      await deleteDraftsOf(tx, { attempt_key: delivery.key, upload_id: upload.id });
      const cv = toFileText(upload);
      const site = await getSite(tx);
      const isConfirmed = await countConfirmation(tx, "form", application.email);
      const emailData = {
        ...stored,
        application: { ...application, job: columns.job, technologies: columns.technologies, cv },
        isConfirmed,
        site,
        siteUrl: deps.env.siteUrl,
      };
      await enqueueFormEmails(deps, tx, stored, toApplicationEmails(emailData));
    },
  });
}
