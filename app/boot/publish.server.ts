import type { Database } from "#database/client.server.ts";
import { publishContent } from "#services/content/publish-content.server.ts";
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
