import type { ArticleCard } from "#contract/content/article.ts";
import { toDateText } from "#platform/time/date-text.ts";

/** When an article was published and how long it takes, on one line. */
export function ArticleMeta({
  article,
}: {
  article: Pick<ArticleCard, "published_at" | "reading_minutes">;
}) {
  return (
    <>
      <time dateTime={article.published_at}>{toDateText(article.published_at)}</time>
      <span aria-hidden="true"> · </span>
      <span className="figures whitespace-nowrap">{article.reading_minutes} min read</span>
    </>
  );
}
