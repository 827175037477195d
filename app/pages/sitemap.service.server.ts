import { listBlogPages, listBlogUrls } from "#app/blog/blog.sitemap.server.ts";
import { listMemberUrls } from "#app/developers/members.sitemap.server.ts";
import { listLandingUrls } from "#app/landings/landings.sitemap.server.ts";
import { toShownLinks } from "#app/site/shown-links.ts";
import type { SitemapProvider } from "#app/site/sitemap-provider.server.ts";
import type { SitemapSection } from "#app/site/sitemap-section.ts";
import type { SitemapUrl, SitemapUrlProvider } from "#app/site/sitemap-url.server.ts";
import { listTagPages, listTechnologyPages } from "#app/taxonomy/taxonomy.sitemap.server.ts";
import { listVacancyPages, listVacancyUrls } from "#app/vacancies/vacancies.sitemap.server.ts";
import { WHY_US } from "#contract/page-text-terms.ts";
import type { Database } from "#database/client.server.ts";
import { getPageChoice } from "./hidden-pages.service.server.ts";
import { listStoredPageTexts } from "./page-texts.repository.server.ts";

const GROUPS = [
  {
    heading: "For clients",
    links: [
      { to: "/", label: "Home" },
      { to: "/developers", label: "Developers" },
      { to: "/find", label: "Find a developer" },
      { to: "/services", label: "Services" },
      { to: "/pricing", label: "Pricing" },
      { to: "/faq/client", label: "Questions from clients" },
    ],
  },
  {
    heading: "For developers",
    links: [
      { to: "/career", label: "Career" },
      { to: "/apply", label: "Apply as a developer" },
      { to: "/vacancies", label: "Vacancies" },
      { to: "/faq/developer", label: "Questions from developers" },
    ],
  },
  {
    heading: "Company",
    links: [
      { to: "/about-us", label: "About us" },
      { to: `/${WHY_US}`, label: "Why us" },
      { to: "/blog", label: "Blog" },
      { to: "/privacy", label: "Privacy policy" },
      { to: "/cookie-policy", label: "Cookie policy" },
    ],
  },
];

const listPages: SitemapProvider = async (db) => {
  const choice = await getPageChoice(db);
  const groups = GROUPS.map(({ heading, links }) => ({
    heading,
    links: toShownLinks(links, choice),
  }));
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

/** Forms are for people who follow a link; the sitemap itself needs no entry. */
const NOT_FOR_MACHINES = ["/find", "/apply"];

const listPageUrls: SitemapUrlProvider = async (db) => {
  const { groups } = await listPages(db);
  const changes = new Map(
    (await listStoredPageTexts(db)).flatMap(({ slug, updated_at }) =>
      updated_at ? [[`/${slug}`, new Date(updated_at)]] : [],
    ),
  );
  return groups
    .flatMap(({ links }) => links)
    .filter(({ to }) => !NOT_FOR_MACHINES.includes(to))
    .map(({ to }) => {
      const lastmod = changes.get(to);
      return lastmod ? { path: to, lastmod } : { path: to };
    });
};

/** Every feature with pages for search engines. */
const URL_PROVIDERS: readonly SitemapUrlProvider[] = [
  listPageUrls,
  listLandingUrls,
  listMemberUrls,
  listVacancyUrls,
  listBlogUrls,
];

/** Every page that exists and may be found (product §6). */
export async function listUrls(db: Database): Promise<SitemapUrl[]> {
  return (await Promise.all(URL_PROVIDERS.map((list) => list(db)))).flat();
}

/** Everything that a visitor can open, as the sitemap for people shows it. */
export async function listSitemap(db: Database): Promise<SitemapSection[]> {
  const sections = await Promise.all(PROVIDERS.map((list) => list(db)));
  return sections.filter(({ groups }) => groups.some(({ links }) => links.length > 0));
}
