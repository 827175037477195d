import type { CallEmailParts } from "#app/requests/emails/request-emails.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Services } from "#services/services.server.ts";
import { lockCall, replaceLinks } from "../bookings.repository.server.ts";
import { toFormCallParts } from "./book-for-form.server.ts";
import { readBookedCall } from "./calls.service.server.ts";

/**
 * Ends all links to the call of a request whose client has another address, and returns the call for
 * an email there; undefined without one that is ahead. It stays as tentative as it was.
 */
export async function renewCall(
  { env }: Pick<Services, "env">,
  tx: Transaction,
  reference: string,
  { email, now }: { email: string; now: Date },
): Promise<CallEmailParts | undefined> {
  const row = await lockCall(tx, { reference });
  if (!row) return undefined;
  const token = createToken();
  await replaceLinks(tx, row.id, toTokenHash(token));
  if (row.status !== "booked" || row.starts_at <= now) return undefined;
  return toFormCallParts({
    call: await readBookedCall(tx, row),
    client: { name: row.name, email },
    token,
    stamp: now,
    site: await getSite(tx),
    siteUrl: env.siteUrl,
  });
}
