import { getSite } from "#app/site/site.service.server.ts";
import type { SavedSearch } from "#contract/clients/saved-search.ts";
import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import type { Services } from "#services/services.server.ts";
import { renderConfirmationEmail } from "./saved-search-emails.server.ts";
import { UNCONFIRMED_DAYS } from "./saved-search-periods.ts";
import { deleteSearch, insertLink, insertSearch } from "./saved-searches.repository.server.ts";
import type { SearchFilter } from "./search-source.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

/**
 * Stores a search and asks its address to confirm it. Above the limit of confirmations nothing is
 * stored or sent; the caller does not learn so, since it may not own the address.
 * @param key of the form: the same form again stores nothing
 */
export async function saveSearch(
  { db, queue, clock, env: { siteUrl } }: Deps,
  { email, frequency }: SavedSearch,
  { kind, filter, key }: { kind: SearchKind; filter: SearchFilter; key: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const id = await insertSearch(tx, {
      kind,
      email,
      frequency,
      search: filter.search,
      idempotency_key: key,
      due_at: now,
      expires_at: daysBefore(now, -UNCONFIRMED_DAYS),
    });
    if (id === undefined) return;
    if (!(await countConfirmation(tx, "saved search", email))) return deleteSearch(tx, id);
    const token = createToken();
    await insertLink(tx, {
      token_hash: toTokenHash(token),
      saved_search_id: id,
      created_at: now,
    });
    const site = await getSite(tx);
    const text = filter.plainText;
    const message = await renderConfirmationEmail(
      { email, token, site, siteUrl },
      { kind, text, frequency },
    );
    await enqueueEmail(queue, tx, message);
  });
}
