import { Plus } from "lucide";
import { Link } from "react-router";
import { MIN_LIST_LENGTH } from "#app/site/shown-links.ts";
import type { CommonConfig } from "#contract/content/site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Icon } from "#design/icon.tsx";

type Row = { slug: string; name: string };

function LinkList({
  title,
  rows,
  to,
  sign = "",
  unseen,
}: {
  title: string;
  rows: readonly Row[];
  to: (slug: string) => string;
  sign?: string;
  /** Read by screen readers: "Go" alone is no description of a link. */
  unseen?: string;
}) {
  if (rows.length < MIN_LIST_LENGTH) return null;
  return (
    <details className="group border-line-dark border-t">
      <summary className="flex min-h-14 items-center justify-between gap-6 text-paper-soft text-sm">
        {title}
        <Icon of={Plus} className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <nav aria-label={title} className="pb-6">
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {rows.map((row) => (
            <li key={row.slug}>
              <Link
                to={to(row.slug)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9"
              >
                {sign}
                {row.name}
                {unseen ? <span className="sr-only"> {unseen}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/**
 * Technologies and industries that have a page of their own; each only when
 * there are enough of them (spec §2, product §9).
 */
export function TaxonomyLinks({ common }: { common: CommonConfig }) {
  if (Math.max(common.tags.length, common.technologies.length) < MIN_LIST_LENGTH) return null;
  return (
    <>
      <LinkList
        title="Technologies"
        rows={common.technologies}
        to={(slug) => `/hire-${slug}-developers`}
        unseen={withNoun("developers")}
      />
      <LinkList
        title="Industries"
        rows={common.tags}
        to={(slug) => `/tag/hire-${slug}-developers`}
        sign="#"
      />
    </>
  );
}
