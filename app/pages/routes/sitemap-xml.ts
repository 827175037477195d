import { toSitemapIndex, toSitemapXml } from "#app/site/sitemap/sitemap-xml.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { listFileUrls, listSitemapFiles } from "../sitemap.service.server.ts";
import type { Route } from "./+types/sitemap-xml.ts";

export const handle: PageHandle = { query: ["file"] };

/** Up to this many files are sent as one. */
const MAX_JOINED = 2;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const file = url.searchParams.get("file");
  const files = file === null ? await listSitemapFiles(db) : [file];
  if (files.length > MAX_JOINED) {
    const paths = files.map((name) => `${url.pathname}?file=${name}`);
    return textResponse(toSitemapIndex(env.siteUrl, paths), "application/xml");
  }
  const urls = await Promise.all(files.map((name) => listFileUrls(db, name)));
  if (urls.includes(undefined)) return new Response("This file doesn't exist.", { status: 404 });
  const all = urls.flatMap((of) => of ?? []);
  return textResponse(toSitemapXml(env.siteUrl, all), "application/xml");
}
