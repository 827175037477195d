import { useEffect } from "react";
import { useRevalidator } from "react-router";

const INTERVAL_MS = 15_000;

/**
 * Reads the page again when what it shows has changed: a reply is there without a reload. Only while
 * the page is on a screen. A check that fails changes nothing, so that what was typed stays.
 * @param version of what is shown; undefined while a form shows its errors
 */
export function useLatestStatus(token: string, version: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (version === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    const check = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const { signal } = ended;
      const latest = await fetch(`/status/${token}/version`, { signal })
        .then((response) => (response.ok ? response.text() : version))
        .catch(() => version);
      if (signal.aborted) return;
      if (latest !== version) void revalidate();
      timer = setTimeout(check, INTERVAL_MS);
    };
    timer = setTimeout(check, INTERVAL_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [token, version, revalidate]);
}
