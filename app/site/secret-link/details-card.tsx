import type { ReactNode } from "react";

type DetailsCardProps = { details: Readonly<Record<string, ReactNode>> };

/** What a page of a secret link is about: each detail by its name. */
export function DetailsCard({ details }: DetailsCardProps) {
  return (
    <dl className="space-y-3 rounded-card border border-line bg-paper p-6">
      {Object.entries(details).map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
