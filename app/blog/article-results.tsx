import type { ArticleCard } from "#contract/article.ts";
import type { Paged } from "#contract/paging.ts";
import { Pagination } from "#design/pagination.tsx";
import { ArticleList } from "./article-list.tsx";

type ArticleResultsProps = {
  page: Paged<ArticleCard>;
  toUrl: (page: number) => string;
  /** Articles of the first row, whose pictures are seen at once. */
  eager?: number;
};

/** One page of articles with the way to the others. */
export function ArticleResults({ page, toUrl, eager = 3 }: ArticleResultsProps) {
  return (
    <>
      <ArticleList articles={page.data} eager={eager} />
      <Pagination paging={page} toPage={toUrl} label="Pages of articles" className="mt-16" />
    </>
  );
}
