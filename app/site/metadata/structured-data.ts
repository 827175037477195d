/** A schema.org object; `@context` is added on output. */
export type StructuredData = { "@type": string; [name: string]: unknown };

export type StructuredContext = {
  /** Absolute URL of a path of this site. */
  toUrl: (path: string) => string;
  siteName: string;
};

/** Breadcrumbs from the outermost page; the last one is the page itself. */
export function toBreadcrumbs(
  { toUrl }: StructuredContext,
  crumbs: readonly { name: string; path: string }[],
): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toUrl(path),
    })),
  };
}
