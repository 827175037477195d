import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { deleteStatusLinks } from "#app/requests/status-link/status-links.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { PublicError } from "#platform/errors.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { requireOwnAddress } from "../own-address.server.ts";
import { findByStatusToken, getByStatusToken } from "../status.service.server.ts";
import { renderLinksEmail } from "./lost-links-email.server.ts";

/**
 * Ends all links to a request and emails a new one to its sender: who only had a link has none then.
 * @throws PublicError 404 for a link that opens nothing, 409 for a request without an address, 429
 */
export async function replaceLinks(
  { db, queue, env }: Pick<Services, "db" | "queue" | "env">,
  token: string,
): Promise<void> {
  const { reference, submitted_at } = await getByStatusToken(db, token);
  await db.transaction(async (tx) => {
    const locked = await lockRequest(tx, reference);
    // A second post would end the new link before its email is read.
    if (!locked || !(await findByStatusToken(tx, token))) return;
    const site = await getSite(tx);
    const address = requireOwnAddress(locked, env, site);
    if (!(await countConfirmation(tx, "links", address))) {
      const message = "We've sent you several emails already. Try again in an hour";
      throw new PublicError(429, message, { retryAfter: 3_600 });
    }
    await deleteStatusLinks(tx, locked.id);
    const request = { ...locked, email: address, submitted_at };
    const links = [{ request, token: await createStatusLink(tx, locked.id) }];
    const email = { address, links, areOthersEnded: true, site, siteUrl: env.siteUrl };
    await enqueueEmail(queue, tx, await renderLinksEmail(email));
  });
}
