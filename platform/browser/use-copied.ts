import { useEffect, useState } from "react";

/** How long "copied" is shown, in milliseconds (spec §9). */
export const COPIED_MS = 1_500;

/** Copies a text, and reports for a moment whether that worked. */
export function useCopied(): {
  state: "copied" | "failed" | undefined;
  copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState<{ state: "copied" | "failed" }>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
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
