import { Link } from "react-router";
import type { ArticleCard as Article } from "#contract/content/article.ts";
import { toArticlePath } from "../article-url.ts";
import { ArticleCover } from "./article-cover.tsx";
import { ArticleMeta } from "./article-meta.tsx";

type ArticleCardProps = {
  article: Article;
  /** Level of the title's heading, one below the heading of the list. */
  level?: 2 | 3;
  eager?: boolean;
};

/** One article in a list; the whole card is the target of its link. */
export function ArticleCard({ article, level = 2, eager = false }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex h-full flex-col">
      <ArticleCover
        cover={article.cover}
        eager={eager}
        className="transition-colors group-hover:border-line-strong"
      />
      <p className="mt-5 text-ink-soft text-sm">{article.category.name}</p>
      <Heading className="mt-1 text-lg leading-tight">
        <Link
          to={toArticlePath(article.slug)}
          className="card-link rounded-field no-underline group-hover:text-blue"
        >
          {article.title}
        </Link>
      </Heading>
      <p className="mt-3 text-ink-soft">{article.description}</p>
      <p className="mt-auto pt-4 text-ink-soft text-sm">
        <ArticleMeta article={article} />
      </p>
    </article>
  );
}
