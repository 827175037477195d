import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { createToken, isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import { type Person, parsePerson } from "#services/personal-data/person.server.ts";
import type { Services } from "#services/services.server.ts";
import { requireOwnAddress } from "../own-address.server.ts";
import { getByStatusToken } from "../status.service.server.ts";
import { renderDataEmail } from "./data-emails.server.ts";
import {
  type DataPurpose,
  findDataLink,
  hasDataLink,
  insertDataLink,
} from "./data-links.repository.server.ts";

/** How long a link works. */
const LIFETIME_MS = 3_600_000;
/** A form that is posted again within this time is the same one. */
const SAME_MS = 60_000;

/**
 * Emails a link to a copy of their data, to erase it or to withdraw the request, to the person who
 * sent it. The page of the request may have been forwarded, so it does none of these by itself.
 * @throws PublicError 404 for a link that opens nothing, 409 without an address of theirs, 429
 */
export async function sendDataLink(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  statusToken: string,
  purpose: DataPurpose,
): Promise<void> {
  const { reference } = await getByStatusToken(deps.db, statusToken);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    // One after the other, so that the second of two posts finds the first.
    const request = await lockRequest(tx, reference);
    if (!request) return;
    const { id: request_id, name, form } = request;
    const site = await getSite(tx);
    const email = requireOwnAddress(request, deps.env, site);
    const expires_at = new Date(now.getTime() + LIFETIME_MS);
    const after = new Date(expires_at.getTime() - SAME_MS);
    if (await hasDataLink(tx, { request_id, purpose, after })) return;
    if (!(await countConfirmation(tx, "data", email))) {
      const message = "We've sent you several emails already. Try again in an hour";
      throw new PublicError(429, message, { retryAfter: LIFETIME_MS / 1_000 });
    }
    const token = createToken();
    await insertDataLink(tx, { token_hash: toTokenHash(token), purpose, request_id, expires_at });
    const { siteUrl } = deps.env;
    const content = { purpose, token, reference, name, email, form, site, siteUrl };
    await enqueueEmail(deps.queue, tx, await renderDataEmail(content));
  });
}

export type OpenedDataLink = {
  /** Null once it was erased. */
  owner: { request: RequestRow; person: Person } | null;
  isUsed: boolean;
};

/** What a link is about; undefined for one that is unknown, expired or for another purpose. */
export async function openDataLink(
  db: Queryable,
  token: string,
  { purpose, now }: { purpose: DataPurpose; now: Date },
): Promise<OpenedDataLink | undefined> {
  if (!isToken(token)) return undefined;
  const link = await findDataLink(db, { token_hash: toTokenHash(token), purpose, now });
  if (!link) return undefined;
  const { request, used_at } = link;
  const person = request?.email ? parsePerson(request.email) : undefined;
  return { owner: request && person ? { request, person } : null, isUsed: used_at !== null };
}
