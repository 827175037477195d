import { toAccentCss } from "#app/site/brand/accent.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/accent.ts";

/** `/accent.css`: the accent of an agency that has its own, otherwise nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { accent } = (await getSite(context.get(servicesContext).db)).brand ?? {};
  return textResponse(accent ? toAccentCss(accent) : "", "text/css");
}
