import type { ArticleHeading } from "#contract/content/article.ts";
import { classNames } from "#design/class-names.ts";

type ContentsLinksProps = { headings: readonly ArticleHeading[]; current?: string | undefined };

/** The headings of an article as a ruled list; the one that is being read is marked. */
export function ContentsLinks({ headings, current }: ContentsLinksProps) {
  return (
    <ol className="border-line border-l">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={classNames(
              "-ml-px flex min-h-11 items-center border-l-2 py-1.5 pr-2 text-sm leading-tight no-underline transition-colors lg:min-h-9",
              level === 3 ? "pl-8" : "pl-4",
              id === current
                ? "border-blue font-medium text-blue"
                : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
