import { useState } from "react";
import { Link, useLocation } from "react-router";

/** References of the rows before and after one in a list; undefined at its ends. */
export type Neighbours = { previous: string | undefined; next: string | undefined };

type NeighbourLinksProps = { list: "requests" | "applications"; neighbours: Neighbours };

/**
 * To the rows before and after this one in the list that it was opened from; keys k and j. They
 * replace each other in the history: Back leads to the list. They are those of the moment at which
 * the page was opened, since a change may move it to another place of the list; the component needs
 * the reference as its key.
 */
export function NeighbourLinks({ list, neighbours }: NeighbourLinksProps) {
  const { search } = useLocation();
  const [{ previous, next }] = useState(neighbours);
  const toLink = (reference: string | undefined, label: string, shortcut: string) =>
    reference ? (
      <Link
        to={`/desk/${list}/${reference}${search}`}
        replace
        data-shortcut={shortcut}
        aria-keyshortcuts={shortcut}
        className="desk-button"
      >
        {label}
      </Link>
    ) : (
      <span aria-disabled="true" className="desk-button text-ink-soft">
        {label}
      </span>
    );
  return (
    <nav aria-label={`In the list of ${list}`} className="flex gap-2">
      {toLink(previous, "Previous", "k")}
      {toLink(next, "Next", "j")}
    </nav>
  );
}
