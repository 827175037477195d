import { readReceiptToken } from "#app/requests/receipt-link.server.ts";
import { findRequestByKey } from "#app/requests/requests.repository.server.ts";
import type { SubmissionReceipt } from "#contract/submission.ts";
import type { Queryable } from "#database/client.server.ts";
import { readCallReceipt } from "./calls.service.server.ts";

/** What is confirmed after a form that a browser posted by itself; undefined without a valid token. */
export async function readReceipt(
  db: Queryable,
  token: string,
  now: Date,
): Promise<SubmissionReceipt["data"] | undefined> {
  const key = await readReceiptToken(db, token, now);
  const stored = key === undefined ? undefined : await findRequestByKey(db, key);
  if (!stored) return undefined;
  return {
    reference: stored.reference,
    submitted_at: stored.submitted_at.toISOString(),
    ...(await readCallReceipt(db, stored.id)),
  };
}
