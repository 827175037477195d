import { Link } from "react-router";
import { getSite, UNNAMED } from "#app/site/site.service.server.ts";
import type { ArticleCard, CountedTopic } from "#contract/content/article.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { type Paged, toPagingLinks, toPagingMeta } from "#contract/http/paging.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { EmptyList } from "#design/illustrations/empty-list.tsx";
import { TryAgain } from "#design/loading/try-again.tsx";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { toPageUrl } from "../article-url.ts";
import { toBlogQuery } from "../articles/article-query.ts";
import { ArticleResults } from "../articles/article-results.tsx";
import { listCategories } from "../articles/articles.repository.server.ts";
import { listBlog } from "../articles/articles.service.server.ts";
import { FeaturedArticle } from "../articles/featured-article.tsx";
import { BlogCategories } from "../blog-categories.tsx";
import { toListMeta } from "../blog-meta.ts";
import { BlogOpening } from "../blog-opening.tsx";
import { BlogSearch } from "../blog-search.tsx";
import type { Route } from "./+types/blog.ts";

export const handle: PageHandle = {
  background: "glossary",
  buttons: "outline",
  query: ["page", "q"],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const { page, q } = toBlogQuery(url.searchParams);
  const toUrl = (target: number) => toPageUrl("/blog", target, q);
  const meta = toPagingMeta({ page: 1, per_page: 1, total: 0, path: "/blog" });
  const nothing: Paged<ArticleCard> = { data: [], links: toPagingLinks(meta, toUrl), meta };
  const [list, categories, site] = await Promise.all([
    emptyOnError(log, "articles", listBlog(db, { page, q }, toUrl), {
      featured: undefined,
      page: nothing,
    }),
    emptyOnError<CountedTopic[]>(log, "categories of articles", listCategories(db), []),
    emptyOnError(log, "site", getSite(db), UNNAMED),
  ]);
  if (list.failed || categories.failed || site.failed) context.set(incompleteContext, true);
  const { heading = "Blog", description } = site.value.blog ?? {};
  return {
    q,
    ...list.value,
    categories: categories.value,
    failed: list.failed,
    heading,
    description,
  };
}

const toBlogTitle = (heading: string) =>
  heading === "Blog" ? withNoun("Blog: hiring developers and working as one") : heading;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { q, page, heading, description } = loaderData;
  return toListMeta(
    matches,
    {
      title: q ? `Articles for “${q}”` : toBlogTitle(heading),
      description:
        description ??
        withNoun(
          "How to hire software developers, work with them and be one: briefs, interviews, rates, contracts and code, by people who do it every day.",
        ),
      path: toPageUrl("/blog", page.meta.current_page, q),
      // Search pages are without number.
      ...(q === undefined ? {} : { noindex: "follow" as const }),
    },
    page,
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { q, featured, page, categories, failed, heading, description } = loaderData;
  const isFirst = page.meta.current_page === 1;
  return (
    <div className="page-column relative z-2 pt-10 pb-20 lg:pt-16 lg:pb-28">
      <BlogOpening
        heading={heading}
        lead={
          description ??
          withNoun(
            "How to hire developers, work with them and be one. Written by people who do it every day.",
          )
        }
        aside={<BlogSearch q={q} />}
      />
      <div className="mt-10">
        <BlogCategories categories={categories} current={q ? undefined : "all"} />
      </div>
      {/* Always rendered, so that a change is announced. */}
      <p role="status" className="sr-only">
        {q ? toFoundText(q, page.meta.total) : null}
      </p>
      {q ? <SearchSummary q={q} total={page.meta.total} /> : null}
      {q || isFirst ? null : (
        <h2 className="mt-10 text-title">
          All articles, page <span className="figures">{page.meta.current_page}</span>
        </h2>
      )}
      {featured ? (
        <div className="mt-12">
          <FeaturedArticle article={featured} />
        </div>
      ) : null}
      {page.data.length > 0 ? (
        <div className={featured ? "mt-16 border-line border-t pt-16" : "mt-10"}>
          <ArticleResults
            page={page}
            toUrl={(target) => toPageUrl("/blog", target, q)}
            nofollow={q !== undefined}
            eager={featured ? 0 : 3}
          />
        </div>
      ) : null}
      {page.data.length === 0 && !featured ? (
        <EmptyState
          image={<EmptyList />}
          title="Unfortunately, nothing was found for this query"
          action={
            failed ? (
              <TryAgain to={toPageUrl("/blog", page.meta.current_page, q)} />
            ) : q ? (
              <LinkButton to="/blog" variant="secondary">
                All articles
              </LinkButton>
            ) : undefined
          }
        >
          {q && !failed ? "Try a different or shorter word." : null}
        </EmptyState>
      ) : null}
    </div>
  );
}

function toFoundText(q: string, total: number): string {
  return `${total === 1 ? "1 article" : `${total} articles`} for “${q}”`;
}

function SearchSummary({ q, total }: { q: string; total: number }) {
  return (
    <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 className="wrap-anywhere text-title">{toFoundText(q, total)}</h2>
      <Link to="/blog" className="link inline-flex min-h-11 items-center text-sm">
        Clear search
      </Link>
    </div>
  );
}
