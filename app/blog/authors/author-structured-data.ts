import type { StructuredContext, StructuredData } from "#app/site/metadata/structured-data.ts";
import type { Author } from "#contract/content/article.ts";
import { toAuthorPath } from "../article-url.ts";

/** An author's page as structured data. */
export function toAuthorData(
  author: Author,
  { toUrl, siteName }: StructuredContext,
): StructuredData {
  const url = toUrl(toAuthorPath(author.slug));
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.role,
      description: author.bio,
      ...(author.avatar && { image: toUrl(author.avatar) }),
      url,
      sameAs: Object.values(author.links).filter((link) => link !== null),
      worksFor: { "@type": "Organization", name: siteName, url: toUrl("/") },
    },
  };
}
