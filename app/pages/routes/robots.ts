import { servicesContext } from "#app/services.server.ts";
import { textResponse } from "#platform/text-response.server.ts";
import type { Route } from "./+types/robots.ts";

/** Steps of forms and what is meant for one reader ask not to be found in their own heads. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`];
  return textResponse(`${lines.join("\n")}\n`, "text/plain");
}
