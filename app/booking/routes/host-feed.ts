import { randomUUID } from "node:crypto";
import type { PageHandle } from "#contract/content/page.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { readHostFeed } from "../feed/host-feed.service.server.ts";
import type { Route } from "./+types/host-feed.ts";

export const handle: PageHandle = { private: "secret" };

/** The calendar feed of a host, which its secret opens. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, env } = context.get(servicesContext);
  const [, token] = /^([0-9a-f]{40})\.ics$/.exec(params.file) ?? [];
  try {
    const lookup = { now: clock(), siteUrl: env.siteUrl };
    const feed = token ? await readHostFeed(db, token, lookup) : undefined;
    if (feed === undefined) throw notFound("There is no calendar at this address.");
    return new Response(feed, {
      headers: { "Content-Type": "text/calendar; charset=utf-8" },
    });
  } catch (error) {
    if (error instanceof PublicError) return toErrorResponse(error, randomUUID());
    throw error;
  }
}
