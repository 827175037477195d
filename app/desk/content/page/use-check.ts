import { useEffect, useState } from "react";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";

/** How long typing rests before the text is checked. */
const REST_MS = 500;

type Checked = { text: string; problems: readonly ContentProblem[] };
const UNCHECKED: Checked = { text: "", problems: [] };

/**
 * The problems of a text, by the checks of an import, after each rest of typing.
 * @returns undefined until they are known
 */
export function useCheck(
  path: string,
  text: string,
  isNeeded: boolean,
): readonly ContentProblem[] | undefined {
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (!isNeeded) {
      setChecked(UNCHECKED);
      return;
    }
    const canceled = new AbortController();
    const check = async () => {
      const body = new FormData();
      body.set("path", path);
      body.set("text", text);
      const { signal } = canceled;
      const response = await fetch("/desk/content/check", { method: "POST", body, signal });
      if (!response.ok) return;
      const { problems } = (await response.json()) as { problems: ContentProblem[] };
      setChecked({ text, problems });
    };
    const timer = setTimeout(() => {
      // Without a network nothing is known; what is published is checked anyway.
      check().catch(() => {});
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      canceled.abort();
    };
  }, [path, text, isNeeded]);
  return checked?.problems;
}
