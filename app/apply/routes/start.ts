import { redirect } from "react-router";
import type { Route } from "./+types/start.ts";

/** `/apply` leads to its first step (spec §2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/apply/job-selection${url.search}`);
}
