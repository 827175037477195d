import { useEffect, useState } from "react";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";

/** How long typing rests before its preview is rendered. */
const REST_MS = 500;

export const PREVIEW_ACTION = "/desk/preview";

/** What a preview shows; `html` remains that of the last text without errors. */
export type PreviewState = {
  html: string;
  status: "loading" | "shown" | "invalid" | "failed";
  problems: ContentProblem[];
};

/** The page at `page` with a text of a content file, rendered anew after each rest of typing. */
export function usePreview(path: string, text: string, page: string | undefined): PreviewState {
  const [preview, setPreview] = useState<PreviewState & { page?: string | undefined }>({
    html: "",
    status: "loading",
    problems: [],
  });
  useEffect(() => {
    if (!page) return;
    const canceled = new AbortController();
    const load = async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ path, text, page })) body.set(name, value);
      const response = await fetch(PREVIEW_ACTION, {
        method: "POST",
        body,
        signal: canceled.signal,
      });
      // To the page where people sign in, which is no preview.
      if (response.redirected) throw new Error("The session has ended");
      if (response.headers.get("Content-Type")?.startsWith("text/html")) {
        const html = await response.text();
        setPreview({ html, page, status: "shown", problems: [] });
        return;
      }
      const { problems } = (await response.json()) as { problems?: ContentProblem[] };
      if (!problems) throw new Error(`The preview couldn't be loaded: ${response.status}`);
      setPreview((last) => ({ ...last, status: "invalid", problems }));
    };
    setPreview((last) => ({
      ...last,
      html: last.page === page ? last.html : "",
      status: "loading",
    }));
    const timer = setTimeout(() => {
      load().catch(() => {
        if (!canceled.signal.aborted) setPreview((last) => ({ ...last, status: "failed" }));
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      canceled.abort();
    };
  }, [path, text, page]);
  return preview;
}
