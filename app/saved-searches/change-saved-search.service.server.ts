import { MAX_SAVED_SEARCHES, type SearchFrequency } from "#contract/clients/saved-search-terms.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";
import type { Services } from "#services/services.server.ts";
import { ACTIVE_MONTHS, WEEK_MS } from "./saved-search-periods.ts";
import {
  countConfirmed,
  deleteRepeated,
  deleteSearch,
  findLastId,
  findLinkedSearch,
  lockAddress,
  type SavedSearchRow,
  updateSearch,
} from "./saved-searches.repository.server.ts";

type Deps = Pick<Services, "db" | "clock">;

/** The search of a link; undefined for an unknown link and one of a search that ended. */
export function openSearch(
  db: Database | Transaction,
  token: string,
  now: Date,
): Promise<SavedSearchRow | undefined> {
  return findLinkedSearch(db, toTokenHash(token), now);
}

/**
 * Confirms a search: it is compared with what is published from now on. An earlier one of
 * the same address with the same filters ends.
 * @throws PublicError 404 for an unknown link, 409 when the address has too many
 */
export async function confirmSearch({ db, clock }: Deps, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const search = await getLocked(tx, token, now);
    if (search.confirmed_at !== null) return;
    if ((await countConfirmed(tx, search)) >= MAX_SAVED_SEARCHES) {
      const message = `You have ${MAX_SAVED_SEARCHES} saved searches, the most that one address can have. Stop one first, with the link in its emails`;
      throw new PublicError(409, message);
    }
    await deleteRepeated(tx, search);
    await updateSearch(tx, search.id, {
      confirmed_at: now,
      seen_id: await findLastId(tx, search.kind),
      ...toPeriod(search.frequency, now),
    });
  });
}

/**
 * Changes how often emails are sent, and extends the search.
 * @throws PublicError 404 for an unknown link, 409 before it is confirmed
 */
export async function changeFrequency(
  { db, clock }: Deps,
  token: string,
  frequency: SearchFrequency,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const search = await getLocked(tx, token, now);
    if (search.confirmed_at === null) throw new PublicError(409, "Confirm your search first");
    const { expires_at, due_at } = toPeriod(frequency, now);
    const isSame = frequency === search.frequency;
    await updateSearch(tx, search.id, {
      frequency,
      expires_at,
      due_at: isSame ? search.due_at : due_at,
    });
  });
}

/** Deletes a search with the address. An unknown link has nothing to stop. */
export async function stopSearch({ db, clock }: Deps, token: string): Promise<void> {
  const search = await openSearch(db, token, clock());
  if (search) await deleteSearch(db, search.id);
}

const toPeriod = (frequency: SearchFrequency, now: Date) => ({
  expires_at: monthsBefore(now, -ACTIVE_MONTHS),
  due_at: frequency === "weekly" ? new Date(now.getTime() + WEEK_MS) : now,
});

/** Two links of one address at the same time are confirmed one after the other. */
async function getLocked(tx: Transaction, token: string, now: Date): Promise<SavedSearchRow> {
  const found = await openSearch(tx, token, now);
  if (found) await lockAddress(tx, found.email);
  const search = found && (await openSearch(tx, token, now));
  if (!search) throw notFound("There is no such link");
  return search;
}
