import { useRouteLoaderData } from "react-router";
import type { CommonConfig } from "#contract/site.ts";
import type { Technology } from "#contract/taxonomy.ts";

/**
 * All published technologies in the operator's order; none when the page's frame could not be
 * loaded.
 */
export function useTechnologies(): readonly Technology[] {
  return useRouteLoaderData<{ common: CommonConfig }>("root")?.common.technologies ?? [];
}
