/** How much of each kind is or was stored about a person. */
export function CountList({ counts }: { counts: readonly { name: string; count: number }[] }) {
  return (
    <dl className="grid max-w-72 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      {counts.map(({ name, count }) => (
        <div key={name} className="contents">
          <dt className="first-letter:uppercase">{name}</dt>
          <dd className="figures text-right">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
