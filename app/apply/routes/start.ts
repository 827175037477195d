import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import type { Route } from "./+types/start.ts";

export const handle: PageHandle = { query: ["vacancy"] };

/** `/apply` redirects to its first step (spec §2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/apply/job-selection${url.search}`);
}
