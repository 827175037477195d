import type { Database } from "#database/client.server.ts";
import { createConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { hasErrors } from "#services/content/check-content.server.ts";
import {
  checkInWorker,
  type JobChange,
  MAX_INLINE_LENGTH,
} from "#services/content/content-jobs.server.ts";
import { isTextFile } from "#services/content/folder/content-hash.server.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { checkChanges } from "#services/content/publishing/check-changes.server.ts";
import {
  type Publication,
  publishContent,
} from "#services/content/publishing/publish-content.server.ts";
import { storeFirstRevisions } from "#services/content/publishing/store-first-revisions.server.ts";
import { listSiteFiles } from "#services/content/revisions/revisions.repository.server.ts";
import type { Services } from "#services/services.server.ts";

type Changes = Publication["changes"];

/**
 * Publishes changes of any kind of content.
 * @param check what large files have to pass before they are read in this process
 */
export function createPublish(db: Database, check?: Services["check"]): Services["publish"] {
  return async (publication) => {
    const problems = check && (await findLargeErrors(check, publication.changes));
    if (problems) return { outcome: "invalid", problems };
    // Not before the first change: what images and code need is of no use to a page.
    const { contentKinds } = await import("#app/content.ts");
    await storeFirstRevisions(db, contentKinds);
    return publishContent(db, contentKinds, publication);
  };
}

/**
 * The problems of large files with errors, so that those are not read in this process as well;
 * undefined for all other changes.
 */
export async function findLargeErrors(
  check: Services["check"],
  changes: Changes,
): Promise<ContentProblem[] | undefined> {
  if (!(await isLarge(changes))) return undefined;
  const problems = await check(changes);
  return hasErrors(problems) ? problems : undefined;
}

/** Of checks at a time: each reads the list of all files, and all of them after some changes. */
const CHECKS = { running: 1, waiting: 20, retryAfter: 2 };

/**
 * Checks changes of any kind of content, large ones in a worker process.
 * @param url of the database, for the worker
 */
export function createCheck(db: Database, url: string): Services["check"] {
  const limit = createConcurrencyLimit(CHECKS);
  return async (changes, signal) => {
    const { contentKinds } = await import("#app/content.ts");
    await storeFirstRevisions(db, contentKinds);
    const isForWorker = await isLarge(changes);
    return limit.run(async () => {
      // A person who goes on typing has left it, and waits for the next one.
      signal?.throwIfAborted();
      if (isForWorker) return checkInWorker(url, await toJobChanges(changes));
      const site = await listSiteFiles(db);
      const checked = await checkChanges(db, contentKinds, { site, changes, folder: "" });
      return checked.problems;
    });
  };
}

const listTexts = (changes: Changes) => [...changes].filter(([path]) => isTextFile(path));

/** Whether reading one of the texts would delay other requests. */
async function isLarge(changes: Changes): Promise<boolean> {
  for (const [, change] of listTexts(changes)) {
    if (change && (await change.read()).length > MAX_INLINE_LENGTH) return true;
  }
  return false;
}

async function toJobChanges(changes: Changes): Promise<Map<string, JobChange>> {
  const jobs = new Map<string, JobChange>();
  for (const [path, change] of changes) {
    const bytes = isTextFile(path) ? await change?.read() : undefined;
    jobs.set(path, change && { hash: change.hash, bytes });
  }
  return jobs;
}
