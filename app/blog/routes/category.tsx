import { toBreadcrumbs } from "#app/site/metadata/structured-data.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { ARTICLES_PER_PAGE } from "#contract/content/article.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { servicesContext } from "#services/services.server.ts";
import { toCategoryPath, toPageUrl } from "../article-url.ts";
import { toBlogQuery } from "../articles/article-query.ts";
import { ArticleResults } from "../articles/article-results.tsx";
import { listCategories } from "../articles/articles.repository.server.ts";
import { listArticles } from "../articles/articles.service.server.ts";
import { BlogCategories } from "../blog-categories.tsx";
import { toListMeta } from "../blog-meta.ts";
import { BlogOpening } from "../blog-opening.tsx";
import type { Route } from "./+types/category.ts";

export const handle: PageHandle = { background: "glossary", buttons: "outline", query: ["page"] };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const categories = await listCategories(db);
  const category = categories.find(({ slug }) => slug === params.slug);
  if (!category) throw toPageNotFound({ request, url });
  const { page } = toBlogQuery(url.searchParams);
  const articles = await listArticles(
    db,
    { page, per_page: ARTICLES_PER_PAGE, filter: { category: category.slug } },
    (target) => toPageUrl(toCategoryPath(category.slug), target),
  );
  return { category, categories, page: articles };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page } = loaderData;
  const path = toCategoryPath(category.slug);
  return toListMeta(
    matches,
    {
      title: `${category.name}: articles`,
      description: withNoun(
        `${toCountText(category.articles)} on our blog about ${category.name.toLowerCase()}, from people who hire developers and work as one.`,
      ),
      path: toPageUrl(path, page.meta.current_page),
      structured: (context) => [
        toBreadcrumbs(context, [
          { name: "Blog", path: "/blog" },
          { name: category.name, path },
        ]),
      ],
    },
    page,
  );
}

function toCountText(articles: number): string {
  return articles === 1 ? "One article" : `${articles} articles`;
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, categories, page } = loaderData;
  return (
    <div className="page-column relative z-2 pt-6 pb-20 lg:pt-12 lg:pb-28">
      <BlogOpening kind="Category" heading={category.name} />
      <div className="mt-10">
        <BlogCategories categories={categories} current={category} />
      </div>
      <div className="mt-10">
        <ArticleResults
          page={page}
          toUrl={(target) => toPageUrl(toCategoryPath(category.slug), target)}
        />
      </div>
    </div>
  );
}
