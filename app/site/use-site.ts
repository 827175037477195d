import { useRouteLoaderData } from "react-router";
import type { Site } from "#contract/site.ts";

/** What the operator says about the agency; undefined when the page's frame could not be loaded. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>("root")?.site;
}
