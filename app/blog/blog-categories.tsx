import { Link } from "react-router";
import type { CountedTopic } from "#contract/content/article.ts";
import { classNames } from "#design/class-names.ts";
import { toCategoryPath } from "./article-url.ts";

type BlogCategoriesProps = {
  categories: readonly CountedTopic[];
  /** The current list: all articles, those of a category by its slug, or neither. */
  current: "all" | { slug: string } | undefined;
};

const shape =
  "inline-flex min-h-11 items-center gap-2 border-b-2 px-1 no-underline transition-colors";

/** All articles and each category, as the tabs of the blog; nothing where there is one category. */
export function BlogCategories({ categories, current }: BlogCategoriesProps) {
  if (categories.length < 2) return null;
  const all = categories.reduce((sum, { articles }) => sum + articles, 0);
  const entries = [
    { to: "/blog", name: "All", articles: all, isCurrent: current === "all" },
    ...categories.map(({ slug, name, articles }) => ({
      to: toCategoryPath(slug),
      name,
      articles,
      isCurrent: typeof current === "object" && current.slug === slug,
    })),
  ];
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-x-6 border-line border-b">
        {entries.map(({ to, name, articles, isCurrent }) => (
          <li key={to} className="-mb-px">
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                shape,
                isCurrent
                  ? "border-blue font-medium text-blue"
                  : "border-transparent hover:border-line-strong",
              )}
            >
              {name}
              <span className="figures font-normal text-ink-soft text-sm">
                {articles}
                <span className="sr-only"> {articles === 1 ? "article" : "articles"}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
