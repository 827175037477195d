import { enqueueConfirmation } from "#app/requests/emails/form-emails.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toStoredConfirmation } from "#app/status/address/stored-confirmation.server.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Services } from "#services/services.server.ts";

/** Sends the confirmation of a form for a request or application that staff entered. */
export async function confirmEntered(
  deps: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  const [row] = await listRequestsByReference(tx, reference);
  if (!row?.email) return;
  const site = await getSite(tx);
  const { siteUrl } = deps.env;
  const parts = { call: undefined, site, siteUrl };
  const confirmation = await toStoredConfirmation(tx, { ...row, email: row.email }, parts);
  const about = { form: row.form, reference, site, siteUrl, confirmation } as const;
  await enqueueConfirmation(deps, tx, { id }, about);
}
