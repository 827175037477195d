import { getMemberFacets } from "#app/developers/stats/member-facets.service.server.ts";
import type { SitemapUrlProvider } from "#app/site/sitemap/sitemap-url.server.ts";
import { listTags } from "#app/taxonomy/tags.repository.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { LandingTopic } from "#contract/content/landing.ts";
import { MIN_MEMBERS } from "./landing-stats.ts";
import { toLandingPath } from "./landing-url.ts";
import { listIntroSlugs } from "./landings.repository.server.ts";

/** Landing pages that are worth finding: with words of their own or enough people. */
export const listLandingUrls: SitemapUrlProvider = async (db) => {
  const facets = await getMemberFacets(db);
  const topics = [
    { topic: "technology", subjects: await listTechnologies(db), counted: facets.technologies },
    { topic: "tag", subjects: await listTags(db), counted: facets.tags },
  ] satisfies { topic: LandingTopic; subjects: unknown; counted: unknown }[];
  const urls = topics.map(async ({ topic, subjects, counted }) => {
    const written = await listIntroSlugs(db, topic);
    const people = new Map(counted.map(({ slug, members }) => [slug, members]));
    return subjects
      .filter(({ slug }) => written.has(slug) || (people.get(slug) ?? 0) >= MIN_MEMBERS)
      .map(({ slug }) => ({ path: toLandingPath(topic, slug) }));
  });
  return (await Promise.all(urls)).flat();
};
