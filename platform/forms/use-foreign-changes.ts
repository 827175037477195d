import { useEffect, useState } from "react";

/**
 * Counts writes of other tabs to a key of localStorage. As the `key` of a form it remounts the form
 * with the input of the other tab.
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
