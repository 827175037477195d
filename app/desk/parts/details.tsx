import type { ReactNode } from "react";

/** Names and values, the names in one column. Empty values are left out. */
export function Details({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  const shown = of.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {shown.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mb-2 whitespace-pre-line break-words sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
