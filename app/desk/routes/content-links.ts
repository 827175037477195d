import { servicesContext } from "#services/services.server.ts";
import { findLinkTargets } from "../content/links/link-targets.service.server.ts";
import type { Route } from "./+types/content-links.ts";

const MAX_SEARCH = 100;

/** The pages of the site that a text can link to. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (url.searchParams.get("text") ?? "").slice(0, MAX_SEARCH).replaceAll("\u0000", "");
  const targets = await findLinkTargets(context.get(servicesContext).db, text);
  return Response.json({ targets });
}
