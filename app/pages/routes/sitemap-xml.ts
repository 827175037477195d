import { toSitemapXml } from "#app/site/sitemap-xml.ts";
import { textResponse } from "#platform/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { listUrls } from "../sitemap.service.server.ts";
import type { Route } from "./+types/sitemap-xml.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  return textResponse(toSitemapXml(env.siteUrl, await listUrls(db)), "application/xml");
}
