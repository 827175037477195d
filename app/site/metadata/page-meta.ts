import type { MetaDescriptor } from "react-router";
import { toMarkdownPath } from "#platform/http/markdown-path.ts";
import type { StructuredContext, StructuredData } from "./structured-data.ts";

export type PageMeta = {
  /** Without the site's name, which is appended where it is missing. */
  title: string;
  description?: string | undefined;
  /** Path and, where it makes another page, query: `/developers?page=2`. */
  path: string;
  type?: "website" | "article" | "profile";
  /** Not to be found by search engines; `follow` where its links are for them. */
  noindex?: boolean | "follow";
  /** Structured data of the page (schema.org). */
  structured?: (context: StructuredContext) => StructuredData[];
};

/** URL of the social image of the page at `path`. */
export function toSocialImagePath(path: string): string {
  const [page = "/"] = path.split("?");
  return `/social${page === "/" ? "/home" : page}.png`;
}

type Match = { id: string; loaderData?: unknown } | undefined;
type RootData = { site?: { name: string }; siteUrl?: string };

/** `Pricing – OGDS`; the title alone while the name is not known. */
export function toPageTitle(title: string, name: string | undefined): string {
  return !name || title.includes(name) ? title : `${title} – ${name}`;
}

/** Name of the agency in the data of the root route; empty while it is not known. */
export function readSiteName(matches: readonly Match[]): string {
  return readRoot(matches)?.site?.name ?? "";
}

function readRoot(matches: readonly Match[]): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}

/**
 * Title, description, canonical URL and Open Graph of a page, the same way everywhere: `export
 * const meta = ({ matches }) => toPageMeta(matches, { title: "Pricing", path: "/pricing" })`.
 */
export function toPageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const root = readRoot(matches);
  const name = readSiteName(matches);
  const { title, description, noindex = false, type = "website", structured } = page;
  const toUrl = (path: string) => `${root?.siteUrl ?? ""}${path}`;
  const url = root?.siteUrl ? toUrl(page.path) : undefined;
  const graph = {
    "og:site_name": name,
    "og:type": type,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": toUrl(toSocialImagePath(page.path)),
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
  };
  return [
    { title: toPageTitle(title, name) },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(noindex
      ? [{ name: "robots", content: noindex === "follow" ? "noindex, follow" : "noindex" }]
      : []),
    ...(url && !noindex
      ? [
          { tagName: "link", rel: "canonical", href: url },
          {
            tagName: "link",
            rel: "alternate",
            type: "text/markdown",
            href: toUrl(toMarkdownPath(page.path)),
          },
        ]
      : []),
    ...Object.entries(graph).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    { name: "twitter:card", content: "summary_large_image" },
    // Meta writes it with `<` escaped, so that no text can end the element.
    ...(structured?.({ toUrl, siteName: name }) ?? []).map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}
