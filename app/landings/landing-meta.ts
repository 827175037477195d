import type { MetaDescriptor } from "react-router";
import { toCanonicalPage } from "#app/developers/filters/page-size.ts";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toLandingPath, toLandingUrl } from "./landing-url.ts";
import type { Landing } from "./landings.service.server.ts";

/** Head of a landing page; one with neither an intro nor enough members is `noindex`. */
export function toLandingMeta(
  matches: Parameters<typeof toPageMeta>[0],
  { topic, name, slug, intro, stats, members, isIndexed }: Landing,
): MetaDescriptor[] {
  const title = intro?.title ?? `Hire ${name} ${withNoun("developers")}`;
  const people =
    stats.members === 1 ? withNoun("1 developer") : withNoun(`${stats.members} developers`);
  const { current_page } = members.meta;
  return toPageMeta(matches, {
    title: current_page > 1 ? `${title}, page ${current_page}` : title,
    description:
      intro?.description ?? `${people} for ${name} with public rates, skills and availability.`,
    path: toLandingUrl(toLandingPath(topic, slug), toCanonicalPage(members.meta)),
    noindex: !isIndexed,
  });
}
