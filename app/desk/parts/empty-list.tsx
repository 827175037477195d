import type { ReactNode } from "react";

/** What stands where a list would be. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-4 my-8 max-w-reading border-line border-l-2 pl-4">
      <p className="font-medium">{title}</p>
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
