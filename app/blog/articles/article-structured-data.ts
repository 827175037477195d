import { toSocialImagePath } from "#app/site/metadata/page-meta.ts";
import type { StructuredContext, StructuredData } from "#app/site/metadata/structured-data.ts";
import type { Article } from "#contract/content/article.ts";
import { getTrade } from "#contract/values/trade.ts";
import { toArticlePath, toAuthorPath } from "../article-url.ts";

/** An article as structured data. */
export function toArticleData(
  article: Article,
  { toUrl, siteName }: StructuredContext,
): StructuredData {
  const { author, cover } = article;
  const path = toArticlePath(article.slug);
  return {
    "@type": "Article",
    headline: article.title,
    description: article.description,
    mainEntityOfPage: toUrl(path),
    url: toUrl(path),
    image: [toSocialImagePath(path), ...(cover ? [cover.src] : [])].map(toUrl),
    datePublished: article.published_at,
    dateModified: article.updated_at ?? article.published_at,
    inLanguage: getTrade().lang,
    articleSection: article.category.name,
    keywords: article.tags.map(({ name }) => name).join(", "),
    author: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.role,
      url: toUrl(toAuthorPath(author.slug)),
    },
    publisher: { "@type": "Organization", name: siteName, url: toUrl("/") },
  };
}
