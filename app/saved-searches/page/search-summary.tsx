type SearchSummaryProps = {
  text: string;
  /** Of the list. */
  search: string;
};

/** The filters of a saved search, with a link to the list. */
export function SearchSummary({ text, search }: SearchSummaryProps) {
  return (
    <dl className="rounded-card border border-line bg-paper p-6">
      <dt className="text-ink-soft text-sm">Your search</dt>
      <dd className="wrap-anywhere mt-1 text-lg">{text}</dd>
      <dd className="mt-1">
        <a href={`/developers${search}`} className="link inline-flex min-h-11 items-center">
          See who matches now
        </a>
      </dd>
    </dl>
  );
}
