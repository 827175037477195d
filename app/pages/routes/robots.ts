import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/robots.ts";

/** Steps of forms and private pages are `noindex` by their own headers. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`];
  return textResponse(`${lines.join("\n")}\n`, "text/plain");
}
