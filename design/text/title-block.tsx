import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type Cell = {
  label: string;
  value: ReactNode;
  /** `large` for a key number. */
  size?: "base" | "large";
  /** How many columns it takes. */
  className?: string;
};

type TitleBlockProps = { cells: readonly Cell[]; className?: string };

/**
 * Details in the ruled cells of one card, like the title block of a drawing. Columns come with
 * `className`.
 */
export function TitleBlock({ cells, className }: TitleBlockProps) {
  return (
    <dl
      className={classNames(
        // Each cell is outlined in the gaps, so that any number of columns is ruled the same.
        "grid gap-px overflow-hidden rounded-card border border-line",
        className,
      )}
    >
      {cells.map(({ label, value, size = "base", className: span }) => (
        <div
          key={label}
          className={classNames(
            "min-w-0 bg-paper px-3 py-3 outline-1 outline-line sm:px-4 lg:px-5 lg:py-4",
            span,
          )}
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd
            className={classNames(
              "figures wrap-anywhere",
              size === "large" ? "mt-1 font-semibold text-heading" : "mt-0.5",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
