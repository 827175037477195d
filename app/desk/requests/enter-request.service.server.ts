import { toRequestRow } from "#app/requests/records/request-row.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import type { EnteredRequest } from "#contract/desk/desk-request.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { confirmEntered } from "./confirm-entered.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env">;

/** Staff are signed in: their forms have no captcha. */
export const NO_CAPTCHA = { verify: async () => undefined };

/**
 * Stores a request that staff enter by hand, like the form of a client but without emails, unless
 * the confirmation is wanted. The same key again stores nothing.
 * @returns its reference
 * @throws PublicError 422 for a key that was used for something else
 */
export async function enterRequest(
  deps: Deps,
  staff: Pick<CurrentStaff, "id">,
  { key, is_emailed, ...request }: EnteredRequest,
): Promise<string> {
  const { db, env } = deps;
  const row = toRequestRow({ ...request, marketing_consent: false });
  const { reference } = await submitOnce(
    { db, env, captcha: NO_CAPTCHA },
    {
      form: "hire",
      payload: request,
      row: { ...row, entered_by: staff.id, owner_id: staff.id },
      delivery: { key, token: "", client: "" },
      complete: async (tx, stored) => {
        if (is_emailed) await confirmEntered(deps, tx, stored);
        await writeAudit(tx, {
          staff_id: staff.id,
          action: "request.create",
          subject: stored.reference,
          fields: [],
        });
      },
    },
  );
  return reference;
}
