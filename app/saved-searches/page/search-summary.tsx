import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { SEARCH_KIND_TEXTS } from "../search-kinds.ts";

type SearchSummaryProps = {
  kind: SearchKind;
  text: string;
  /** Of the list. */
  search: string;
};

/** The filters of a saved search, with a link to the list. */
export function SearchSummary({ kind, text, search }: SearchSummaryProps) {
  const { list, current } = SEARCH_KIND_TEXTS[kind];
  return (
    <dl className="rounded-card border border-line bg-paper p-6">
      <dt className="text-ink-soft text-sm">Your search</dt>
      <dd className="wrap-anywhere mt-1 text-lg">{text}</dd>
      <dd className="mt-1">
        <a href={list + search} className="link inline-flex min-h-11 items-center">
          {current}
        </a>
      </dd>
    </dl>
  );
}
