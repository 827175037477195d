import { useState } from "react";
import type { BackgroundTheme } from "#contract/content/page.ts";
import { onDemand } from "#design/loading/on-demand.tsx";
import { whenUsed } from "#platform/browser/when-used.ts";
import { LINES_STYLE } from "./lines-style.ts";

const LaterLines = onDemand(async () => {
  await whenUsed();
  return (await import("./background-lines.tsx")).BackgroundLines;
});

/** A page does without its lines. */
const leaveOut = () => {};

/**
 * The lines as the server drew them: the browser hydrates none of them and needs their code only
 * for another page. Not `lazy`: the next page would wait for it. Keyed by theme.
 */
export function ServedLines({ theme }: { theme: BackgroundTheme }) {
  const [html] = useState(() => document.querySelector(`[data-theme=${theme}]`)?.innerHTML);
  if (html === undefined) return <LaterLines theme={theme} onFail={leaveOut} />;
  return (
    <div
      aria-hidden="true"
      data-theme={theme}
      className={LINES_STYLE}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
