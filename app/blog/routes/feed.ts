import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { getFeed } from "../feed/feed.service.server.ts";
import type { Route } from "./+types/feed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  return textResponse(await getFeed(db, env.siteUrl), "application/rss+xml");
}
