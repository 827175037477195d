import type { RouterContextProvider } from "react-router";
import {
  findRequestByKey,
  listNamedMembers,
} from "#app/requests/records/request-writes.repository.server.ts";
import { readReceiptToken } from "#app/requests/status-link/receipt-link.server.ts";
import { toBrowserToken } from "#app/requests/status-link/status-link.server.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { Queryable } from "#database/client.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { readCallReceipt } from "../calls/calls.service.server.ts";

/** Data of the confirmation page of a form without JavaScript; undefined without a valid token. */
export async function readReceipt(
  db: Queryable,
  token: string,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<(SubmissionReceipt["data"] & { email: string | null }) | undefined> {
  const key = await readReceiptToken(db, token, now);
  const stored = key === undefined ? undefined : await findRequestByKey(db, key);
  if (!key || !stored) return undefined;
  const members = await listNamedMembers(db, stored.id);
  return {
    reference: stored.reference,
    email: stored.email,
    submitted_at: stored.submitted_at.toISOString(),
    status_url: `${siteUrl}/status/${await toBrowserToken(db, key)}`,
    ...(members.length > 0 ? { members } : {}),
    ...(await readCallReceipt(db, stored.id)),
  };
}

/** Loads a page that confirms a form: its token and what was stored. */
export async function loadReceipt({
  url,
  context,
}: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}) {
  const { db, clock, env } = context.get(servicesContext);
  const token = url.searchParams.get("receipt") ?? "";
  const at = { now: clock(), siteUrl: env.siteUrl };
  return { token, receipt: await readReceipt(db, token, at) };
}
