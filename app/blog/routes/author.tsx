import { toBreadcrumbs } from "#app/site/metadata/structured-data.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { ARTICLES_PER_PAGE } from "#contract/content/article.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { toAuthorPath, toPageUrl } from "../article-url.ts";
import { toBlogQuery } from "../articles/article-query.ts";
import { ArticleResults } from "../articles/article-results.tsx";
import { findAuthor, listArticles } from "../articles/articles.service.server.ts";
import { AuthorLinks } from "../authors/author-links.tsx";
import { AuthorPortrait } from "../authors/author-portrait.tsx";
import { toAuthorData } from "../authors/author-structured-data.ts";
import { toListMeta } from "../blog-meta.ts";
import { BlogOpening } from "../blog-opening.tsx";
import type { Route } from "./+types/author.ts";

export const handle: PageHandle = { background: "glossary", buttons: "outline", query: ["page"] };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { page } = toBlogQuery(url.searchParams);
  const author = await findAuthor(db, params.slug);
  const articles = await listArticles(
    db,
    { page, per_page: ARTICLES_PER_PAGE, filter: { author: params.slug } },
    (target) => toPageUrl(toAuthorPath(params.slug), target),
  );
  if (!author || articles.meta.total === 0) {
    throw toPageNotFound({ request, url });
  }
  return { author, page: articles };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { author, page } = loaderData;
  const path = toAuthorPath(author.slug);
  return toListMeta(
    matches,
    {
      title: `${author.name}, ${author.role}`,
      description: author.bio,
      path: toPageUrl(path, page.meta.current_page),
      type: "profile",
      structured: (context) => [
        toAuthorData(author, context),
        toBreadcrumbs(context, [
          { name: "Blog", path: "/blog" },
          { name: author.name, path },
        ]),
      ],
    },
    page,
  );
}

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { author, page } = loaderData;
  const { total } = page.meta;
  return (
    <div className="page-column relative z-2 pt-6 pb-20 lg:pt-12 lg:pb-28">
      <BlogOpening kind="Author" heading={author.name} lead={author.role} />
      <div className="mt-10 flex flex-col gap-6 border-line border-t pt-10 sm:flex-row">
        <AuthorPortrait author={author} size="large" />
        <div className="max-w-reading">
          <p className="text-lg">{author.bio}</p>
          <AuthorLinks author={author} className="mt-2 flex gap-5" />
        </div>
      </div>
      <h2 className="mt-16 mb-8 text-title">
        {total === 1 ? "1 article" : `${total} articles`} by {author.name}
      </h2>
      <ArticleResults
        page={page}
        toUrl={(target) => toPageUrl(toAuthorPath(author.slug), target)}
        eager={0}
      />
    </div>
  );
}
