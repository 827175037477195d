import { createContext, type MouseEvent, use, useEffect, useState } from "react";
import { createPath, useLocation, useNavigate } from "react-router";

/** Set on the server to the HTML of the full footer's content. */
export const FooterHtmlContext = createContext("");

/** The content that the server rendered into the first page with a full footer. */
let known: string | undefined;

/**
 * Content of the footer: what the server rendered, and on pages opened after one that has none, what
 * it renders at `/footer.html`.
 */
function useFooterHtml(): string {
  const given = use(FooterHtmlContext);
  const [html, setHtml] = useState(() => {
    if (typeof document === "undefined") return given;
    known ??= document.querySelector("footer[data-full]")?.innerHTML;
    return known ?? "";
  });
  useEffect(() => {
    if (html) return;
    const controller = new AbortController();
    fetch("/footer.html", { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) return;
        known = await response.text();
        setHtml(known);
      })
      // The next page asks again.
      .catch(() => {});
    return () => controller.abort();
  }, [html]);
  return html;
}

/** Whether a click is for the browser: a new tab, a download, a menu. */
const isModified = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The footer in its full theme (spec §2). It has two thirds of a page's links and is the same on
 * every page: the server renders its content once, as text, and the browser hydrates none of it.
 */
export function Footer() {
  const html = useFooterHtml();
  const navigate = useNavigate();
  const location = useLocation();

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-discover]");
    if (!link || isModified(event)) return;
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    navigate(to, { replace: to === createPath(location) });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is clicked.
    <footer
      id="footer"
      data-full
      tabIndex={-1}
      className="on-ink relative border-line-dark border-t bg-ink text-paper outline-none print:hidden"
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
