import { redirect } from "react-router";
import type { Route } from "./+types/start.ts";

/** `/find` leads to its first step and takes the filters along (spec §2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/find/contacts${url.search}`);
}
