import type { SitemapSection } from "#app/site/sitemap/sitemap-section.ts";
import { mapTexts } from "#app/site/terms/fill-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toMarkdownPath } from "#platform/http/markdown-path.ts";

/** Links of a section; the sitemap has the others. */
const MAX_LINKS = 100;

type LlmsLink = { to: string; label: string; note?: string };
type LlmsSection = { heading: string; links: LlmsLink[] };

/**
 * `/llms.txt`: what the site is and where its pages are, for language models (llmstxt.org).
 * @param site with `siteUrl`, an origin without a slash
 * @param sections of the sitemap for people
 * @param readable paths of pages with a Markdown version, to which the links lead
 */
export function toLlmsTxt(
  { siteUrl, name, description }: { siteUrl: string; name: string; description: string },
  sections: readonly SitemapSection[],
  readable: ReadonlySet<string>,
): string {
  const toLink = ({ to, label, note }: LlmsLink) => {
    const url = `${siteUrl}${readable.has(to) ? toMarkdownPath(to) : to}`;
    return `- [${escapeText(label)}](${url})${note ? `: ${note}` : ""}`;
  };
  const parts = [...sections.flatMap(toSections), mapTexts(DATA, withNoun)].map(
    ({ heading, links }) => `## ${escapeText(heading)}\n\n${links.map(toLink).join("\n")}`,
  );
  return `${[`# ${escapeText(name)}`, `> ${escapeText(description)}`, NOTE, ...parts].join("\n\n")}\n`;
}

const NOTE =
  "Every public page has a Markdown version: add `.md` to its path, before the query, or request the page with `Accept: text/markdown`. Filters of lists are in the query. `/mcp` has tools for assistants (Model Context Protocol).";

const DATA: LlmsSection = {
  heading: "Data",
  links: [
    {
      to: "/api/members",
      label: "Developers as JSON",
      note: "Every developer, page by page; the profile of each is at `/developers/{slug}.md`, with checks and work to look at",
    },
    { to: "/api/docs.md", label: "API", note: "Developers, vacancies and articles as JSON" },
    { to: "/api/openapi.json", label: "OpenAPI", note: "Every endpoint and filter" },
    { to: "/sitemap.xml", label: "Sitemap", note: "Every page, each profile included" },
    { to: "/blog/feed.xml", label: "Feed", note: "New articles" },
  ],
};

/** The main pages are sections of their own by audience, others one list. */
function toSections({ heading, groups }: SitemapSection): LlmsSection[] {
  const found =
    heading === "Pages"
      ? groups.map((group) => ({ heading: group.heading ?? heading, links: group.links }))
      : [{ heading, links: groups.flatMap(({ links }) => links) }];
  return found
    .filter(({ links }) => links.length > 0)
    .map(({ links, ...rest }) => ({ ...rest, links: links.slice(0, MAX_LINKS) }));
}

/** One line, in which nothing is read as Markdown. */
const escapeText = (text: string) =>
  text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>]/g, (character) => `\\${character}`);
