import { listUsedLabels } from "#app/developers/search/label-counts.repository.server.ts";
import { toLabel } from "#app/developers/search/member-labels.ts";
import { getPageChoice } from "#app/pages/hidden-pages.service.server.ts";
import { getPublicSite } from "#app/site/site.service.server.ts";
import { listTags } from "#app/taxonomy/tags.repository.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { CommonConfig } from "#contract/content/site.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import { type FrameData, UNREACHABLE } from "./frame-data.ts";

/** What header, footer and head show on every page; the lists are the footer's. */
export type FrameContent = Pick<FrameData, "site"> & { common: CommonConfig };

const EMPTY: FrameContent = {
  site: UNREACHABLE.site,
  common: { tags: [], technologies: [] },
};

/** Technologies and tags in which there is anyone to hire. */
async function readOffered(tx: Queryable): Promise<CommonConfig> {
  const [tags, technologies] = [await listTags(tx), await listTechnologies(tx)];
  const labels = [
    ...tags.map(({ id }) => toLabel("tag", id)),
    ...technologies.map(({ id }) => toLabel("technology", id)),
  ];
  const used = await narrowReads({ member_search: ["member_search:taxonomy"] }, () =>
    listUsedLabels(tx, labels),
  );
  return {
    tags: tags.filter(({ id }) => used.has(toLabel("tag", id))),
    technologies: technologies.filter(({ id }) => used.has(toLabel("technology", id))),
  };
}

const readFrameContent = cacheContent(
  async (tx) => ({
    site: { ...(await getPublicSite(tx)), ...(await getPageChoice(tx)) },
    common: await readOffered(tx),
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
