import { useEffect } from "react";

/**
 * Tells the server that a person sees this proposal: once the page is visible, so not for a page
 * that was loaded ahead or is a link preview, and never for one with `?preview`.
 */
export function useOpening(id: string): void {
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has("preview")) return;
    const tell = () => {
      if (document.visibilityState !== "visible" || isPrerendering()) return;
      stop();
      // Lost without a connection; the next opening counts.
      fetch(`/api/proposals/${id}/opened`, { method: "POST", keepalive: true }).catch(() => {});
    };
    const stop = () => {
      document.removeEventListener("visibilitychange", tell);
      document.removeEventListener("prerenderingchange", tell);
    };
    document.addEventListener("visibilitychange", tell);
    document.addEventListener("prerenderingchange", tell);
    tell();
    return stop;
  }, [id]);
}

const isPrerendering = () => (document as { prerendering?: boolean }).prerendering === true;
