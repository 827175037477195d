import { Suspense } from "react";
import { listLatestArticles } from "#app/blog/articles/articles.service.server.ts";
import { listFeaturedMembers } from "#app/developers/members.service.server.ts";
import { toToday } from "#app/developers/search/today.ts";
import { toOverlapData, type ZoneCounts } from "#app/developers/shared-hours/overlap-counts.ts";
import {
  getMemberCounts,
  getMemberFacets,
  type MemberFacets,
} from "#app/developers/stats/member-facets.service.server.ts";
import {
  getVettedCounts,
  getZoneCounts,
  listPopularTechnologies,
} from "#app/developers/stats/member-stats.service.server.ts";
import { NONE_VETTED } from "#app/developers/stats/vetted-counts.ts";
import {
  listLatestReferences,
  type MemberReference,
} from "#app/developers/stored-members.service.server.ts";
import { toOrganization } from "#app/site/metadata/organization-data.ts";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import { findHires, getSite, UNNAMED } from "#app/site/site.service.server.ts";
import { groupByLetter } from "#app/taxonomy/group-by-letter.ts";
import type { ArticleCard } from "#contract/content/article.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { latePart } from "#design/loading/late-part.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { Hero } from "../home/hero.tsx";
import { isHeroMember } from "../home/hero-profile.tsx";
import type { Route } from "./+types/home.ts";

const BelowHero = latePart(async () => (await import("../home/below-hero.tsx")).BelowHero);

const FEATURED = 3;
/** Among so many first members is looked for one whose profile the hero can draw. */
const CANDIDATES = 12;
const POPULAR = 5;
const LATEST = 3;
const QUOTED = 3;

const NO_COUNTS = { developers: 0, technologies: 0, countries: 0 };
type Technologies = Pick<MemberFacets, "technologies">;
type SiteContent = Awaited<ReturnType<typeof getSite>>;
type Members = Awaited<ReturnType<typeof listFeaturedMembers>>;
type References = MemberReference[];
type Hires = Awaited<ReturnType<typeof findHires>>;
type Popular = Awaited<ReturnType<typeof listPopularTechnologies>>;

export const handle: PageHandle = { header: "dark", buttons: "outline", background: "main" };

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const reads = await Promise.all([
    emptyOnError<SiteContent>(log, "site", getSite(db), UNNAMED),
    emptyOnError(log, "counts of developers", getMemberCounts(db), NO_COUNTS),
    emptyOnError<Technologies>(log, "technologies", getMemberFacets(db), { technologies: [] }),
    emptyOnError<Members>(log, "featured developers", listFeaturedMembers(db, CANDIDATES), []),
    emptyOnError<ArticleCard[]>(log, "latest articles", listLatestArticles(db, LATEST), []),
    emptyOnError<Popular>(log, "popular technologies", listPopularTechnologies(db, POPULAR), []),
    emptyOnError(log, "counts of checks", getVettedCounts(db), NONE_VETTED),
    emptyOnError<ZoneCounts>(log, "counts of time zones", getZoneCounts(db), {}),
    emptyOnError<References>(log, "references", listLatestReferences(db, QUOTED), []),
    emptyOnError<Hires>(log, "hires", findHires(db), null),
  ]);
  if (reads.some(({ failed }) => failed)) context.set(incompleteContext, true);
  const [{ value: content }, counts, facets, { value: members }, articles, ...others] = reads;
  const [popular, vetted, zones, references, hires] = others;
  const { name, legal_name, email, phone, address, social, tagline, description } = content;
  const { vetting, booking, home = {} } = content;
  const technologies = facets.value.technologies.map(({ slug, name }) => ({ slug, name }));
  const drawn = members.find(isHeroMember);
  // The member of the hero is not shown again right below, unless there are too few others.
  const rest = members.filter((member) => member !== drawn);
  const featured = (rest.length >= FEATURED ? rest : members).slice(0, FEATURED);
  // A profile that the page shows anyway, if it has dated checks.
  const checked = [drawn, ...members].find((member) => member?.vetted_on);
  return {
    site: { name, legal_name, email, phone, address, social, tagline, description },
    vetting,
    vetted: vetted.value,
    checked: checked && { slug: checked.slug, name: toFullName(checked) },
    references: references.value,
    overlap: toOverlapData(zones.value, { zone: booking?.timezone, date: toToday(new Date()) }),
    home,
    counts: counts.value,
    hires: hires.value,
    drawn,
    position: members[0]?.position,
    featured,
    popular: popular.value,
    articles: articles.value,
    groups: groupByLetter(technologies),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title:
      loaderData?.home.title ??
      withNoun(
        loaderData?.vetting ? "Hire vetted software developers" : "Hire software developers",
      ),
    description: loaderData?.site.description,
    path: "/",
    structured: (context) => (loaderData ? [toOrganization(loaderData.site, context)] : []),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { site, home, counts, hires, drawn, position, popular, groups } = loaderData;
  return (
    <>
      <Hero
        heading={home.heading ?? site.tagline}
        note={home.profile_note}
        description={site.description}
        popular={popular}
        technologies={groups.flatMap(({ items }) => items)}
        position={position}
        stats={{ ...counts, hires }}
        member={drawn}
      />
      <Suspense>
        <BelowHero {...loaderData} total={counts.developers} />
      </Suspense>
    </>
  );
}
