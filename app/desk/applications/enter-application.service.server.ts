import { toApplicationColumns, toRequestColumns } from "#app/apply/application-columns.server.ts";
import { insertApplication } from "#app/apply/applications.repository.server.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import type { EnteredApplication } from "#contract/applications/application.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { confirmEntered } from "../requests/confirm-entered.server.ts";
import { NO_CAPTCHA } from "../requests/enter-request.service.server.ts";

/**
 * Stores an application that staff enter by hand, like the form of an applicant but without emails,
 * unless the confirmation is wanted. The same key again stores nothing.
 * @returns its reference
 * @throws PublicError 422 for a vacancy that has closed, a CV that is gone, a key that was used for
 * something else
 */
export async function enterApplication(
  deps: Pick<Services, "db" | "queue" | "env">,
  staff: Pick<CurrentStaff, "id">,
  { key, is_emailed, ...application }: EnteredApplication,
): Promise<string> {
  const { db, env } = deps;
  const { email, cv } = application;
  const by = { entered_by: staff.id, owner_id: staff.id };
  const { reference } = await submitOnce(
    { db, env, captcha: NO_CAPTCHA },
    {
      form: "apply",
      payload: application,
      row: { ...toRequestColumns(application), email, ...by },
      delivery: { key, token: "", client: "" },
      complete: async (tx, stored) => {
        const columns = await toApplicationColumns(tx, application);
        await insertApplication(tx, { ...columns, request_id: stored.id });
        if (cv) await claimUpload(tx, cv, { purpose: "cv", request_id: stored.id, field: "cv" });
        if (is_emailed) await confirmEntered(deps, tx, stored);
        const entry = { action: "request.create", subject: stored.reference, fields: [] } as const;
        await writeAudit(tx, { staff_id: staff.id, ...entry });
      },
    },
  );
  return reference;
}
