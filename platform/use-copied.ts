import { useEffect, useState } from "react";

/** Milliseconds for which it is said that something was copied (spec §9). */
export const COPIED_FOR = 1_500;

/** Copies a text, and says for a moment whether that worked. */
export function useCopied(): {
  state: "copied" | "failed" | undefined;
  copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState<{ state: "copied" | "failed" }>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    state: outcome?.state,
    copy: (text) => {
      // A page without encryption has no clipboard at all.
      const copying = navigator.clipboard?.writeText(text) ?? Promise.reject();
      copying.then(
        () => setOutcome({ state: "copied" }),
        () => setOutcome({ state: "failed" }),
      );
    },
  };
}
