import { findMediaRow } from "#app/site/media/media.repository.server.ts";
import {
  parseMediaName,
  readMedia,
  type StoredMedia,
} from "#app/site/media/media.service.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import type { ContentReplica } from "#services/content/versions/content-replica.server.ts";
import type { Services } from "#services/services.server.ts";

/**
 * Reads of what is the same for every visitor: from the replica where it is as new as the content
 * that is known, otherwise from the primary.
 */
export function createPublicReads(services: Services, replica: ContentReplica | undefined) {
  return {
    /**
     * A public page. A render on the replica in which anything failed is repeated on the primary,
     * whose render logs what fails there too.
     */
    async renderPage(render: (deps: Services) => Promise<Response>): Promise<Response> {
      const page = await replica?.read(async (db) => {
        let failed = false;
        const fail = () => {
          failed = true;
        };
        const log = createLog("warn", { write: fail });
        const response = await render({ ...services, db, log });
        // Read while the replica is watched: the data of a page is a stream.
        const body = response.body && (await response.arrayBuffer());
        if (failed || response.status >= 500) throw new Error("A page failed on the replica.");
        return new Response(body, response);
      });
      return page ?? render(services);
    },

    /** The image behind `/media/<name>`, which is named by its bytes and so never outdated. */
    async findMedia(name: string): Promise<StoredMedia | undefined> {
      const id = parseMediaName(name);
      if (id === undefined) return undefined;
      const row =
        (await replica?.read((db) => findMediaRow(db, id))) ??
        (await findMediaRow(services.db, id));
      // Outside of the read: a bucket that is away is no failure of the replica.
      return row && readMedia(row, services.mediaStorage);
    },
  };
}
