import type { ReactNode } from "react";

/** A titled part of a page of the desk. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t px-4 py-4">
      <h2 className="mb-2 font-semibold text-sm">{title}</h2>
      {children}
    </section>
  );
}
