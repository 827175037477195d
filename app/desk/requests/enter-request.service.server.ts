import { enqueueConfirmation } from "#app/requests/emails/form-emails.server.ts";
import { toRequestRow } from "#app/requests/records/request-row.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toStoredConfirmation } from "#app/status/address/stored-confirmation.server.ts";
import type { EnteredRequest } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env">;

/** Staff are signed in: their forms have no captcha. */
const NO_CAPTCHA = { verify: async () => undefined };

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
        if (is_emailed) await confirm(deps, tx, stored);
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

async function confirm(
  deps: Deps,
  tx: Transaction,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  const [row] = await listRequestsByReference(tx, reference);
  if (!row?.email) return;
  const site = await getSite(tx);
  const parts = { call: undefined, site, siteUrl: deps.env.siteUrl };
  const confirmation = await toStoredConfirmation(tx, { ...row, email: row.email }, parts);
  const about = { form: "hire", reference, site, siteUrl: deps.env.siteUrl, confirmation } as const;
  await enqueueConfirmation(deps, tx, { id }, about);
}
