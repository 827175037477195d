import { listLatestArticles } from "#app/blog/articles.service.server.ts";
import { LatestArticles } from "#app/blog/latest-articles.tsx";
import { countFigures, getMemberFacets } from "#app/developers/member-facets.service.server.ts";
import { listPopularTechnologies } from "#app/developers/member-figures.service.server.ts";
import { listFeaturedMembers } from "#app/developers/members.service.server.ts";
import { servicesContext } from "#app/services.server.ts";
import { toOrganization } from "#app/site/organization-data.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { groupByLetter } from "#app/taxonomy/group-by-letter.ts";
import type { PageHandle } from "#contract/page.ts";
import { Cost } from "../home/cost.tsx";
import { FeaturedDevelopers } from "../home/featured-developers.tsx";
import { ForDevelopers } from "../home/for-developers.tsx";
import { Hero } from "../home/hero.tsx";
import { isHeroMember } from "../home/hero-profile.tsx";
import { HowWeTest } from "../home/how-we-test.tsx";
import { LastCall } from "../home/last-call.tsx";
import { Questions } from "../home/questions.tsx";
import { Steps } from "../home/steps.tsx";
import { TechnologyIndex } from "../home/technology-index.tsx";
import type { Route } from "./+types/home.ts";

const FEATURED = 3;
/** Among so many first members is looked for one whose profile the hero can draw. */
const CANDIDATES = 12;
const POPULAR = 5;
const LATEST = 3;

export const handle: PageHandle = { header: "dark", buttons: "outline", lines: "main" };

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [{ booking, vetting, ...site }, figures, facets, members, articles, popular] =
    await Promise.all([
      getSite(db),
      countFigures(db),
      getMemberFacets(db),
      listFeaturedMembers(db, CANDIDATES),
      listLatestArticles(db, LATEST),
      listPopularTechnologies(db, POPULAR),
    ]);
  const technologies = facets.technologies.map(({ slug, name }) => ({ slug, name }));
  const drawn = members.find(isHeroMember);
  // Who is drawn in the hero is not shown again right below, unless there is hardly anybody else.
  const others = members.filter((member) => member !== drawn);
  const featured = (others.length >= FEATURED ? others : members).slice(0, FEATURED);
  const groups = groupByLetter(technologies);
  return { site, vetting, figures, drawn, featured, popular, articles, groups };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: "Hire vetted software developers",
    description: loaderData?.site.description,
    path: "/",
    structured: (context) => (loaderData ? [toOrganization(loaderData.site, context)] : []),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { site, vetting, figures, drawn, featured, popular, articles, groups } = loaderData;
  return (
    <>
      <Hero
        description={site.description}
        popular={popular}
        technologies={groups.flatMap(({ items }) => items)}
        figures={figures}
        member={drawn}
      />
      <FeaturedDevelopers members={featured} total={figures.developers} />
      <HowWeTest vetting={vetting} members={figures.developers} />
      <Steps />
      <TechnologyIndex groups={groups} />
      <Cost />
      <ForDevelopers />
      <LatestArticles articles={articles} />
      <Questions />
      <LastCall />
    </>
  );
}
