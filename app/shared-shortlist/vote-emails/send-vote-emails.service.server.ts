import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import type { EmailDetail } from "#services/email/email-document.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import { getSharedShortlist, listSharedMemberIds } from "../shared-shortlists.repository.server.ts";
import { toVoteCounts } from "../vote-counts.ts";
import {
  countVotedSince,
  listReaders,
  listVotes,
  lockSharedShortlist,
} from "../votes.repository.server.ts";
import { renderVotesEmail } from "./render-vote-emails.server.ts";
import { EMAIL_INTERVAL_MS } from "./vote-email-periods.ts";
import {
  deleteOldLinks,
  findVoteEmails,
  insertEmailedLink,
  listUnreported,
  updateVoteEmails,
} from "./vote-emails.repository.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

const MINUTE = 60;
/** So long several people who vote in a row are collected in one email. */
const EVERY_MINUTES = 10;
/** Emails of one run: thousands at once would look like spam. */
const MAX_EMAILS = 200;

/** Emails owners of shared shortlists about votes. */
export const VOTE_EMAILS: JobKind = {
  name: "vote-emails",
  needsClock: true,
  options: {
    retryLimit: 0,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: 24 * 60 * MINUTE,
  },
};

export async function startVoteEmails(queue: Queue, deps: Omit<Deps, "queue">): Promise<void> {
  await queue.work(VOTE_EMAILS, ({ signal }) => sendVoteEmails({ ...deps, queue }, signal));
  queue.everyMinutes(VOTE_EMAILS, EVERY_MINUTES);
}

/** Reports the votes since the last email of each shortlist, once an hour at most. */
export async function sendVoteEmails(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock();
  const before = new Date(now.getTime() - EMAIL_INTERVAL_MS);
  for (const id of await listUnreported(deps.db, { now, before, limit: MAX_EMAILS })) {
    if (signal?.aborted) return;
    await deps.db.transaction((tx) => report(deps, tx, { id, before }));
  }
}

async function report(
  { queue, env, clock }: Deps,
  tx: Transaction,
  { id, before }: { id: number; before: Date },
): Promise<void> {
  // Votes are stored one after the other with it: none is between the count and the time.
  if (!(await lockSharedShortlist(tx, id))) return;
  const emails = await findVoteEmails(tx, id);
  if (!emails?.confirmed_at) return;
  if (emails.emailed_at && emails.emailed_at > before) return;
  const readers = await countVotedSince(tx, id, emails.emailed_at ?? emails.confirmed_at);
  if (readers === 0) return;
  const now = clock();
  const token = createToken();
  await updateVoteEmails(tx, id, { emailed_at: now });
  await deleteOldLinks(tx, id, daysBefore(now, SHARED_DAYS));
  await insertEmailedLink(tx, {
    token_hash: toTokenHash(token),
    shortlist_id: id,
    created_at: now,
  });
  const { changed_at } = await getSharedShortlist(tx, id);
  const recipient = {
    email: emails.email,
    token,
    site: await getSite(tx),
    siteUrl: env.siteUrl,
  };
  const message = await renderVotesEmail(recipient, {
    readers,
    counts: await countVotes(tx, id),
    ends_on: daysBefore(changed_at, -SHARED_DAYS).toISOString().slice(0, 10),
  });
  await enqueueEmail(queue, tx, message);
}

/** `["Anna Kask", "2 Yes, 1 No"]` for each member who is on the site. */
async function countVotes(tx: Transaction, id: number): Promise<EmailDetail[]> {
  const members = await listMembersByIds(tx, await listSharedMemberIds(tx, id));
  const readers = await listReaders(tx, id);
  const votes = await listVotes(
    tx,
    readers.map((reader) => reader.id),
  );
  return members.map((member) => [
    toFullName(member),
    toVoteCounts(votes.filter((vote) => vote.member_id === member.id)) || "No votes yet",
  ]);
}
