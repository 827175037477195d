import type { SitemapProvider } from "#app/site/sitemap/sitemap-provider.server.ts";
import { withNoun } from "#contract/values/trade.ts";
import { groupByLetter } from "./group-by-letter.ts";
import { listTags } from "./tags.repository.server.ts";
import { listTechnologies } from "./technologies.repository.server.ts";

export const listTechnologyPages: SitemapProvider = async (db) => ({
  heading: "Technologies",
  groups: groupByLetter(await listTechnologies(db)).map(({ letter, items }) => ({
    heading: letter,
    links: items.map(({ slug, name }) => ({
      to: `/hire-${slug}-developers`,
      label: name,
      unseen: withNoun("developers"),
    })),
  })),
});

export const listTagPages: SitemapProvider = async (db) => ({
  heading: "Industries",
  groups: groupByLetter(await listTags(db)).map(({ letter, items }) => ({
    heading: letter,
    links: items.map(({ slug, name }) => ({ to: `/tag/hire-${slug}-developers`, label: name })),
  })),
});
