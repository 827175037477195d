import type { MetaDescriptor } from "react-router";
import type { Site } from "#contract/site.ts";

export type PageMeta = {
  /** Without the site's name, which is appended where it does not stand in it. */
  title: string;
  description?: string | undefined;
  /** Path and, where it makes another page, query: `/developers?page=2`. */
  path: string;
  type?: "website" | "article" | "profile";
  /** Not to be found by search engines. */
  noindex?: boolean;
};

/** Address of the picture for whoever shares the page at `path`. */
function toSocialImagePath(path: string): string {
  const [page = "/"] = path.split("?");
  return `/social${page === "/" ? "/home" : page}.png`;
}

type Match = { id: string; loaderData?: unknown } | undefined;
type RootData = { site?: Pick<Site, "name">; siteUrl?: string };

/**
 * Title, description, canonical address and Open Graph of a page, the same way everywhere:
 * `export const meta = ({ matches }) => toPageMeta(matches, { title: "Pricing", path: "/pricing" })`.
 */
export function toPageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  const name = root?.site?.name ?? "OGDS";
  const { title, description, noindex = false, type = "website" } = page;
  const url = root?.siteUrl ? root.siteUrl + page.path : undefined;
  const graph = {
    "og:site_name": name,
    "og:type": type,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": `${root?.siteUrl ?? ""}${toSocialImagePath(page.path)}`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
  };
  return [
    { title: title.includes(name) ? title : `${title} – ${name}` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(url && !noindex ? [{ tagName: "link", rel: "canonical", href: url }] : []),
    ...Object.entries(graph).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
