import { useRouteLoaderData } from "react-router";
import type { Site } from "#contract/site.ts";

/** Data of the agency; undefined when the page's frame could not be loaded. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>("root")?.site;
}
