import type { ArticleCard } from "#contract/content/article.ts";
import type { Paged } from "#contract/http/paging.ts";
import { LoadedResults } from "#design/loading/loaded-results.tsx";
import { Pagination } from "#design/pagination.tsx";
import { useResultsFocus } from "#platform/browser/use-results-focus.ts";
import { ArticleList } from "./article-list.tsx";

type ArticleResultsProps = {
  page: Paged<ArticleCard>;
  toUrl: (page: number) => string;
  /** Articles of the first row, whose images are above the fold. */
  eager?: number;
  /** Whether search engines are to leave the other pages out. */
  nofollow?: boolean;
};

/** One page of articles with pagination. */
export function ArticleResults({ page, toUrl, eager = 3, nofollow = false }: ArticleResultsProps) {
  const results = useResultsFocus<HTMLElement>(toUrl(1), page.meta.current_page);
  return (
    <section
      ref={results}
      aria-label="Articles"
      tabIndex={-1}
      className="scroll-mt-16 outline-offset-8"
    >
      <LoadedResults what="articles">
        <ArticleList articles={page.data} eager={eager} />
        <Pagination
          paging={page}
          toPage={toUrl}
          label="Pages of articles"
          preventScrollReset
          nofollow={nofollow}
          className="mt-16"
        />
      </LoadedResults>
    </section>
  );
}
