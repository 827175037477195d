import { useEffect } from "react";
import { useLocation } from "react-router";

function readTarget(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
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
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash again is a new request
  useEffect(() => {
    const openAnswer = () => {
      const id = readTarget();
      if (id === "") return;
      reveal(id);
      // A hidden answer is visible after the next paint.
      requestAnimationFrame(() => {
        const answer = document.getElementById(id);
        if (!(answer instanceof HTMLDetailsElement)) return;
        answer.open = true;
        answer.querySelector("summary")?.focus({ preventScroll: true });
        answer.scrollIntoView({ block: "start" });
      });
    };
    openAnswer();
    // A change by hand has no key of its own.
    window.addEventListener("hashchange", openAnswer);
    return () => window.removeEventListener("hashchange", openAnswer);
  }, [key, reveal]);
}
