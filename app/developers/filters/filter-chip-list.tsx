import { Link } from "react-router";
import { Chip } from "#design/text/chip.tsx";
import type { FilterChip } from "./filter-chips.ts";

/** Active filters, each value with a link that removes it. */
export function FilterChipList({
  chips,
  clearTo,
}: {
  chips: readonly FilterChip[];
  /** The list without filters. */
  clearTo: string;
}) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, to, isCombination }) => (
        <li key={key} className="max-w-full">
          <Chip removeTo={to} nofollow={isCombination} className="wrap-anywhere">
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link
          to={clearTo}
          preventScrollReset
          className="link inline-flex min-h-11 items-center px-2 text-sm"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
