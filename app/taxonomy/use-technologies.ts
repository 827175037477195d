import { useMatches } from "react-router";
import type { Technology } from "#contract/values/taxonomy.ts";

/**
 * All published technologies in the operator's order, from the route of the form that offers them.
 */
export function useTechnologies(): readonly Technology[] {
  const loaded = useMatches().map(({ loaderData }) => loaderData as WithTechnologies | undefined);
  return loaded.find((data) => data?.technologies)?.technologies ?? [];
}

type WithTechnologies = { technologies?: readonly Technology[] };
