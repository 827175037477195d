import { redirect } from "react-router";
import { SEARCH_PARAMETERS } from "#app/developers/filters/search-parameters.ts";
import type { PageHandle } from "#contract/content/page.ts";
import type { Route } from "./+types/start.ts";

export const handle: PageHandle = { query: SEARCH_PARAMETERS };

/** `/find` redirects to its first step with the filters (spec §2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/find/contacts${url.search}`);
}
