import { getPageChoice } from "#app/pages/hidden-pages.service.server.ts";
import { getPublicSite } from "#app/site/site.service.server.ts";
import { listTags } from "#app/taxonomy/tags.service.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import type { CommonConfig } from "#contract/site.ts";
import type { Database } from "#database/client.server.ts";
import { cacheContent } from "#services/content/cached-content.server.ts";
import { type FrameData, UNREACHABLE } from "./frame-data.ts";

/** What header, footer and head show on every page; the lists are the footer's. */
export type FrameContent = Pick<FrameData, "site"> & { common: CommonConfig };

const EMPTY: FrameContent = {
  site: UNREACHABLE.site,
  common: { tags: [], technologies: [] },
};

const readFrameContent = cacheContent(
  async (tx) => ({
    site: { ...(await getPublicSite(tx)), ...(await getPageChoice(tx)) },
    common: { tags: await listTags(tx), technologies: await listTechnologies(tx) },
  }),
  (content): FrameContent => content,
);

const last = new WeakMap<Database, FrameContent>();

/**
 * Data of header, footer and head of every page, read from the database once per content version.
 */
export async function getFrameContent(db: Database): Promise<FrameContent> {
  const content = await readFrameContent(db);
  last.set(db, content);
  return content;
}

/** What was read last, for pages while the database is unavailable; neutral before the first read. */
export const getLastFrameContent = (db: Database): FrameContent => last.get(db) ?? EMPTY;
