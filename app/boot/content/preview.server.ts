import type { RenderPreview } from "#app/desk/preview/preview-context.server.ts";
import { listNewMedia, saveMedia } from "#app/site/media/media.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { createConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { previewContent } from "#services/content/publishing/preview-content.server.ts";
import { storeFirstRevisions } from "#services/content/publishing/store-first-revisions.server.ts";
import type { Services } from "#services/services.server.ts";
import { findLargeErrors } from "./publish.server.ts";

/** Each holds a connection and the lock of publications while its page is rendered. */
const LIMIT = { running: 1, waiting: 20, retryAfter: 2 };

type PreviewedSite = {
  /** A GET request for a page of the site, with its data from `db`. */
  render: (path: string, db: Database) => Promise<Response>;
  /** Whether the page at a path, written in any way that its route matches, is for one person. */
  isPrivate: (path: string) => boolean;
};

/** Renders pages with changes of content that are not published. */
export function createPreview(
  { db, check }: Pick<Services, "db" | "check">,
  { render, isPrivate }: PreviewedSite,
): RenderPreview {
  const limit = createConcurrencyLimit(LIMIT);
  return async (changes, page, signal) => {
    // The name of a file, which is part of the path, may be `desk`.
    if (isPrivate(page)) throw unprocessable({ page: ["This page has no preview"] });
    const refused = await findLargeErrors((all) => check(all, signal), changes);
    if (refused) return { outcome: "invalid", problems: refused };
    const { contentKinds } = await import("#app/content.ts");
    await storeFirstRevisions(db, contentKinds);
    const preview = await limit.run(() => {
      signal?.throwIfAborted();
      return previewContent(db, contentKinds, changes, async (tx) => ({
        // Pages read only, for which a transaction is as good as a pool.
        page: await render(page, tx as unknown as Database),
        media: await listNewMedia(tx),
      }));
    });
    if (preview.outcome === "invalid") return preview;
    const { problems, shown } = preview;
    // The page names its pictures, which the browser requests when the transaction is over.
    for (const image of shown.media) await saveMedia(db, image);
    return { outcome: "shown", problems, shown: shown.page };
  };
}
