import { listNewMembers } from "#app/developers/members.service.server.ts";
import { toToday } from "#app/developers/search/today.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import { readStoredFilter, type SavedFilter } from "./saved-filter.server.ts";
import { renderNewsEmail } from "./saved-search-emails.server.ts";
import { ACTIVE_MONTHS, INSTANT_MS, WEEK_MS } from "./saved-search-periods.ts";
import {
  deleteOldLinks,
  findLastMemberId,
  insertLink,
  listDue,
  moveOn,
  type SavedSearchRow,
} from "./saved-searches.repository.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

const MINUTE = 60;
/** Also how long a profile that was published by mistake can be taken back. */
const EVERY_MINUTES = 10;

/** Compares saved searches with new members. */
export const SAVED_SEARCHES: JobKind = {
  name: "saved-searches",
  needsClock: true,
  options: {
    retryLimit: 0,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: 24 * 60 * MINUTE,
  },
};

/** Searches of one run; what is left is compared in the next one. */
const MAX_SEARCHES = 2_000;
/** Emails of one run: thousands at once would look like spam. */
const MAX_EMAILS = 200;
/** Members that an email lists. */
const MAX_MEMBERS = 10;

/** Sends the emails of saved searches every ten minutes, however many processes run. */
export async function startSavedSearches(queue: Queue, deps: Omit<Deps, "queue">): Promise<void> {
  await queue.work(SAVED_SEARCHES, ({ signal }) => sendNews({ ...deps, queue }, signal));
  queue.everyMinutes(SAVED_SEARCHES, EVERY_MINUTES);
}

/**
 * Sends each search that is due its new members, if there are any. A search is compared only with
 * the members since the last time, and without any an instant one is not even read.
 */
export async function sendNews(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const last = await findLastMemberId(db);
  let emails = 0;
  for (const search of await listDue(db, { now, last, limit: MAX_SEARCHES })) {
    if (signal?.aborted || emails >= MAX_EMAILS) return;
    if (await sendNewsOf(deps, search, { now, last })) emails += 1;
  }
}

type News = { filter: SavedFilter; members: MemberCard[]; total: number };

/** @returns whether an email was enqueued */
async function sendNewsOf(
  deps: Deps,
  search: SavedSearchRow,
  { now, last }: { now: Date; last: number },
): Promise<boolean> {
  const { db } = deps;
  const filter = await readStoredFilter(db, search.search);
  const found = await listNewMembers(db, filter.filter, {
    after: search.seen_member_id,
    until: last,
    limit: MAX_MEMBERS,
    today: toToday(now),
  });
  const isNews = found.total > 0;
  return db.transaction(async (tx) => {
    const next = { seen_member_id: last, due_at: toNextDue(search, now, isNews) };
    if (!(await moveOn(tx, search, next)) || !isNews) return false;
    await enqueueNews(deps, tx, search, { filter, ...found }, now);
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
  { id, email, search, expires_at }: SavedSearchRow,
  { filter, members, total }: News,
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
  const news = { members, total, text: filter.text, search, expires_at };
  await enqueueEmail(queue, tx, await renderNewsEmail({ email, token, site, siteUrl }, news));
}
