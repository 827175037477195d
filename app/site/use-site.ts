import { useRouteLoaderData } from "react-router";
import type { Terms } from "#contract/site.ts";
import type { PublicSite } from "./public-site.ts";

/** Data of the agency; undefined when the page's frame could not be loaded. */
export function useSite(): PublicSite | undefined {
  return useRouteLoaderData<{ site: PublicSite }>("root")?.site;
}

/** What the agency promises; undefined where it promises nothing. */
export function useTerms(): Terms | undefined {
  return useSite()?.terms;
}
