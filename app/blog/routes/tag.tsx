import { toBreadcrumbs } from "#app/site/metadata/structured-data.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { ARTICLES_PER_PAGE } from "#contract/content/article.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { toPageUrl, toTagPath } from "../article-url.ts";
import { toBlogQuery } from "../articles/article-query.ts";
import { ArticleResults } from "../articles/article-results.tsx";
import { findArticleTag } from "../articles/article-tags.repository.server.ts";
import { listArticles } from "../articles/articles.service.server.ts";
import { toListMeta } from "../blog-meta.ts";
import { BlogOpening } from "../blog-opening.tsx";
import type { Route } from "./+types/tag.ts";

export const handle: PageHandle = { background: "glossary", buttons: "outline", query: ["page"] };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { page } = toBlogQuery(url.searchParams);
  const tag = await findArticleTag(db, params.slug);
  const articles = await listArticles(
    db,
    { page, per_page: ARTICLES_PER_PAGE, filter: { tag: params.slug } },
    (target) => toPageUrl(toTagPath(params.slug), target),
  );
  if (!tag || articles.meta.total === 0) {
    throw toPageNotFound({ request, url });
  }
  return { tag, page: articles };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tag, page } = loaderData;
  const path = toTagPath(tag.slug);
  return toListMeta(
    matches,
    {
      title: `Articles about ${tag.name}`,
      description: `Our articles about ${tag.name}: ${page.data
        .slice(0, 3)
        .map(({ title }) => title)
        .join("; ")}.`,
      path: toPageUrl(path, page.meta.current_page),
      structured: (context) => [
        toBreadcrumbs(context, [
          { name: "Blog", path: "/blog" },
          { name: tag.name, path },
        ]),
      ],
    },
    page,
  );
}

export default function Tag({ loaderData }: Route.ComponentProps) {
  const { tag, page } = loaderData;
  const { total } = page.meta;
  return (
    <div className="page-column relative z-2 pt-6 pb-20 lg:pt-12 lg:pb-28">
      <BlogOpening
        kind="Tag"
        heading={tag.name}
        lead={total === 1 ? "1 article" : `${total} articles`}
      />
      <div className="mt-10 border-line border-t pt-12">
        <ArticleResults page={page} toUrl={(target) => toPageUrl(toTagPath(tag.slug), target)} />
      </div>
    </div>
  );
}
