import { getSite } from "#app/site/site.service.server.ts";
import { listTags } from "#app/taxonomy/tags.service.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import { keepContent } from "#platform/content/kept-content.server.ts";

/** What header, footer and head of every page say, read from the database once per version. */
export const getFrameContent = keepContent(
  async (tx) => ({
    site: await getSite(tx),
    tags: await listTags(tx),
    technologies: await listTechnologies(tx),
  }),
  ({ site: { booking, vetting, ...site }, ...common }) => ({ site, common }),
);
