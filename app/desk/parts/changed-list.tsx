type ChangedListProps = {
  changed: readonly {
    label: string;
    /** Whether it was changed here too. */
    isBoth: boolean;
    /** What the colleague stored, where it is known. */
    other?: string | undefined;
  }[];
};

/** What a colleague changed, and which of it was changed here too. */
export function ChangedList({ changed }: ChangedListProps) {
  if (changed.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {changed.map(({ label, isBoth, other }) => (
        <div key={label} className="contents">
          <dt className="break-words text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line break-words">
            {isBoth ? "Changed by both; yours is in the form. " : "Taken over. "}
            {other === undefined ? null : <span className="text-ink-soft">Theirs: {other}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
