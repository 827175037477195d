import type { RouterContextProvider } from "react-router";
import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { toToday } from "#app/developers/search/today.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { redirectRenamed } from "#app/site/redirects/moved-page.server.ts";
import type { LandingTopic } from "#contract/content/landing.ts";
import { servicesContext } from "#services/services.server.ts";
import { parseLandingSegment, toLandingPath } from "./landing-url.ts";
import { findLanding, type Landing } from "./landings.service.server.ts";

/** The landing page of a URL segment; throws the 404 for an unknown one. */
export async function loadLanding(
  topic: LandingTopic,
  segment: string,
  {
    request,
    url,
    context,
  }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
): Promise<{ landing: Landing }> {
  const slug = parseLandingSegment(segment);
  const { db, clock } = context.get(servicesContext);
  const { page, per_page } = toMemberQuery(url.searchParams);
  const query = { page, per_page, today: toToday(clock()) };
  const landing = slug && (await findLanding(db, topic, slug, query));
  if (landing) return { landing };
  if (slug) {
    const toPath = (current: string) => toLandingPath(topic, current);
    await redirectRenamed(db, topic, slug, toPath);
  }
  throw toPageNotFound({ request, url });
}
