import { toPublicSite } from "#app/site/public-site.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { listTags } from "#app/taxonomy/tags.service.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import { cacheContent } from "#services/content/cached-content.server.ts";

/**
 * Data of header, footer and head of every page, read from the database once per content version.
 */
export const getFrameContent = cacheContent(
  async (tx) => ({
    site: await getSite(tx),
    tags: await listTags(tx),
    technologies: await listTechnologies(tx),
  }),
  ({ site, ...common }) => ({ site: toPublicSite(site), common }),
);
