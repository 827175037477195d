import { Link } from "react-router";
import { MIN_LIST_LENGTH } from "#app/site/shown-links.ts";
import type { CommonConfig } from "#contract/content/site.ts";

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
    <nav
      aria-label={title}
      className="border-line-dark border-t pt-6 lg:grid lg:grid-cols-12 lg:gap-8"
    >
      <h2 className="font-medium text-paper-soft text-sm lg:col-span-5 lg:pt-2">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 text-sm lg:col-span-7 lg:mt-0">
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
  );
}

/**
 * Technologies and industries that have a page of their own; each only when
 * there are enough of them (spec §2, product §9).
 */
export function TaxonomyLinks({ common }: { common: CommonConfig }) {
  if (Math.max(common.tags.length, common.technologies.length) < MIN_LIST_LENGTH) return null;
  return (
    <div className="mt-16 grid gap-6">
      <LinkList
        title="Technologies"
        rows={common.technologies}
        to={(slug) => `/hire-${slug}-developers`}
        unseen="developers"
      />
      <LinkList
        title="Industries"
        rows={common.tags}
        to={(slug) => `/tag/hire-${slug}-developers`}
        sign="#"
      />
    </div>
  );
}
