import { Link } from "react-router";
import type { ArticleCard } from "#contract/content/article.ts";
import { toArticlePath } from "../article-url.ts";
import { ArticleCover } from "./article-cover.tsx";
import { ArticleMeta } from "./article-meta.tsx";

/** The featured article, at twice the size of the others. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  return (
    <article className="group relative grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-center">
      <ArticleCover
        cover={article.cover}
        eager
        sizes="(min-width: 1024px) 684px, 100vw"
        className="transition-colors group-hover:border-line-strong lg:col-span-7"
      />
      <div className="lg:col-span-5 lg:pl-4">
        <p className="text-ink-soft text-sm">
          Featured <span aria-hidden="true">·</span> {article.category.name}
        </p>
        <h2 className="mt-3 text-heading">
          <Link
            to={toArticlePath(article.slug)}
            className="card-link rounded-field no-underline group-hover:text-blue"
          >
            {article.title}
          </Link>
        </h2>
        <p className="mt-4 text-ink-soft text-lg">{article.description}</p>
        <p className="mt-6 text-sm">
          <span className="font-medium">{article.author.name}</span>
          <span aria-hidden="true" className="text-ink-soft">
            {" · "}
          </span>
          <span className="text-ink-soft">
            <ArticleMeta article={article} />
          </span>
        </p>
      </div>
    </article>
  );
}
