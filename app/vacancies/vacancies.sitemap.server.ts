import type { SitemapProvider } from "#app/site/sitemap/sitemap-provider.server.ts";
import type { SitemapUrlProvider } from "#app/site/sitemap/sitemap-url.server.ts";
import { listOpenVacancyRows } from "./vacancies.repository.server.ts";

const toPath = (slug: string) => `/vacancies/${slug}`;

/** Open ones; a vacancy that has closed leaves both sitemaps (product §2). */
export const listVacancyPages: SitemapProvider = async (db) => ({
  heading: "Vacancies",
  groups: [
    {
      links: (await listOpenVacancyRows(db)).map(({ slug, title }) => ({
        to: toPath(slug),
        label: title,
      })),
    },
  ],
});

export const listVacancyUrls: SitemapUrlProvider = async (db) =>
  (await listOpenVacancyRows(db)).map(({ slug, updated_at }) => ({
    path: toPath(slug),
    lastmod: updated_at,
  }));
