import { toBreadcrumbs } from "#app/site/metadata/structured-data.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { redirectRenamed } from "#app/site/redirects/moved-page.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { Disclosure } from "#design/disclosure.tsx";
import { Prose } from "#design/text/prose.tsx";
import { TagList } from "#design/text/tag-list.tsx";
import { servicesContext } from "#services/services.server.ts";
import { toArticlePath, toCategoryPath, toTagPath } from "../article-url.ts";
import { ArticleContents } from "../articles/article-contents.tsx";
import { ArticleHeader } from "../articles/article-header.tsx";
import { toArticleData } from "../articles/article-structured-data.ts";
import { findArticle } from "../articles/articles.service.server.ts";
import { ContentsLinks } from "../articles/contents-links.tsx";
import { RelatedArticles } from "../articles/related-articles.tsx";
import { AuthorBox } from "../authors/author-box.tsx";
import { toBlogMeta } from "../blog-meta.ts";
import type { Route } from "./+types/article.ts";

export const handle: PageHandle = { background: "glossary", buttons: "outline" };

/** Minimum number of headings for a table of contents. */
const FEWEST_CONTENTS = 3;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const found = await findArticle(db, params.slug);
  if (!found) {
    await redirectRenamed(db, "article", params.slug, toArticlePath);
    throw toPageNotFound({ request, url });
  }
  return found;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article } = loaderData;
  const path = toArticlePath(article.slug);
  return [
    ...toBlogMeta(matches, {
      title: article.title,
      description: article.description,
      path,
      type: "article",
      structured: (structured) => [
        toArticleData(article, structured),
        toBreadcrumbs(structured, [
          { name: "Blog", path: "/blog" },
          { name: article.category.name, path: toCategoryPath(article.category.slug) },
          { name: article.title, path },
        ]),
      ],
    }),
    { property: "article:published_time", content: article.published_at },
    ...(article.updated_at
      ? [{ property: "article:modified_time", content: article.updated_at }]
      : []),
    { name: "author", content: article.author.name },
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, related } = loaderData;
  const hasContents = article.headings.length >= FEWEST_CONTENTS;
  return (
    <>
      <article className="page-column relative z-2 print:p-0 pt-4 pb-20 lg:pt-10 lg:pb-28">
        <ArticleHeader article={article} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:mt-14 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
          {hasContents ? (
            <>
              <Disclosure summary="Contents" className="mb-8 border-t lg:hidden print:hidden">
                <nav aria-label="Contents">
                  <ContentsLinks headings={article.headings} />
                </nav>
              </Disclosure>
              <div className="hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block print:hidden">
                <ArticleContents headings={article.headings} />
              </div>
            </>
          ) : null}
          <div className="lg:col-start-1 lg:row-start-1">
            <Prose html={article.body} layout="reading" />
            <TagList
              label="Tags"
              items={article.tags.map(({ slug, name }) => ({ name, to: toTagPath(slug) }))}
              className="mt-12"
            />
          </div>
          <div className="mt-12 break-inside-avoid lg:col-start-1">
            <AuthorBox author={article.author} />
          </div>
        </div>
      </article>
      <div className="print:hidden">
        <RelatedArticles articles={related} />
      </div>
    </>
  );
}
