import { useRouteLoaderData } from "react-router";
import type { Terms } from "#contract/content/site.ts";
import type { PublicSite } from "./public-site.ts";
import { toShownLinks } from "./shown-links.ts";

/** Data of the agency; undefined when the page's frame could not be loaded. */
export function useSite(): PublicSite | undefined {
  return useRouteLoaderData<{ site: PublicSite }>("root")?.site;
}

/** What the agency promises; undefined where it promises nothing. */
export function useTerms(): Terms | undefined {
  return useSite()?.terms;
}

/** Filters links as `toShownLinks` does. */
export function useShownLinks<Link extends { to: string }>(links: readonly Link[]): Link[] {
  return toShownLinks(links, useSite());
}
