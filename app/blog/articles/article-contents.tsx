import { useMemo } from "react";
import type { ArticleHeading } from "#contract/content/article.ts";
import { ContentsLinks } from "./contents-links.tsx";
import { useCurrentHeading } from "./use-current-heading.ts";

/** Table of contents of an article, sticky at its side. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const current = useCurrentHeading(ids);
  return (
    <nav
      aria-label="Contents"
      className="sticky top-[calc(var(--header-height)+2rem)] low:max-h-none max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto"
    >
      <p className="mb-3 font-medium text-sm">Contents</p>
      <ContentsLinks headings={headings} current={current} />
    </nav>
  );
}
