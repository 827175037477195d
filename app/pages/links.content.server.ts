import { basename } from "node:path/posix";
import { FOOTER_COLUMNS } from "#app/site/navigation.ts";
import { FAQ_AUDIENCES, PAGE_TEXT_SLUGS } from "#contract/content/page-text.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";

/** Pages that exist whatever the content is. */
const FIXED = [
  ...FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ to }) => to)),
  "/blog/feed.xml",
  "/sitemap",
  "/faq",
  "/api/docs",
  "/status",
  "/hire",
  "/find",
  "/find/contacts",
  "/apply",
  "/apply/job-selection",
  ...PAGE_TEXT_SLUGS.map((slug) => `/${slug}`),
  ...FAQ_AUDIENCES.map((audience) => `/faq/${audience}`),
];
/** Pages that another record decides, or that no text should lead to. */
const UNCHECKED = /^\/(?:blog\/category|api|media|_ipx|proposals|booking|hire|find|apply)\//;

/** Kinds whose slugs are parts of URLs. */
const PATHS: Record<string, (slug: string) => string> = {
  members: (slug) => `/developers/${slug}`,
  vacancies: (slug) => `/vacancies/${slug}`,
  articles: (slug) => `/blog/${slug}`,
  authors: (slug) => `/blog/author/${slug}`,
  "article tags": (slug) => `/blog/tag/${slug}`,
  technologies: (slug) => `/hire-${slug}-developers`,
  tags: (slug) => `/tag/hire-${slug}-developers`,
};

/** Every page of the folder; undefined while one of its lists cannot be read. */
function listPaths(source: ContentSource): Set<string> | undefined {
  const paths = new Set(FIXED);
  for (const [kind, toPath] of Object.entries(PATHS)) {
    const slugs = kind === "articles" ? listArticles(source) : source.slugsOf(kind);
    if (!slugs) return undefined;
    for (const slug of slugs) paths.add(toPath(slug));
  }
  return paths;
}

function listArticles({ files }: ContentSource): Set<string> {
  const articles = files.filter((file) => /^articles\/[^/]+\.md$/.test(file));
  return new Set(articles.map((file) => basename(file, ".md")));
}

/** Name under which a page offers the anchors of its texts. */
export const toAnchorsName = (path: string): string => `anchors of ${path}`;

function findLinkProblem(
  source: ContentSource,
  paths: ReadonlySet<string>,
  target: string,
): string | undefined {
  const [address = "", anchor] = target.split("#");
  const path = address.split("?")[0] ?? "";
  if (UNCHECKED.test(path)) return undefined;
  if (!paths.has(path)) return `there is no page ${path}${suggestion(path, [...paths])}`;
  const anchors = source.slugsOf(toAnchorsName(path));
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  return `${path} has no heading with the anchor #${anchor}${suggestion(anchor, [...anchors])}`;
}

/** No files of its own: checks the links between the files that were read before. */
export const linksContent: ContentKind = {
  name: "links",
  places: [],
  owns: () => false,

  async read(source) {
    const paths = listPaths(source);
    for (const { target, report } of paths ? source.links : []) {
      const problem = paths && findLinkProblem(source, paths, target);
      if (problem) report(problem);
    }
    if (!source.files.includes("pages/privacy.md")) {
      const message = "is missing: every form leads to the privacy policy";
      source.report({ severity: "warning", file: "pages/privacy.md", message });
    }
    return { count: 0, import: async () => undefined };
  },
};
