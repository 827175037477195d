import { LatestArticles } from "#app/blog/articles/latest-articles.tsx";
import type { OverlapData } from "#app/developers/shared-hours/overlap-counts.ts";
import type { VettedCounts } from "#app/developers/stats/vetted-counts.ts";
import type { MemberReference } from "#app/developers/stored-members.service.server.ts";
import type { LetterGroup } from "#app/taxonomy/group-by-letter.ts";
import type { ArticleCard } from "#contract/content/article.ts";
import type { HomeTexts } from "#contract/content/site.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { Vetting } from "#contract/members/vetting.ts";
import { CallToAction } from "./call-to-action.tsx";
import { ClientWords } from "./client-words.tsx";
import { Cost } from "./cost.tsx";
import { FeaturedDevelopers } from "./featured-developers.tsx";
import { ForDevelopers } from "./for-developers.tsx";
import { HowWeTest } from "./how-we-test.tsx";
import { Questions } from "./questions.tsx";
import { SharedHours } from "./shared-hours.tsx";
import { Steps } from "./steps.tsx";
import { TechnologyIndex } from "./technology-index.tsx";

type BelowHeroProps = {
  home: Partial<HomeTexts>;
  featured: readonly MemberCard[];
  /** Members of the site. */
  total: number;
  vetting: Vetting | undefined;
  vetted: VettedCounts;
  checked: { slug: string; name: string } | undefined;
  references: readonly MemberReference[];
  overlap: OverlapData;
  groups: readonly LetterGroup<{ slug: string; name: string }>[];
  articles: readonly ArticleCard[];
};

/** The home page below its first screen, which hydrates once the page is used. */
export function BelowHero(props: BelowHeroProps) {
  const { home, featured, total, vetting, vetted, checked } = props;
  return (
    <>
      <FeaturedDevelopers members={featured} total={total} />
      <HowWeTest vetting={vetting} counts={vetted} example={checked} />
      <ClientWords references={props.references} />
      <SharedHours overlap={props.overlap} />
      <Steps steps={home.steps} />
      <TechnologyIndex groups={props.groups} />
      <Cost text={home.cost} />
      <ForDevelopers texts={home.for_developers} />
      <LatestArticles articles={props.articles} />
      <Questions questions={home.questions} />
      <CallToAction heading={home.closing} />
    </>
  );
}
