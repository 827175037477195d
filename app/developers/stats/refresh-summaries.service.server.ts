import { MAX_TOTAL } from "#contract/http/paging.ts";
import { connect, type Database } from "#database/client.server.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import { MEMBER_FILTERS } from "../filters/member-filters.ts";
import {
  ALL,
  countMembers,
  deleteOtherSummaries,
  isSummaryOld,
  storeSummary,
} from "./member-summaries.repository.server.ts";

const MINUTES = 10;

export const SUMMARIES: JobKind = {
  name: "member-summaries",
  options: { retryLimit: 0, expireInSeconds: 30 * 60, deleteAfterSeconds: 24 * 60 * 60 },
};

/** For one count of a million members on a busy machine. */
const COUNT_TIMEOUT_MS = 120_000;

/** A version that no content has: the summaries of labels are older than that of all. */
const UNFINISHED = -1;

/** Counts what is too much for a page, in one process at a time, on a connection of its own. */
export async function startSummaries(queue: Queue, { url }: { url: string }): Promise<void> {
  await queue.work(SUMMARIES, async ({ signal }) => {
    const { db, close } = connect(url, { max: 1, statementTimeoutMs: COUNT_TIMEOUT_MS });
    try {
      await refreshSummaries(db, { signal });
    } finally {
      await close();
    }
  });
  queue.everyMinutes(SUMMARIES, MINUTES);
}

/**
 * Counts again all members and those of each technology and tag that more than `common` have, unless
 * no member has changed. Pages show the last counts meanwhile.
 */
export async function refreshSummaries(
  db: Database,
  { common = MAX_TOTAL, signal }: { common?: number; signal?: AbortSignal } = {},
): Promise<void> {
  if (!(await isSummaryOld(db))) return;
  const version = (await findContentVersion(db)) ?? 0;
  const summary = await countMembers(db, ALL);
  const isCommon = summary.members > common;
  // First, since most pages show it.
  if (isCommon) await storeSummary(db, { label: ALL, summary, version: UNFINISHED });
  const letters = [MEMBER_FILTERS.technology.letter, MEMBER_FILTERS.tag.letter];
  const labels = Object.entries(summary.labels).flatMap(([label, members]) =>
    letters.some((letter) => label.startsWith(letter)) && members > common ? [label] : [],
  );
  for (const label of labels) {
    signal?.throwIfAborted();
    await storeSummary(db, { label, summary: await countMembers(db, label), version });
  }
  // Again, since what was interrupted is counted once more.
  if (isCommon) await storeSummary(db, { label: ALL, summary, version });
  await deleteOtherSummaries(db, isCommon ? [...labels, ALL] : labels);
}
