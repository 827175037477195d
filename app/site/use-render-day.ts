import { useRouteLoaderData } from "react-router";

/**
 * The day on which the page was rendered, in UTC, the same on the server and during hydration. A
 * cached page is rendered again each day; a stale one is older, so that only what stays true later
 * may depend on it.
 */
export function useRenderDay(): string | undefined {
  return useRouteLoaderData<{ today?: string }>("root")?.today;
}
