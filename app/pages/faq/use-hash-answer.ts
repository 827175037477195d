import { useEffect, useState } from "react";
import { useLocation } from "react-router";

function toTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Opens and focuses the answer of the URL's hash: on load, on every navigation, also one
 * that replaces the page, and when the hash is changed by hand. `reveal` is called first, because a
 * search may hide it.
 */
export function useHashAnswer(reveal: (id: string) => void): void {
  const { hash, key } = useLocation();
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    const count = () => setChanges((before) => before + 1);
    window.addEventListener("hashchange", count);
    return () => window.removeEventListener("hashchange", count);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash again is a new request
  useEffect(() => {
    const id = toTarget(window.location.hash || hash);
    if (id === "") return;
    reveal(id);
    // A hidden answer is visible after the next paint.
    const frame = requestAnimationFrame(() => {
      const answer = document.getElementById(id);
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.querySelector("summary")?.focus({ preventScroll: true });
      answer.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, changes]);
}
