import { getSite } from "#app/site/site.service.server.ts";
import { SEARCH_KINDS } from "#contract/clients/saved-search-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import { renderNewsEmail } from "./saved-search-emails.server.ts";
import { ACTIVE_MONTHS, INSTANT_MS, WEEK_MS } from "./saved-search-periods.ts";
import {
  deleteOldLinks,
  findLastId,
  insertLink,
  listDue,
  moveOn,
  type SavedSearchRow,
} from "./saved-searches.repository.server.ts";
import type { SearchFilter, SearchNews } from "./search-source.server.ts";
import { SEARCH_SOURCES } from "./search-sources.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

const MINUTE = 60;
/** Also how long a profile that was published by mistake can be taken back. */
const EVERY_MINUTES = 10;

/** Compares saved searches with what is new. */
export const SAVED_SEARCHES: JobKind = {
  name: "saved-searches",
  needsClock: true,
  options: {
    retryLimit: 0,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: 24 * 60 * MINUTE,
  },
};

/** Searches of one kind in one run; what is left is compared in the next one. */
const MAX_SEARCHES = 2_000;
/** Emails of one run: thousands at once would look like spam. */
const MAX_EMAILS = 200;
/** New ones that an email lists. */
const MAX_LISTED = 10;

/** Sends the emails of saved searches every ten minutes, however many processes run. */
export async function startSavedSearches(queue: Queue, deps: Omit<Deps, "queue">): Promise<void> {
  await queue.work(SAVED_SEARCHES, ({ signal }) => sendNews({ ...deps, queue }, signal));
  queue.everyMinutes(SAVED_SEARCHES, EVERY_MINUTES);
}

/**
 * Sends each search that is due what is new, if there is anything. A search is compared only with
 * what was published since the last time, and without any an instant one is not even read.
 */
export async function sendNews(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  let emails = 0;
  for (const of of SEARCH_KINDS) {
    const last = await findLastId(db, of);
    for (const search of await listDue(db, { of, now, last, limit: MAX_SEARCHES })) {
      if (signal?.aborted || emails >= MAX_EMAILS) return;
      if (await sendNewsOf(deps, search, { now, last })) emails += 1;
    }
  }
}

/** @returns whether an email was enqueued */
async function sendNewsOf(
  deps: Deps,
  search: SavedSearchRow,
  { now, last }: { now: Date; last: number },
): Promise<boolean> {
  const { db, env } = deps;
  const source = SEARCH_SOURCES[search.kind];
  const news = await source.listNew(db, search.search, {
    after: search.seen_id,
    until: last,
    limit: MAX_LISTED,
    now,
    siteUrl: env.siteUrl,
  });
  const isNews = news.total > 0;
  const filter = await source.readStored(db, search.search);
  return db.transaction(async (tx) => {
    const next = { seen_id: last, due_at: toNextDue(search, now, isNews) };
    if (!(await moveOn(tx, search, next)) || !isNews) return false;
    await enqueueNews(deps, tx, search, { filter, news }, now);
    return true;
  });
}

/** A weekly search keeps its day and hour, whatever was missed. */
function toNextDue({ frequency, due_at }: SavedSearchRow, now: Date, isNews: boolean): Date {
  if (frequency === "instant") return isNews ? new Date(now.getTime() + INSTANT_MS) : due_at;
  const weeks = Math.floor((now.getTime() - due_at.getTime()) / WEEK_MS) + 1;
  return new Date(due_at.getTime() + weeks * WEEK_MS);
}

async function enqueueNews(
  { queue, env: { siteUrl } }: Deps,
  tx: Transaction,
  { id, kind, email, expires_at }: SavedSearchRow,
  { filter, news }: { filter: SearchFilter; news: SearchNews },
  now: Date,
): Promise<void> {
  const token = createToken();
  await insertLink(tx, {
    token_hash: toTokenHash(token),
    saved_search_id: id,
    created_at: now,
  });
  await deleteOldLinks(tx, id, monthsBefore(now, ACTIVE_MONTHS));
  const site = await getSite(tx);
  const recipient = { email, token, site, siteUrl };
  const message = await renderNewsEmail(recipient, { ...news, kind, filter, expires_at });
  await enqueueEmail(queue, tx, message);
}
