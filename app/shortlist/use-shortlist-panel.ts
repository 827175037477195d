import { useEffect, useState } from "react";
import { onShortlistEvent, type ShortlistOwner } from "./shortlist-events.ts";

/** Milliseconds between the request to open the shortlist and its panel (spec §4). */
const OPENING_DELAY = 200;

/**
 * Whether the panel is open: what is added and the open event open it, the close event closes it.
 */
export function useShortlistPanel(owner: ShortlistOwner = "visitor"): {
  isOpen: boolean;
  close: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopOpening = onShortlistEvent("open-collection", (of) => {
      if (of !== owner) return;
      clearTimeout(timer);
      timer = setTimeout(() => setIsOpen(true), OPENING_DELAY);
    });
    const stopClosing = onShortlistEvent("close-collection", () => {
      clearTimeout(timer);
      setIsOpen(false);
    });
    return () => {
      clearTimeout(timer);
      stopOpening();
      stopClosing();
    };
  }, [owner]);
  return { isOpen, close: () => setIsOpen(false) };
}
