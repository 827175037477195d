import type { Database } from "#database/client.server.ts";
import { createConcurrencyLimit } from "#platform/concurrency-limit.server.ts";
import { checkChanges } from "#services/content/check-changes.server.ts";
import { publishContent } from "#services/content/publish-content.server.ts";
import { listSiteFiles } from "#services/content/revisions.repository.server.ts";
import { storeFirstRevisions } from "#services/content/store-first-revisions.server.ts";
import type { Services } from "#services/services.server.ts";

/** Publishes changes of any kind of content. */
export function createPublish(db: Database): Services["publish"] {
  return async (publication) => {
    // Not before the first change: what images and code need is of no use to a page.
    const { contentKinds } = await import("#app/content.ts");
    await storeFirstRevisions(db, contentKinds);
    return publishContent(db, contentKinds, publication);
  };
}

/** Of checks at a time: each reads the list of all files, and all of them after some changes. */
const CHECKS = { running: 1, waiting: 20, retryAfter: 2 };

/** Checks changes of any kind of content. */
export function createCheck(db: Database): Services["check"] {
  const limit = createConcurrencyLimit(CHECKS);
  return async (changes) => {
    const { contentKinds } = await import("#app/content.ts");
    await storeFirstRevisions(db, contentKinds);
    const site = await listSiteFiles(db);
    const checked = await limit.run(() =>
      checkChanges(db, contentKinds, { site, changes, folder: "" }),
    );
    return checked.problems;
  };
}
