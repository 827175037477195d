import { Link, useLocation } from "react-router";
import type { Neighbours } from "./neighbours.repository.server.ts";

/** The applications before and after this one in the list that it was opened from; keys k and j. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  return (
    <nav aria-label="Applications of the list" className="flex gap-2">
      <NeighbourLink reference={previous} label="Previous" shortcut="k" />
      <NeighbourLink reference={next} label="Next" shortcut="j" />
    </nav>
  );
}

type NeighbourLinkProps = { reference: string | undefined; label: string; shortcut: string };

function NeighbourLink({ reference, label, shortcut }: NeighbourLinkProps) {
  const { search } = useLocation();
  if (!reference) {
    return (
      <span aria-disabled="true" className="desk-button text-ink-soft">
        {label}
      </span>
    );
  }
  return (
    <Link
      to={`/desk/applications/${reference}${search}`}
      data-shortcut={shortcut}
      aria-keyshortcuts={shortcut}
      className="desk-button"
    >
      {label}
    </Link>
  );
}
