import type { RouterContextProvider } from "react-router";
import { redirectRenamed } from "#app/site/moved-page.server.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import type { LandingTopic } from "#contract/content/landing.ts";
import { MemberQuerySchema } from "#contract/members/member-query.ts";
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
  const { db } = context.get(servicesContext);
  const page = MemberQuerySchema.shape.page.safeParse(url.searchParams.get("page") ?? 1);
  const landing = slug && (await findLanding(db, topic, slug, page.success ? page.data : 1));
  if (landing) return { landing };
  if (slug) {
    const toPath = (current: string) => toLandingPath(topic, current);
    await redirectRenamed(db, topic, slug, toPath);
  }
  throw toPageNotFound({ request, url });
}
