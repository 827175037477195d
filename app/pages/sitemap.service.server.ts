import { listBlogPages, listBlogUrls } from "#app/blog/blog.sitemap.server.ts";
import { listProfileParts, listProfileUrls } from "#app/developers/members.sitemap.server.ts";
import { listLandingUrls } from "#app/landings/landings.sitemap.server.ts";
import { FOOTER_COLUMNS } from "#app/site/navigation.ts";
import { toShownLinks } from "#app/site/shown-links.ts";
import type { SitemapProvider } from "#app/site/sitemap/sitemap-provider.server.ts";
import type { SitemapSection } from "#app/site/sitemap/sitemap-section.ts";
import type { SitemapUrl, SitemapUrlProvider } from "#app/site/sitemap/sitemap-url.server.ts";
import { listTagPages, listTechnologyPages } from "#app/taxonomy/taxonomy.sitemap.server.ts";
import { listVacancyPages, listVacancyUrls } from "#app/vacancies/vacancies.sitemap.server.ts";
import type { Database } from "#database/client.server.ts";
import { getPageChoice } from "./hidden-pages.service.server.ts";
import { listStoredPageTexts } from "./page-texts.repository.server.ts";

const listPages: SitemapProvider = async (db) => {
  const choice = await getPageChoice(db);
  const groups = FOOTER_COLUMNS.map(({ title, links, form }) => {
    return { heading: title, links: toShownLinks(form ? [...links, form] : links, choice) };
  });
  return { heading: "Pages", groups };
};

/** Every feature with pages of its own, in the order of the sitemap. */
const PROVIDERS: readonly SitemapProvider[] = [
  listPages,
  listTechnologyPages,
  listTagPages,
  listVacancyPages,
  listBlogPages,
];

const listPageUrls: SitemapUrlProvider = async (db) => {
  const links = FOOTER_COLUMNS.flatMap((column) => column.links);
  const changes = new Map(
    (await listStoredPageTexts(db)).flatMap(({ slug, updated_at }) =>
      updated_at ? [[`/${slug}`, new Date(updated_at)]] : [],
    ),
  );
  return toShownLinks(links, await getPageChoice(db)).map(({ to }) => {
    const lastmod = changes.get(to);
    return lastmod ? { path: to, lastmod } : { path: to };
  });
};

/** Every feature with pages for search engines, but for profiles. */
const URL_PROVIDERS: readonly SitemapUrlProvider[] = [
  listPageUrls,
  listLandingUrls,
  listVacancyUrls,
  listBlogUrls,
];

/** Every page that exists and may be found (product §6), but for profiles. */
export async function listUrls(db: Database): Promise<SitemapUrl[]> {
  return (await Promise.all(URL_PROVIDERS.map((list) => list(db)))).flat();
}

const PAGES = "pages";
const toFile = (part: number) => `developers-${part + 1}`;

/** Names of the files that the sitemap has; profiles are in one or several. */
export async function listSitemapFiles(db: Database): Promise<string[]> {
  return [PAGES, ...(await listProfileParts(db)).map(toFile)];
}

/** What is in a file of the sitemap; undefined for one that it does not have. */
export async function listFileUrls(db: Database, file: string): Promise<SitemapUrl[] | undefined> {
  if (file === PAGES) return listUrls(db);
  const part = (await listProfileParts(db)).find((one) => toFile(one) === file);
  return part === undefined ? undefined : listProfileUrls(db, part);
}

/** Everything that a visitor can open, as the sitemap for people shows it. */
export async function listSitemap(db: Database): Promise<SitemapSection[]> {
  const sections = await Promise.all(PROVIDERS.map((list) => list(db)));
  return sections.filter(({ groups }) => groups.some(({ links }) => links.length > 0));
}
