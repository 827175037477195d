import { ArrowRight } from "lucide";
import { Link } from "react-router";
import type { ArticleCard } from "#contract/content/article.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Icon } from "#design/icon.tsx";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";
import { ArticleList } from "./article-list.tsx";

/** The newest articles on another page, with a link to all of them; not on a phone. */
export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby="latest-articles" className="max-sm:hidden">
      <SectionHeading
        id="latest-articles"
        title="From the blog"
        lead={withNoun("What we've learnt about hiring developers and working as one.")}
        aside={
          <Link
            to="/blog"
            className="link inline-flex min-h-11 shrink-0 items-center gap-2 font-medium no-underline hover:underline"
          >
            All articles
            <Icon of={ArrowRight} />
          </Link>
        }
      />
      {/* Two columns do not show a third card. */}
      <div className="mt-12 max-lg:[&>ul>li:nth-child(3)]:hidden">
        <ArticleList articles={articles} level={3} />
      </div>
    </Section>
  );
}
