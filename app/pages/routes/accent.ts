import { toAccentCss } from "#app/site/accent.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { textResponse } from "#platform/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/accent.ts";

/** `/accent.css`: the accent of an agency that has its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { accent } = (await getSite(context.get(servicesContext).db)).brand ?? {};
  if (!accent) return new Response("There is no such style sheet.", { status: 404 });
  return textResponse(toAccentCss(accent), "text/css");
}
