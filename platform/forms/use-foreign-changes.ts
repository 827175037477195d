import { useEffect, useState } from "react";

/**
 * Counts what other tabs wrote under a key of localStorage. As the `key` of a form it lets the form
 * begin again with what was typed elsewhere.
 */
export function useForeignChanges(key: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) setCount((before) => before + 1);
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, [key]);
  return count;
}
