import { getSite } from "#app/site/site.service.server.ts";
import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { toLlmsTxt } from "../llms-txt.ts";
import { listSitemap, listUrls } from "../sitemap.service.server.ts";
import type { Route } from "./+types/llms.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { name, description } = await getSite(db);
  const urls = await listUrls(db);
  const readable = new Set(urls.map(({ path }) => path));
  const site = { siteUrl: env.siteUrl, name, description };
  return textResponse(toLlmsTxt(site, await listSitemap(db), readable), "text/plain");
}
