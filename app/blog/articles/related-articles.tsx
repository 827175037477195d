import type { ArticleCard } from "#contract/content/article.ts";
import { Section } from "#design/text/section.tsx";
import { ArticleList } from "./article-list.tsx";

/** Related articles. */
export function RelatedArticles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <Section surface="mist" aria-labelledby="related">
      <h2 id="related" className="mb-10 text-heading">
        Read next
      </h2>
      {/* Two columns do not show a third card. */}
      <div className="sm:max-lg:[&>ul>li:nth-child(3)]:hidden">
        <ArticleList articles={articles} level={3} />
      </div>
    </Section>
  );
}
