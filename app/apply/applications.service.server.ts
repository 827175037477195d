import { enqueueFormEmails } from "#app/requests/emails/form-emails.server.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import type { Application } from "#contract/applications/application.ts";
import { findPosition } from "#contract/applications/application-terms.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { toApplicationEmails } from "./application-emails.server.ts";
import { findJob, insertApplication } from "./applications.repository.server.ts";
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
    row: toRow(application),
    delivery,
    complete: async (tx, stored) => {
      const job = await getOpenJob(tx, application.job);
      const technologies = await withKnownNames(tx, application.technologies);
      await insertApplication(tx, {
        ...toColumns(application),
        request_id: stored.id,
        job: job.title,
        vacancy_id: job.id,
        technologies,
      });
      const claim = { purpose: "cv", request_id: stored.id, field: "cv" } as const;
      const upload = await claimUpload(tx, application.cv, claim);
      await deleteDraftsOf(tx, { attempt_key: delivery.key, upload_id: upload.id });
      const cv = toFileText(upload);
      const site = await getSite(tx);
      const isConfirmed = await countConfirmation(tx, "form", application.email);
      const emailData = {
        ...stored,
        application: { ...application, job: job.title, technologies, cv },
        isConfirmed,
        site,
        siteUrl: deps.env.siteUrl,
      };
      await enqueueFormEmails(deps, tx, stored.id, toApplicationEmails(emailData));
    },
  });
}

function toRow(application: Application) {
  const { email, workload, start_date, about } = application;
  return { name: toFullName(application), email, workload, start_date, message: about };
}

/** Columns of `applications`, without those of the row that every form has. */
function toColumns(application: Application) {
  const { job, email, workload, start_date, about, cv, ...columns } = application;
  return {
    ...columns,
    phone: columns.phone || null,
    city: columns.city || null,
    linkedin_url: columns.linkedin_url ?? null,
    github_url: columns.github_url ?? null,
    portfolio_url: columns.portfolio_url ?? null,
  };
}

async function getOpenJob(
  tx: Transaction,
  requested: string,
): Promise<{ id: number | null; title: string }> {
  const position = findPosition(requested);
  if (position) return { id: null, title: position };
  const job = await findJob(tx, requested);
  if (job?.isOpen) return job;
  throw unprocessable({
    job: [
      job
        ? "This vacancy has closed. Select another one or a general position"
        : "Select what you are applying for",
    ],
  });
}

/** Technologies of the site get their published name: `postgresql` → `PostgreSQL`. */
async function withKnownNames(tx: Transaction, rows: Application["technologies"]) {
  const known = new Map(
    (await listTechnologies(tx)).map(({ name }) => [name.toLowerCase(), name] as const),
  );
  return rows.map((row) => ({ ...row, name: known.get(row.name.toLowerCase()) ?? row.name }));
}
