import { toArticlePath, toAuthorPath } from "#app/blog/article-url.ts";
import { toOwnCvPath } from "#app/developers/cv/cv-url.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import { toLandingPath } from "#app/landings/landing-url.ts";
import { withNoun } from "#contract/values/trade.ts";

/** A page of the site that shows a content file; a `file` cannot be shown in a frame. */
export type PreviewPage = { label: string; to: string; isFile?: boolean };

/** The pages that show the files of a folder, by the name of the file without extension. */
const BY_FOLDER: Readonly<Record<string, (slug: string) => PreviewPage[]>> = {
  members: (slug) => [
    { label: "Profile", to: toProfilePath(slug) },
    { label: "Card", to: `/developers?${new URLSearchParams({ q: slug.replaceAll("-", " ") })}` },
    { label: "CV", to: toOwnCvPath(slug), isFile: true },
  ],
  vacancies: (slug) => [
    { label: "Vacancy", to: `/vacancies/${slug}` },
    { label: "List", to: "/vacancies" },
  ],
  articles: (slug) => [
    { label: "Article", to: toArticlePath(slug) },
    { label: "Blog", to: "/blog" },
  ],
  authors: (slug) => [{ label: "Author", to: toAuthorPath(slug) }],
  pages: (slug) => [{ label: "Page", to: `/${slug}` }],
  faq: (slug) => [{ label: "FAQ", to: `/faq/${slug}` }],
  "technology-intros": (slug) => [{ label: "Page", to: toLandingPath("technology", slug) }],
  "tag-intros": (slug) => [{ label: "Page", to: toLandingPath("tag", slug) }],
};

const HOME: PreviewPage = { label: "Home", to: "/" };
/** Of files that no page has for itself. */
const OTHERS: Readonly<Record<string, PreviewPage[]>> = {
  "site.yaml": [HOME, { label: "Pricing", to: "/pricing" }],
  "technologies.yaml": [
    HOME,
    {
      get label() {
        return withNoun("Developers");
      },
      to: "/developers",
    },
  ],
  "tags.yaml": [
    HOME,
    {
      get label() {
        return withNoun("Developers");
      },
      to: "/developers",
    },
  ],
  "article-tags.yaml": [{ label: "Blog", to: "/blog" }],
};

/** The pages of the site that show a content file, the best one first; none for emails. */
export function listPreviewPages(path: string): PreviewPage[] {
  const [, folder = "", name = ""] = /^([^/]+)\/([^/]+)\.\w+$/.exec(path) ?? [];
  return BY_FOLDER[folder]?.(name) ?? OTHERS[path] ?? [];
}
