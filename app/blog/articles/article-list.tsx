import type { ArticleCard as Article } from "#contract/content/article.ts";
import { ArticleCard } from "./article-card.tsx";

type ArticleListProps = {
  articles: readonly Article[];
  level?: 2 | 3;
  /** Articles of the first row, whose images are above the fold. */
  eager?: number;
};

/** Articles in one, two or three columns. */
export function ArticleList({ articles, level, eager = 0 }: ArticleListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
