import { Link } from "react-router";
import type { Article } from "#contract/content/article.ts";
import { CopyLink } from "#design/buttons/copy-link.tsx";
import { toDateText } from "#platform/time/date-text.ts";
import { toAuthorPath, toCategoryPath } from "../article-url.ts";
import { AuthorPortrait } from "../authors/author-portrait.tsx";
import { ArticleCover } from "./article-cover.tsx";
import { ArticleMeta } from "./article-meta.tsx";

/** Breadcrumbs, title, description, author and dates of an article. */
export function ArticleHeader({ article }: { article: Article }) {
  const { author, category, updated_at } = article;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:items-end">
      <div>
        <nav aria-label="Breadcrumb" className="print:hidden">
          <ol className="flex flex-wrap items-center gap-x-2 text-sm">
            <li>
              <Link to="/blog" className="link inline-flex min-h-11 items-center">
                Blog
              </Link>
            </li>
            <li className="flex items-center gap-x-2">
              <span aria-hidden="true" className="text-ink-soft">
                /
              </span>
              <Link
                to={toCategoryPath(category.slug)}
                className="link inline-flex min-h-11 items-center"
              >
                {category.name}
              </Link>
            </li>
          </ol>
        </nav>
        <h1 className="wrap-anywhere mt-4 text-heading">{article.title}</h1>
        <p className="mt-5 text-ink-soft text-lg">{article.description}</p>
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <AuthorPortrait author={author} size="small" />
          <div className="min-w-0 flex-1 basis-52 text-sm">
            <p>
              <Link
                to={toAuthorPath(author.slug)}
                className="inline-flex min-h-6 items-center font-medium hover:text-blue"
              >
                {author.name}
              </Link>
              <span className="text-ink-soft">, {author.role}</span>
            </p>
            <p className="text-ink-soft">
              <ArticleMeta article={article} />
              {updated_at ? (
                <>
                  <span aria-hidden="true"> · </span>
                  <span className="whitespace-nowrap">
                    Updated <time dateTime={updated_at}>{toDateText(updated_at)}</time>
                  </span>
                </>
              ) : null}
            </p>
          </div>
          <CopyLink className="shrink-0" />
        </div>
      </div>
      <ArticleCover
        cover={article.cover}
        described
        eager
        sizes="(min-width: 1024px) 432px, 100vw"
      />
    </header>
  );
}
