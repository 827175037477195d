import { toAccentCss, toAccentPath } from "#app/site/accent.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { textResponse } from "#platform/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/accent.ts";

/** `/accent/0a6e4f.css`: the accent of the agency; of no other color. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { accent } = (await getSite(context.get(servicesContext).db)).brand ?? {};
  if (!accent || url.pathname !== toAccentPath(accent)) {
    return new Response("There is no such style sheet.", { status: 404 });
  }
  return textResponse(toAccentCss(accent), "text/css");
}
